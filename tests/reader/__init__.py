"""The game without a picture: whole matches through the accessibility tree, and by keys alone.

Commands, run by the system's Python (they need its pyatspi, and nothing of the game but its program):

    python3 -m tests.reader.match [en|zh_CN]     a match by AT-SPI; killed and continued on the way
    python3 -m tests.reader.keys [en|zh_CN]      a match by xdotool's keys; no mouse
    python3 -m tests.reader.lesson [en|zh_CN]    the first lesson by AT-SPI
    python3 -m tests.reader.portal               less motion where the desktop asks for it
    python3 -m tests.reader.transcript LANGUAGE FILE    what is said in one whole round

Debian: apt install xvfb xdotool dbus at-spi2-core python3-pyatspi. `.venv` must be set up.
"""
