"""python -m tests.session.instance FOLDER: one running game of two.

It says `writer` or `reader`, waits for a line, brings in the match that lies beside the folder, says `kept`
or `not kept` and why, waits for the end of its input, and ends.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from fiveup_desktop.session import KeepingError, Library, LocalThinker, MatchStore


def main() -> None:
    application = QCoreApplication([])
    library = Library(MatchStore(Path(sys.argv[1])), LocalThinker())
    print("writer" if library.is_writer else "reader", flush=True)
    sys.stdin.readline()
    try:
        library.import_file(Path(sys.argv[1]).parent / "match.fiveup")
        print("kept", flush=True)
    except KeepingError as error:
        print("not kept:", error.trouble.reason.value, flush=True)
    sys.stdin.readline()
    library.close()
    del application


if __name__ == "__main__":
    main()
