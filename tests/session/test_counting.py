"""Statistics counted match by match come to the same as counted at once."""

from fiveup_desktop.session import Statistics
from tests.session.play import ANN, BEN, play_out


def test_only_the_last_step_brings_them_and_a_bad_file_hides_nothing(qtbot, library):
    for _ in range(2):
        play_out(qtbot, library.new_match([ANN, BEN]))
    (library.folder / "00000000-0000-4000-8000-000000000000.fiveup").write_text("nothing")
    *before, last = library.counting()
    assert before == [1, 2, 3]
    assert isinstance(last, Statistics)
    assert last == library.statistics()
    assert last.matches == 2


def test_an_empty_folder_has_none(library):
    assert [each.matches for each in library.counting()] == [0]
