"""What can be asked, read into options; what cannot, refused with one line and status 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from fiveup_desktop import __version__
from fiveup_desktop.commands.arguments import (
    RefereeOptions,
    SimulateOptions,
    WindowOptions,
    parse,
    refuse,
)


def ask(text):
    return parse(text.split())


SIMULATE = "simulate --players 2 --levels casual,random --matches 4 --seed 7"


def test_referee():
    assert ask("referee a.fiveup --json b.fiveup") == RefereeOptions(("a.fiveup", "b.fiveup"), True, False)
    assert parse(["referee", "--", "./--json"]) == RefereeOptions(("./--json",), False, False)


def test_simulate(tmp_path):
    asked = ask(f"{SIMULATE} --jobs 2 --json --timing --out {tmp_path}")
    assert asked == SimulateOptions(2, ("casual", "random"), 4, 7, 2, tmp_path, True, True)
    asked = ask(f"{SIMULATE} --seed -3 --out {tmp_path}/new")
    assert (asked.seed, asked.jobs, asked.out) == (-3, 1, tmp_path / "new")


def test_at_four_players_two_levels_are_partnerships():
    asked = ask("simulate --players 4 --levels casual,random --matches 2 --seed 1")
    assert asked.levels == ("casual", "random", "casual", "random")
    asked = ask("simulate --players 4 --levels casual,random,random,random --matches 2 --seed 1")
    assert asked.levels == ("casual", "random", "random", "random")


def test_the_window():
    assert parse([]) == WindowOptions()
    assert parse(["a match.fiveup"]) == WindowOptions(file=Path("a match.fiveup"))
    assert ask("--language zh_CN --theme dark --data-dir x") == WindowOptions(
        language="zh_CN", theme="dark", data_dir=Path("x")
    )
    picture = ask("--screenshot a.png --page table --size 1280x800 --scale 2 --seed 3")
    assert picture == WindowOptions(
        screenshot=Path("a.png"), page="table", size=(1280, 800), scale=2.0, seed=3
    )


def test_a_demo_always_has_players_and_levels():
    assert parse(["--demo"]).levels == ("casual",) * 4
    demo = ask("--demo --levels casual,random,casual --seed 61 --speed none --screenshots x --exit")
    assert (demo.players, demo.levels) == (3, ("casual", "random", "casual"))
    assert (demo.speed, demo.screenshots, demo.exit) == ("none", Path("x"), True)
    assert ask("--demo --players 4 --levels casual,random").levels == ("casual", "random") * 2
    assert ask("--demo --players 2").levels == ("casual", "casual")


REFUSED = [
    "referee",
    "referee --poise a",
    "referee --js a",
    "simulate",
    "simulate --players 2",
    f"{SIMULATE} --players 5",
    f"{SIMULATE} --players two",
    f"{SIMULATE} --players 3",
    f"{SIMULATE} --levels casual",
    f"{SIMULATE} --levels casual,",
    f"{SIMULATE} --levels casual,grandmaster",
    f"{SIMULATE} --matches 3",
    f"{SIMULATE} --matches 0",
    f"{SIMULATE} --matches -2",
    f"{SIMULATE} --matches 2.0",
    f"{SIMULATE} --seed x",
    f"{SIMULATE} --jobs 0",
    f"{SIMULATE} --out {Path(__file__).parent}",
    f"{SIMULATE} --out {__file__}",
    f"{SIMULATE} extra",
    "a.fiveup b.fiveup",
    "a.fiveup --demo",
    "a.fiveup --screenshot a.png",
    "--demo --screenshot a.png",
    "--players 3",
    "--levels casual",
    "--exit",
    "--speed none",
    "--screenshots x",
    "--demo --speed warp",
    "--demo --levels casual",
    "--demo --levels casual,casual,casual,casual,casual",
    "--demo --players 3 --levels casual,casual",
    "--seed 3",
    "--page table",
    "--size 10x10",
    "--screenshot a.png --size 10",
    "--screenshot a.png --size 0x10",
    "--screenshot a.png --size 99999x10",
    "--screenshot a.png --scale 0",
    "--screenshot a.png --scale nan",
    "--screenshot a.png --scale 9",
    "--screenshot a.png --scale 0.001",
    "--screenshot a.png --size 16384x16384",
    "--screenshot a.png --size 4000x4000 --scale 8",
    "--language fr",
    "--theme pink",
    "--platform offscreen",
    "-platform offscreen",
    "-stylesheet x.qss",
]


@pytest.mark.parametrize("text", REFUSED)
def test_is_refused_with_one_line(text, capsys):
    with pytest.raises(SystemExit) as ended:
        ask(text)
    told = capsys.readouterr()
    assert (ended.value.code, told.out) == (2, "")
    (line,) = told.err.splitlines()
    assert line.startswith(f"fiveup-desktop{' ' + text.split()[0] if text[:3] in ('ref', 'sim') else ''}: ")


def test_others_can_refuse_in_the_same_way(capsys):
    with pytest.raises(SystemExit) as ended:
        refuse("there is no page 'x'\nat all")
    assert ended.value.code == 2
    assert capsys.readouterr().err == "fiveup-desktop: there is no page 'x' at all\n"


@pytest.mark.parametrize("text", ["--help", "referee --help", "simulate -h"])
def test_help_names_every_argument(text, capsys):
    with pytest.raises(SystemExit) as ended:
        ask(text)
    told = capsys.readouterr().out
    assert ended.value.code == 0
    assert {"--help": "--screenshot PNG", "referee --help": "FILE", "simulate -h": "--jobs J"}[text] in told


def test_version(capsys):
    with pytest.raises(SystemExit) as ended:
        parse(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"fiveup-desktop {__version__}\n"


def test_a_data_folder_has_a_name(capsys):
    with pytest.raises(SystemExit) as ended:
        parse(["--data-dir", ""])
    assert ended.value.code == 2
    assert "needs the name of a folder" in capsys.readouterr().err
