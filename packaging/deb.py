"""Build the Debian package: python packaging/deb.py WHEEL (packaging/deb calls it; it needs dpkg-deb).

The game with a private, trimmed Qt in /usr/lib/fiveup-desktop, run by the system's own python3.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from email.utils import formatdate
from pathlib import Path

from icons import APP, MATCH, make_all
from qt_parts import MODULES, TRANSLATIONS, is_kept_plugin

ROOT = Path(__file__).resolve().parent.parent
LINUX = ROOT / "packaging" / "linux"
STAGE = ROOT / "build" / "deb"
NAME = "fiveup-desktop"
APP_ID = "io.github.fiveup_desktop"
PRIVATE = f"usr/lib/{NAME}"

LIBRARIES = {
    "ld-linux-x86-64.so.2": "libc6 (>= 2.35)",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libc.so.6": "libc6 (>= 2.35)",
    "libdbus-1.so.3": "libdbus-1-3",
    "libdl.so.2": "libc6 (>= 2.35)",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0 | libglib2.0-0t64",
    "libgthread-2.0.so.0": "libglib2.0-0 | libglib2.0-0t64",
    "libm.so.6": "libc6 (>= 2.35)",
    "libpthread.so.0": "libc6 (>= 2.35)",
    "libstdc++.so.6": "libstdc++6 (>= 12)",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
"""What provides each library that ours load, on Debian 12 (| Debian 13)."""

OPTIONAL_LIBRARIES = {
    "libcups.so.2": "libcups2 | libcups2t64",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
"""The same for what only a plugin loads, which Qt does without."""

LAUNCHER = f"""#!/usr/bin/python3
import sys

sys.path.insert(0, "/{PRIVATE}")

from fiveup_desktop.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
"""

POSTINST = f"""#!/bin/sh
set -e
if [ "$1" = configure ]; then
    py3compile -p {NAME} /{PRIVATE}
fi
"""
PRERM = f"""#!/bin/sh
set -e
py3clean -p {NAME} /{PRIVATE}
"""


def install(wheel: Path, site: Path) -> None:
    """Install the wheel and what it needs into SITE: from the registry, in the pinned versions."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "-q", "--no-compile"]
    pip += ["--no-deps", "--target", str(site)]
    subprocess.run([*pip, "--require-hashes", "-r", str(ROOT / "requirements" / "run.txt")], check=True)
    shutil.rmtree(site / "bin")
    subprocess.run([*pip, str(wheel)], check=True)


def needed(file: Path) -> list[str]:
    """Return the SONAMEs that a library asks for."""
    told = subprocess.run(["readelf", "-d", file], capture_output=True, text=True, check=True).stdout
    return re.findall(r"\(NEEDED\).*\[(.*)\]", told)


def trim(site: Path) -> list[str]:
    """Leave only what the game needs of Qt in SITE; return the packages that the rest depends on."""
    qt = site / "PySide6" / "Qt"
    wanted = [site / "PySide6" / f"{module}.abi3.so" for module in MODULES]
    wanted.append(site / "shiboken6" / "Shiboken.abi3.so")
    plugins = [each for each in qt.glob("plugins/*/*.so") if is_kept_plugin(each.parent.name, each.name)]
    kept, outside = closure([*wanted, *plugins], [qt / "lib", site / "PySide6", site / "shiboken6"])
    kept |= {qt / "translations" / name for name in TRANSLATIONS}
    for package in ("PySide6", "shiboken6"):
        kept |= {*(site / package).glob("*.py"), *(site / package / "support").glob("*.py")}
        for file in [each for each in (site / package).rglob("*") if not each.is_dir()]:
            if file not in kept:
                file.unlink()
    for folder in [site / "bin", *site.glob("*.dist-info")]:
        shutil.rmtree(folder, ignore_errors=True)
    for folder in sorted(site.rglob("*"), reverse=True):
        if folder.is_dir() and not any(folder.iterdir()):
            folder.rmdir()
    unknown = outside - LIBRARIES.keys() - OPTIONAL_LIBRARIES.keys()
    if unknown:
        raise RuntimeError(f"no package is known for {', '.join(sorted(unknown))}")
    return sorted({LIBRARIES[name] for name in outside if name in LIBRARIES})


def closure(files: list[Path], folders: list[Path]) -> tuple[set[Path], set[str]]:
    """Return FILES with all of FOLDERS that they load, and the SONAMEs that come from elsewhere."""
    kept: set[Path] = set()
    outside: set[str] = set()
    todo = list(files)
    while todo:
        file = todo.pop()
        if file in kept:
            continue
        kept.add(file)
        for name in needed(file):
            found = [folder / name for folder in folders if (folder / name).exists()]
            todo += found[:1]
            outside |= set() if found else {name}
    return kept, outside


