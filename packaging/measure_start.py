"""What tests/perf/child.py measures (bare|game), as a bundle: packaging/built-check runs it in each form."""

import multiprocessing
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.perf.child import bare, game

if __name__ == "__main__":
    # A worker process of the bundle comes in here.
    multiprocessing.freeze_support()
    {"bare": bare, "game": game}[sys.argv[1]]()
