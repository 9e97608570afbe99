"""Whether the desktop asks that nothing moves: its settings portal is asked, nobody waits for the answer."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtCore import SLOT, QObject, Qt, Slot
from PySide6.QtWidgets import QApplication

from .theme import Theme

__all__ = ["SystemMotion"]

_SERVICE, _PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
_INTERFACE = "org.freedesktop.portal.Settings"
_REDUCED = ("org.freedesktop.appearance", "reduced-motion")
"""1 where motion is to be reduced."""
_ANIMATIONS = ("org.gnome.desktop.interface", "enable-animations")
"""False where nothing is to be animated; older desktops say only this."""


class SystemMotion(QObject):
    """Tells a theme what the desktop asks for, now and whenever it changes; no answer is no wish.

    Qt 6.11 knows the system's wish for contrast, and none for motion; so the portal is asked as toolkits do.
    """

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._said: dict[tuple[str, str], bool] = {}
        self._watchers: list[QObject] = []

    def ask(self) -> None:
        """Ask, and listen from now on."""
        if sys.platform == "win32":
            self._theme.set_system_reduces(not QApplication.isEffectEnabled(Qt.UIEffect.UI_General))
        elif sys.platform == "linux" and _has_bus():
            self._ask_portal()

    def _ask_portal(self) -> None:
        # Only here: the library of the bus is not read where there is none.
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        heard = SLOT("hear(QString,QString,QDBusVariant)")
        # PySide6 6.11 says that it takes bytes, and takes the text that SLOT gives.
        bus.connect(_SERVICE, _PATH, _INTERFACE, "SettingChanged", self, heard)  # type: ignore[call-overload]
        for key in (_REDUCED, _ANIMATIONS):
            question = QDBusMessage.createMethodCall(_SERVICE, _PATH, _INTERFACE, "Read")
            question.setArguments(list(key))
            watcher = QDBusPendingCallWatcher(bus.asyncCall(question), self)
            watcher.setProperty("key", list(key))
            watcher.finished.connect(self._on_answer)
            self._watchers.append(watcher)

    def _on_answer(self, watcher: QObject) -> None:
        from PySide6.QtDBus import QDBusMessage, QDBusPendingCallWatcher

        assert isinstance(watcher, QDBusPendingCallWatcher)
        answer = watcher.reply()
        if answer.type() == QDBusMessage.MessageType.ReplyMessage and answer.arguments():
            space, name = watcher.property("key")
            self._take((space, name), answer.arguments()[0])
        if watcher in self._watchers:
            self._watchers.remove(watcher)
        watcher.deleteLater()

    @Slot(str, str, "QDBusVariant")
    def hear(self, space: str, name: str, value: object) -> None:
        """The desktop has changed one of its settings."""
        self._take((space, name), value)

    def _take(self, key: tuple[str, str], value: object) -> None:
        while hasattr(value, "variant"):
            value = value.variant()
        if key == _REDUCED:
            self._said[key] = value == 1
        elif key == _ANIMATIONS:
            self._said[key] = value is False
        self._theme.set_system_reduces(any(self._said.values()))


def _has_bus() -> bool:
    """Whether this session has a bus; without one the library would look for it a long time."""
    return "DBUS_SESSION_BUS_ADDRESS" in os.environ or Path(f"/run/user/{os.getuid()}/bus").exists()
