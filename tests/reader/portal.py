"""Whether the game follows a desktop that asks for less motion: against a settings portal of our own.

python3 -m tests.reader.portal          (needs python3-dbus and python3-gi)
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading

from .desk import PYTHON, ROOT, within_bus

LISTENER = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from fiveup_desktop.resources import translations_path
from fiveup_desktop.view.theme import Theme
from fiveup_desktop.view.theme.system_motion import SystemMotion
from fiveup_desktop.view.words import Words
app = QApplication(["x"])
theme = Theme(Words(translations_path()))
motion = SystemMotion(theme)
motion.ask()
said = []
def look():
    if not said or said[-1] != theme.reduced_motion:
        said.append(theme.reduced_motion)
        print(theme.reduced_motion, flush=True)
    if len(said) == 3:
        app.quit()
timer = QTimer(); timer.timeout.connect(look); timer.start(30)
app.exec()
"""


def main() -> int:
    """Tell what the game made of True, then False, then True; 0 if it followed."""
    import dbus
    import dbus.service
    from dbus.mainloop.glib import DBusGMainLoop
    from gi.repository import GLib

    DBusGMainLoop(set_as_default=True)

    class Portal(dbus.service.Object):
        @dbus.service.method("org.freedesktop.portal.Settings", in_signature="ss", out_signature="v")
        def Read(self, space, name):
            if name == "reduced-motion":
                return dbus.UInt32(1, variant_level=1)
            raise dbus.DBusException("no such setting", name="org.freedesktop.portal.Error.NotFound")

        @dbus.service.signal("org.freedesktop.portal.Settings", signature="ssv")
        def SettingChanged(self, space, name, value):
            pass

    bus = dbus.SessionBus()
    name = dbus.service.BusName("org.freedesktop.portal.Desktop", bus)
    portal = Portal(bus, "/org/freedesktop/portal/desktop")
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    game = subprocess.Popen(
        [str(PYTHON), "-c", LISTENER], cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
    )
    loop, said = GLib.MainLoop(), []
    changes = {1: dbus.UInt32(0), 2: dbus.UInt32(1)}

    def listen() -> None:
        for line in game.stdout:
            word = line.strip() == "True"
            if not said and not word:
                continue  # before the answer
            said.append(word)
            if (value := changes.get(len(said))) is not None:
                GLib.idle_add(portal.SettingChanged, "org.freedesktop.appearance", "reduced-motion", value)
        loop.quit()

    threading.Thread(target=listen, daemon=True).start()
    GLib.timeout_add_seconds(20, loop.quit)
    loop.run()
    game.kill()
    game.wait()
    del name
    print(f"asked for less motion, for more, for less: {said}")
    return int(said[:2] != [True, False])


if __name__ == "__main__":
    within_bus()
    sys.exit(main())
