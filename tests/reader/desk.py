"""A screen nobody sees, a bus, and the program on them. What was started is ended by its own id."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path

ROOT = Path(__file__).parents[2]
PYTHON = ROOT / ".venv/bin/python"
PATIENCE_S = 60.0
"""How long to wait for what must come: it ends a run that hangs, and decides nothing."""


def within_bus(languages: Iterable[str] = ()) -> None:
    """Begin again inside a session bus of our own, unless that was done.

    Where `languages` are given and no argument names one, each has a process and a bus of its own: the second
    program on one bus is not always found.
    """
    if "READER_BUS" in os.environ:
        return
    command = [sys.executable, "-m", sys.modules["__main__"].__spec__.name]
    if languages and not sys.argv[1:]:
        raise SystemExit(max([subprocess.call([*command, each]) for each in languages]))
    os.environ["READER_BUS"] = "1"
    os.execvp("dbus-run-session", ["dbus-run-session", "--", *command, *sys.argv[1:]])


def wait(done: Callable[[], object], what: str, pause_s: float = 0.05):
    """What `done` answers, as soon as it is true; AssertionError after a long while."""
    deadline = time.monotonic() + PATIENCE_S
    while not (answer := done()):
        assert time.monotonic() < deadline, f"has not come: {what}"
        time.sleep(pause_s)
    return answer


def _created(file: Path) -> str:
    return str(json.loads(file.read_text())["meta"]["created"])


class Desk:
    """Screen, accessibility bus and a folder of data; `start` and `kill` the program as often as you like."""

    def __init__(self, language: str, settings: dict[str, object]) -> None:
        self.language = language
        self._folder = tempfile.TemporaryDirectory()
        self.data = Path(self._folder.name)
        told = {"language": language, "speed": "none"} | settings
        (self.data / "settings.json").write_text(json.dumps(told))
        self._others: list[subprocess.Popen[bytes]] = []
        self.program: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Desk:
        read, write = os.pipe()
        screen = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24"]
        self._others.append(subprocess.Popen(screen, pass_fds=[write], stderr=subprocess.DEVNULL))
        os.environ["DISPLAY"] = f":{os.read(read, 16).decode().strip()}"
        launcher = ["/usr/libexec/at-spi-bus-launcher", "--launch-immediately"]
        self._others.append(subprocess.Popen(launcher, stderr=subprocess.DEVNULL))
        time.sleep(0.5)
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        for other in reversed(self._others):
            other.terminate()
            other.wait()
        self._folder.cleanup()

    def start(self) -> None:
        """Start the program."""
        environment = {**os.environ, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "QT_QPA_PLATFORM": "xcb"}
        command = [str(PYTHON), "-m", "fiveup_desktop", "--data-dir", str(self.data)]
        self.program = subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.DEVNULL)

    def kill(self) -> None:
        """End the program as a power cut does."""
        if self.program is not None:
            self.program.kill()
            self.program.wait()
            self.program = None

    @property
    def is_running(self) -> bool:
        """Whether the program has not ended by itself."""
        return self.program is not None and self.program.poll() is None

    @property
    def _files(self) -> list[Path]:
        """The records, the first that was begun first."""
        return sorted((self.data / "matches").glob("*.fiveup"), key=_created)

    @property
    def actions(self) -> int:
        """How many actions are on disk."""
        return sum(len(each["actions"]) for each in self.rounds)

    @property
    def rounds(self) -> list[dict[str, object]]:
        """The rounds of the match on disk."""
        return json.loads(self._files[0].read_text())["rounds"] if self._files else []

    def winner(self) -> object:
        """Who has won the first match that is over, as the referee says; None while none is."""
        command = [str(PYTHON), "-m", "fiveup_desktop", "referee", "--json", *map(str, self._files)]
        told = subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
        winners = [json.loads(line)["winner"] for line in told.stdout.splitlines()]
        return next((winner for winner in winners if winner is not None), None)
