"""The tag of a seat: the name comes before the backs, which are only an ornament of the count."""

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtWidgets import QWidget

from fiveup_desktop.view.table import seat_tag
from fiveup_desktop.view.table.lettering import Lettering
from fiveup_desktop.view.table.measures import Place, extent_of, measure
from fiveup_desktop.view.table.seat_tag import SeatTag, TagState


@pytest.fixture
def written(theme, qtbot, monkeypatch):
    """Shows a tag at the top; returns what it wrote with the px it had for it, and how many backs it drew."""

    def show(name, count, score_raw=0, width=220.0):
        parent = QWidget()
        qtbot.addWidget(parent)
        letters = Lettering(theme)
        texts, backs = {}, []
        write = seat_tag.write

        def note(painter, rect, text, font, *rest):
            texts[text] = rect.width()
            return write(painter, rect, text, font, *rest)

        monkeypatch.setattr(seat_tag, "write", note)
        monkeypatch.setattr(seat_tag, "paint_back", lambda painter, rect, colours: backs.append(rect))
        tag = SeatTag(Place.TOP, letters, parent)
        tag.set_plate(QRectF(100, 20, width, 40))
        tag.set_state(TagState(name, 0, count, True, score_raw))
        tag.grab()
        monkeypatch.undo()
        return letters, texts, backs

    return show


@pytest.mark.parametrize("count", range(1, 16))
@pytest.mark.parametrize("name", ["Ro", "Rowan", "Bartholomeus"])
def test_a_name_of_up_to_twelve_letters_stands_whole(written, name, count):
    letters, texts, _ = written(name, count)
    assert letters.width(name, seat_tag.Role.BODY, True) <= texts[name] + 0.5


def test_backs_fill_what_is_left_and_never_more_than_there_are_tiles(written):
    few, many = written("Ro", 3)[2], written("Ro", 15)[2]
    assert len(few) == 3
    assert 3 < len(many) <= 7
    assert len(written("Bartholomeus", 15)[2]) < len(many)


def test_a_narrow_tag_has_no_backs_rather_than_no_name(written):
    letters, texts, backs = written("Rowan", 7, width=130.0)
    assert letters.width("Rowan", seat_tag.Role.BODY, True) <= texts["Rowan"] + 0.5
    assert len(backs) < 7


@pytest.mark.parametrize("size", [(1280, 688), (1920, 1048), (880, 528)])
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("percent", [80, 100, 125, 150, 200])
def test_name_and_points_stand_inside_the_plate_at_every_text_size(
    theme, qtbot, monkeypatch, percent, players, size
):
    theme.set_text_percent(percent)
    parent = QWidget()
    qtbot.addWidget(parent)
    letters = Lettering(theme)
    extent = extent_of(QSize(*size), percent / 100)
    letters.more = extent.more
    written = []
    monkeypatch.setattr(seat_tag, "write", lambda painter, rect, text, *rest: written.append(rect) or 0.0)
    for place, plate in measure(QSizeF(size[0] * 0.65, size[1]), players, extent).tags.items():
        tag = SeatTag(place, letters, parent)
        tag.set_plate(QRectF(QPointF(20, 20), plate.size()))
        tag.set_state(TagState("Rowan", 0, 7, True, 10))
        written.clear()
        tag.grab()
        assert len(written) >= 3
        assert min(rect.top() for rect in written) >= -1
        assert max(rect.bottom() for rect in written) <= tag.height() + 1
