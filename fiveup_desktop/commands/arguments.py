"""The arguments of the program: what can be asked of it, read into frozen options.

Only these are read: Qt's own (`-platformpluginpath`, `-stylesheet` ...) never reach it. An argument that does
not fit ends the program with one line and status 2.
"""

from __future__ import annotations

import re
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, NoReturn

from fiveup_desktop import __version__
from fiveup_desktop.players import ALL_LEVELS, DEFAULT_LEVEL
from fiveup_desktop.rules import entity_count
from fiveup_desktop.rules.scoring import PLAYER_COUNTS

PROGRAM: Final = "fiveup-desktop"
SPEEDS: Final = ("slow", "normal", "fast", "none")
LANGUAGES: Final = ("en", "zh_CN")
THEMES: Final = ("light", "dark")
LARGEST_SIDE: Final = 16384
"""Pixels: the longest side of a picture."""
SMALLEST_SCALE: Final = 0.25
LARGEST_SCALE: Final = 8.0
MOST_PIXELS: Final = 100_000_000
"""Of a picture, in device pixels: 400 MB while it is painted."""


class RefereeOptions(NamedTuple):
    """What `referee` is asked: which files to judge, whether as JSON, and whether to lay the table out."""

    files: tuple[str, ...]
    as_json: bool
    poses: bool


class SimulateOptions(NamedTuple):
    """What `simulate` is asked; `levels` has one for each seat, as they sit in the first match."""

    players: int
    levels: tuple[str, ...]
    matches: int
    seed: int
    jobs: int
    out: Path | None
    as_json: bool
    timing: bool


class WindowOptions(NamedTuple):
    """What the window is asked; None and False where nothing was said.

    With `demo`, `players` and `levels` (one for each seat) are always there. `size` is in pixels, width
    first; `scale` is device pixels for each of them.
    """

    file: Path | None = None
    demo: bool = False
    players: int | None = None
    levels: tuple[str, ...] | None = None
    seed: int | None = None
    speed: str | None = None
    screenshots: Path | None = None
    exit: bool = False
    screenshot: Path | None = None
    page: str | None = None
    size: tuple[int, int] | None = None
    scale: float | None = None
    theme: str | None = None
    language: str | None = None
    data_dir: Path | None = None


Options = RefereeOptions | SimulateOptions | WindowOptions


def parse(arguments: Sequence[str]) -> Options:
    """The options that `arguments` (without the program's name) ask for.

    Raises SystemExit: with status 2 after one line of complaint, 0 after help or version.
    """
    if arguments[:1] == ["referee"]:
        found = _referee_parser().parse_intermixed_args(arguments[1:])
        return RefereeOptions(tuple(found.files), found.as_json, found.poses)
    if arguments[:1] == ["simulate"]:
        return _simulate_options(arguments[1:])
    # The usual start need not wait for a parser.
    return _window_options(arguments) if arguments else WindowOptions()


def refuse(message: str, command: str | None = None) -> NoReturn:
    """End the program as a wrong argument does: for values that only its user can judge."""
    _Parser(prog=PROGRAM if command is None else f"{PROGRAM} {command}").error(message)


class _Parser(ArgumentParser):
    """Answers a wrong argument with one line, and takes no abbreviations."""

    def __init__(self, prog: str, **more: Any) -> None:
        super().__init__(prog=prog, allow_abbrev=False, **more)

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {' '.join(message.split())}\n")


# referee


def _referee_parser() -> _Parser:
    parser = _Parser(
        f"{PROGRAM} referee",
        description="Replay match records under the rules and tell what comes of them.",
        epilog="Exit status 0; 1 if a file is not a valid record, which never stops the others.",
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="a match record (.fiveup)")
    parser.add_argument("--json", dest="as_json", action="store_true", help="one JSON object a file, a line")
    parser.add_argument("--poses", action="store_true", help="also where the tiles lie after each action")
    return parser


# simulate


def _simulate_parser() -> _Parser:
    parser = _Parser(
        f"{PROGRAM} simulate", description="Let computer players play whole matches, and count who wins."
    )
    add = parser.add_argument
    add("--players", type=int, choices=PLAYER_COUNTS, required=True, help="how many play")
    add("--levels", type=_levels, required=True, metavar="A,B[,..]", help=_LEVELS_HELP)
    add("--matches", type=_positive, required=True, metavar="M", help="a multiple of the number of sides")
    add("--seed", type=int, required=True, metavar="S", help="the same seed gives the same matches")
    add("--jobs", type=_positive, default=1, metavar="J", help="how many processes share the work")
    add("--out", type=Path, metavar="DIR", help="an empty or new folder for the match records")
    add("--json", dest="as_json", action="store_true", help="answer with one JSON object")
    add("--timing", action="store_true", help="tell the CPU seconds that the play took")
    return parser


def _simulate_options(arguments: Sequence[str]) -> SimulateOptions:
    parser = _simulate_parser()
    found = parser.parse_args(arguments)
    found.levels = _seated(parser, found.levels, found.players)
    sides = entity_count(found.players)
    if found.matches % sides:
        parser.error(f"--matches {found.matches} is no multiple of {sides}, the number of sides")
    if found.out is not None and not _is_new_or_empty(found.out):
        parser.error(f"--out {str(found.out)!r} is not an empty or new folder")
    return SimulateOptions(**vars(found))


