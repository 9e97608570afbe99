"""Renders contact sheets of all pages, to be looked at: languages, schemes, sizes, large text, full tables.

    python -m tests.gui.sheets FOLDER [LOOK ...]

Each look (see `LOOKS`) gives one sheet of all pages of the gallery, `crowded` one of the final boards that
leave least room for a tile, found in random rounds, seen from their settlements. Needs no display.
"""

import os
import random
import subprocess
import sys
import tempfile
from heapq import nlargest
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from fiveup_desktop.app import gallery
from fiveup_desktop.app.house import House
from fiveup_desktop.app.quick import has_begun
from fiveup_desktop.layout import lay_out
from fiveup_desktop.players import policy_of
from fiveup_desktop.rules import Match, SeatView, deal_round
from fiveup_desktop.view.pages.settlement import SettlementDialog


class Look(NamedTuple):
    language: str
    scheme: str
    size: tuple[int, int] = (1280, 720)
    scale: float = 1.0
    text_percent: int = 100


LOOKS = {
    "en-light": Look("en", "light"),
    "en-dark": Look("en", "dark"),
    "zh-light": Look("zh_CN", "light"),
    "zh-dark": Look("zh_CN", "dark"),
    "en-light-1080": Look("en", "light", (1920, 1080)),
    "zh-dark-1080": Look("zh_CN", "dark", (1920, 1080)),
    "en-dark-4k": Look("en", "dark", (1920, 1080), 2.0),
    "zh-light-4k": Look("zh_CN", "light", (1920, 1080), 2.0),
    "en-light-small": Look("en", "light", (1024, 640)),
    "en-light-200": Look("en", "light", text_percent=200),
    "zh-dark-200": Look("zh_CN", "dark", text_percent=200),
    "crowded": Look("en", "light"),
}
ROUNDS_LOOKED_AT = 400
BOARDS = 6
THUMB = QSize(960, 540)
ACROSS = 3


def main(folder: Path, wanted: list[str]) -> int:
    """Render each look in a process of its own: the scale is fixed when Qt starts."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in wanted or list(LOOKS):
        look = LOOKS[name]
        environment = {**os.environ, "QT_SCALE_FACTOR": str(look.scale), "SHEET": name}
        subprocess.run([sys.executable, "-m", "tests.gui.sheets", str(folder)], env=environment, check=True)
    return 0


def render(folder: Path, name: str) -> None:
    """Render one look: a picture for each page, and the sheet of all."""
    pictures = crowded(folder, LOOKS[name]) if name == "crowded" else pages(folder, name)
    sheet(pictures).save(str(folder / f"{name}.png"))
    print(f"{name}: {len(pictures)} pictures", flush=True)


def pages(folder: Path, name: str) -> dict[str, Path]:
    look, made = LOOKS[name], {}
    (folder / name).mkdir(exist_ok=True)
    for page in gallery.PAGES:
        made[page] = folder / name / f"{page}.png"
        with tempfile.TemporaryDirectory() as data, house(Path(data), look) as home:
            assert gallery.take_picture(home, page, 0, look.size, made[page])
    return made


def house(data: Path, look: Look) -> House:
    instead = {"scheme": look.scheme, "language": look.language, "text_percent": look.text_percent}
    made = House(data, instead | {"speed": "none"}, random.Random(0), own_process=False)
    has_begun()
    return made


def crowded(folder: Path, look: Look) -> dict[str, Path]:
    """The final boards with the least room, in either language by turns."""
    made: dict[str, Path] = {}
    (folder / "crowded").mkdir(exist_ok=True)
    for index, (match, width, height) in enumerate(most_crowded(ROUNDS_LOOKED_AT, BOARDS)):
        each = look if index % 2 == 0 else Look("zh_CN", "dark")
        caption = f"{match.players} players, {width:g} x {height:g} units"
        made[caption] = folder / "crowded" / f"{index}.png"
        with tempfile.TemporaryDirectory() as data, house(Path(data), each) as home:
            home.window.resize(*each.size)
            home.window.show()
            ready = gallery._opened(lambda _, m=match: m, (0,), SettlementDialog)(home, 0)
            gallery._wait(ready, 20_000)
            home.window.overlays.top.look_at_table()
            gallery._wait(lambda: False, 300)
            assert home.window.grab().save(str(made[caption]))
    return made


def most_crowded(rounds: int, count: int) -> list[tuple[Match, float, float]]:
    """The ends of random rounds whose tables are shown smallest, with the size of each in tile units."""
    found = []
    for seed in range(rounds):
        match = final(random.Random(seed), 2 + seed % 3)
        board = match.round.board
        if len(board.tiles) >= 20 and not match.is_over:
            left, top, right, bottom = lay_out(board.placements).bounds
            width, height = right - left, bottom - top
            found.append((max(width / 712, height / 448), seed, match, width, height))
    return [entry[2:] for entry in nlargest(count, found, key=lambda entry: entry[:2])]


def final(chance: random.Random, players: int) -> Match:
    match, policy = Match.new(players), policy_of("random")
    match = match.start_round(deal_round(chance, players, None, f"{chance.getrandbits(128):032x}"))
    while match.to_move is not None:
        match = match.play(policy.choose(SeatView.of(match, match.to_move), chance)).after
    return match


def sheet(pictures: dict[str, Path]) -> QImage:
    """All pictures under their names, `ACROSS` in a row."""
    line, gap = 24, 8
    rows = -(-len(pictures) // ACROSS)
    size = QSize(ACROSS * (THUMB.width() + gap), rows * (THUMB.height() + line + gap))
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor("#808080"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for index, (name, path) in enumerate(pictures.items()):
        row, column = divmod(index, ACROSS)
        corner = QPoint(column * (THUMB.width() + gap), row * (THUMB.height() + line + gap))
        painter.drawText(QRect(corner, QSize(THUMB.width(), line)), Qt.AlignmentFlag.AlignVCenter, name)
        painter.drawImage(QRect(corner + QPoint(0, line), THUMB), QImage(str(path)))
    painter.end()
    return image


if __name__ == "__main__":
    if "SHEET" in os.environ:
        render(Path(sys.argv[1]), os.environ["SHEET"])
    else:
        raise SystemExit(main(Path(sys.argv[1]), sys.argv[2:]))