def write(path: Path, text: str, mode: int = 0o644) -> None:
    """Write a text file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    path.chmod(mode)


def packed(path: Path, text: str) -> None:
    """Write a text file as Debian wants it, compressed and without a time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def desktop_files(version: str, date: str) -> None:
    """Menu entry, metainfo, type of match files, icons, manual page."""
    share = STAGE / "usr" / "share"
    make_all(share / "icons")
    for kind in ("ico", "icns"):
        (share / "icons" / f"{NAME}.{kind}").unlink()
    scalable = share / "icons" / "hicolor" / "scalable"
    for source, kind, name in ((APP, "apps", NAME), (MATCH, "mimetypes", MATCH.stem)):
        (scalable / kind).mkdir(parents=True)
        shutil.copy(source, scalable / kind / f"{name}.svg")
    metainfo = (LINUX / f"{NAME}.metainfo.xml.in").read_text("utf-8")
    metainfo = metainfo.replace("@VERSION@", version).replace("@DATE@", date)
    write(share / "metainfo" / f"{APP_ID}.metainfo.xml", metainfo)
    write(share / "applications" / f"{NAME}.desktop", (LINUX / f"{NAME}.desktop").read_text("utf-8"))
    write(share / "mime" / "packages" / f"{NAME}.xml", (LINUX / f"{NAME}.mime.xml").read_text("utf-8"))
    packed(share / "man" / "man6" / f"{NAME}.6.gz", (LINUX / f"{NAME}.6").read_text("utf-8"))


def documents(version: str, seconds: int) -> None:
    """Copyright, changelog, and what lintian is told to overlook."""
    share = STAGE / "usr" / "share"
    write(share / "doc" / NAME / "copyright", (LINUX / "copyright").read_text("utf-8"))
    entry = (
        f"{NAME} ({version}) stable; urgency=medium\n\n  * See .docs/changelog.md in the sources.\n\n"
        f" -- The Five Up Desktop authors <authors@fiveup-desktop.invalid>  {formatdate(seconds)}\n"
    )
    packed(share / "doc" / NAME / "changelog.gz", entry)
    write(share / "lintian" / "overrides" / NAME, (LINUX / "lintian-overrides").read_text("utf-8"))


def control(version: str, depends: list[str]) -> None:
    """The files of the package's own description."""
    files = [each for each in sorted(STAGE.rglob("*")) if each.is_file() and "DEBIAN" not in each.parts]
    size = sum(-(-each.stat().st_size // 1024) for each in files)
    text = (LINUX / "control.in").read_text("utf-8")
    for key, value in {
        "VERSION": version,
        "SIZE": str(size),
        "DEPENDS": ", ".join(["python3 (>= 3.11)", *depends]),
        "RECOMMENDS": ", ".join(sorted({*OPTIONAL_LIBRARIES.values(), "xdg-utils"})),
    }.items():
        text = text.replace(f"@{key}@", value)
    write(STAGE / "DEBIAN" / "control", text)
    sums = [f"{hashlib.md5(each.read_bytes()).hexdigest()}  {each.relative_to(STAGE)}\n" for each in files]
    write(STAGE / "DEBIAN" / "md5sums", "".join(sums))
    write(STAGE / "DEBIAN" / "postinst", POSTINST, 0o755)
    write(STAGE / "DEBIAN" / "prerm", PRERM, 0o755)


def build(wheel: Path) -> Path:
    """Build the package of a wheel; return its path."""
    version = wheel.name.split("-")[1]
    seconds = last_change()
    os.environ["SOURCE_DATE_EPOCH"] = str(seconds)
    shutil.rmtree(STAGE, ignore_errors=True)
    site = STAGE / PRIVATE
    install(wheel, site)
    depends = trim(site)
    write(STAGE / "usr" / "games" / NAME, LAUNCHER, 0o755)
    desktop_files(version, f"{datetime.fromtimestamp(seconds, UTC):%F}")
    documents(version, seconds)
    tidy_modes()
    control(version, depends)
    target = ROOT / "dist" / f"{NAME}_{version}_amd64.deb"
    options = ["--root-owner-group", "-Zxz", "-z9"]
    subprocess.run(["dpkg-deb", "--build", *options, str(STAGE), str(target)], check=True)
    return target


def last_change() -> int:
    """Return when the sources were changed last, in seconds: the same sources give the same package."""
    told = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, check=True)
    return int(told.stdout)


def tidy_modes() -> None:
    """Programs may be run and folders entered by all, written by nobody else."""
    for path in STAGE.rglob("*"):
        is_program = path.is_dir() or path.parent.name == "games"
        path.chmod(0o755 if is_program else 0o644)


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    print(build(Path(sys.argv[1])))