def _is_new_or_empty(folder: Path) -> bool:
    try:
        return not any(folder.iterdir())
    except FileNotFoundError:
        return True
    except OSError:
        return False


def _seated(parser: _Parser, levels: tuple[str, ...], players: int) -> tuple[str, ...]:
    """One level a seat; at 4 players two do, one a partnership."""
    if players not in PLAYER_COUNTS:
        parser.error(f"--levels names {len(levels)} of them; 2 to 4 can play")
    if players == 4 and len(levels) == 2:
        return levels * 2
    if len(levels) != players:
        wanted = "4 levels, or 2 (one a partnership)" if players == 4 else f"{players} levels"
        parser.error(f"--levels names {len(levels)} of them; {players} players need {wanted}")
    return levels


# The window


def _window_parser() -> _Parser:
    parser = _Parser(
        PROGRAM,
        description="Exact 61 Five Up, the dominoes game, in a window.",
        epilog=f"Without a window: '{PROGRAM} referee --help' and '{PROGRAM} simulate --help'.",
    )
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE.fiveup", help="a match to open")
    parser.add_argument("--language", choices=LANGUAGES, help="the language of this start")
    parser.add_argument("--theme", choices=THEMES, help="the colours of this start")
    parser.add_argument("--data-dir", type=_folder, metavar="DIR", help="where matches and settings are kept")
    parser.add_argument("--seed", type=int, metavar="S", help="of the demo, or of what a page shows")
    demo = parser.add_argument_group("demo")
    demo.add_argument("--demo", action="store_true", help="a match between computer players")
    demo.add_argument("--players", type=int, choices=PLAYER_COUNTS, help="how many play")
    demo.add_argument("--levels", type=_levels, metavar="A,B[,..]", help=_LEVELS_HELP)
    demo.add_argument("--speed", choices=SPEEDS, help="how fast actions follow each other")
    demo.add_argument(
        "--screenshots", type=Path, metavar="DIR", help="a picture of each round's end goes here"
    )
    demo.add_argument("--exit", action="store_true", help="print the result after one match, and end")
    page = parser.add_argument_group("picture of a page")
    page.add_argument("--screenshot", type=Path, metavar="PNG", help="render a page to a file, and end")
    page.add_argument("--page", metavar="NAME", help="which page")
    page.add_argument("--size", type=_size, metavar="WxH", help="in pixels, such as 1280x800")
    page.add_argument("--scale", type=_scale, metavar="F", help="device pixels for each pixel")
    return parser


_NEEDS: Final = {
    "demo": ("players", "levels", "speed", "screenshots", "exit"),
    "screenshot": ("page", "size", "scale"),
}
"""Options that mean something only beside another one."""


def _window_options(arguments: Sequence[str]) -> WindowOptions:
    parser = _window_parser()
    found = parser.parse_args(arguments)
    for main, others in _NEEDS.items():
        for other in others:
            if getattr(found, other) not in (None, False) and not getattr(found, main):
                parser.error(f"--{other} is for --{main}")
    if found.seed is not None and not (found.demo or found.screenshot):
        parser.error("--seed is for --demo or --screenshot")
    if sum([found.file is not None, found.demo, found.screenshot is not None]) > 1:
        parser.error("a file, --demo and --screenshot exclude each other")
    _check_picture(parser, found.size, found.scale)
    if found.demo:
        found.players = found.players or (len(found.levels) if found.levels else max(PLAYER_COUNTS))
        found.levels = _seated(parser, found.levels or (DEFAULT_LEVEL,) * found.players, found.players)
    return WindowOptions(**vars(found))


def _check_picture(parser: ArgumentParser, size: tuple[int, int] | None, scale: float | None) -> None:
    """Refuse a picture of so many pixels that the machine would choke on them."""
    width, height = [round(side * (scale or 1.0)) for side in size or (1, 1)]
    if width * height > MOST_PIXELS:
        parser.error(f"{width}x{height} pixels, by --size and --scale, are more than {MOST_PIXELS}")


# Values


def _levels(text: str) -> tuple[str, ...]:
    levels = tuple(text.split(","))
    for level in levels:
        if level not in ALL_LEVELS:
            raise ArgumentTypeError(f"there is no level {level!r}; there are {', '.join(ALL_LEVELS)}")
    return levels


_LEVELS_HELP: Final = f"one a seat, or two at 4 players: {', '.join(ALL_LEVELS)}"


def _folder(text: str) -> Path:
    """A folder must be named: no name would mean wherever one happens to be."""
    if not text:
        raise ArgumentTypeError("it needs the name of a folder")
    return Path(text)


def _positive(text: str) -> int:
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise ArgumentTypeError(f"{text!r} is not a whole number from 1")
    return number


def _size(text: str) -> tuple[int, int]:
    matched = re.fullmatch(r"([0-9]{1,5})x([0-9]{1,5})", text)
    size = (int(matched[1]), int(matched[2])) if matched else (0, 0)
    if not all(0 < side <= LARGEST_SIDE for side in size):
        raise ArgumentTypeError(f"{text!r} is not a size such as 1280x800, each side at most {LARGEST_SIDE}")
    return size


def _scale(text: str) -> float:
    try:
        scale = float(text)
    except ValueError:
        scale = 0.0
    if not SMALLEST_SCALE <= scale <= LARGEST_SCALE:
        raise ArgumentTypeError(f"{text!r} is not a number from {SMALLEST_SCALE:g} to {LARGEST_SCALE:g}")
    return scale
