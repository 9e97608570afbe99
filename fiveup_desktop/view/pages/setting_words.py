"""What the settings and their values are called."""

from collections.abc import Sequence

from fiveup_desktop.view.words import Language, Sentences

__all__ = ["CHOICES", "PLAY_CHOICES", "PLAY_SWITCHES", "SettingWords"]

CHOICES: dict[str, tuple[object, ...]] = {
    "language": ("system", "en", "zh_CN"),
    "scheme": ("system", "light", "dark"),
    "contrast": ("system", "normal", "high"),
    "pips": ("garden", "clear"),
    "text_percent": (80, 100, 125, 150, 200),
    "speed": ("slow", "normal", "fast", "none"),
}
"""The settings with a few values each, in the order in which they are offered."""

PLAY_CHOICES: dict[str, tuple[object, ...]] = {
    "hand_order": ("value", "pips", "doubles", "drawn", "own"),
    "badges": ("always", "hover", "never"),
    "plays_list": ("reader", "always", "never"),
    "announcements": ("all", "short", "none"),
}
PLAY_SWITCHES = ("marks_playable", "forced_alone", "curtain_on_leave")
"""How one plays: they are in the menu, where one plays."""


class SettingWords(Sentences):
    """Names of settings and of their values."""

    def title(self, name: str) -> str:
        """What a setting is called."""
        return {
            "language": self.tr("Language"),
            "scheme": self.tr("Light or dark"),
            "contrast": self.tr("Contrast"),
            "pips": self.tr("Colours of the pips"),
            "text_percent": self.tr("Text size"),
            "speed": self.tr("Speed"),
            "reduced_motion": self.tr("No animation"),
            "hand_order": self.tr("Sort the hand"),
            "badges": self.tr("Numbers at scoring ends"),
            "plays_list": self.tr("List of plays"),
            "announcements": self.tr("Announcements"),
            "marks_playable": self.tr("Mark tiles that fit"),
            "forced_alone": self.tr("Draw and pass without asking"),
            "curtain_on_leave": self.tr("Hide hands when the window is left"),
        }[name]

    def explanation(self, name: str) -> str:
        """What a setting does, where its name does not say it all; else empty."""
        return {
            "pips": self.tr("Clear keeps all six apart for colour-blind eyes."),
            "plays_list": self.tr("All that you can do, with what it earns, beside the table."),
            "announcements": self.tr("What a screen reader says by itself while you play."),
            "speed": self.tr("How fast tiles move, and how long the computers wait."),
            "reduced_motion": self.tr("Tiles appear where they belong; what changed is ringed."),
            "curtain_on_leave": self.tr("With several people at one screen, as between two turns."),
        }.get(name, "")

    def values(self, name: str, values: Sequence[object]) -> list[str]:
        """What values of a setting are called."""
        if name == "text_percent":
            return [f"{value}%" for value in values]
        said = self._all_values()
        return [said[name, str(value)] for value in values]

    def _all_values(self) -> dict[tuple[str, str], str]:
        return {
            ("language", "system"): self.tr("Like the system", "language"),
            ("language", "en"): Language.ENGLISH.native_name,
            ("language", "zh_CN"): Language.CHINESE.native_name,
            ("scheme", "system"): self.tr("Like the system", "scheme"),
            ("scheme", "light"): self.tr("Light"),
            ("scheme", "dark"): self.tr("Dark"),
            ("contrast", "system"): self.tr("Like the system", "contrast"),
            ("contrast", "normal"): self.tr("Normal", "contrast"),
            ("contrast", "high"): self.tr("High", "contrast"),
            ("pips", "garden"): self.tr("Garden", "pips"),
            ("pips", "clear"): self.tr("Clear", "pips"),
            ("hand_order", "value"): self.tr("By value"),
            ("hand_order", "pips"): self.tr("Heaviest first"),
            ("hand_order", "doubles"): self.tr("Doubles first"),
            ("hand_order", "drawn"): self.tr("As drawn"),
            ("hand_order", "own"): self.tr("By hand"),
            ("badges", "always"): self.tr("Always"),
            ("badges", "hover"): self.tr("Under the pointer only"),
            ("badges", "never"): self.tr("Never"),
            ("plays_list", "reader"): self.tr("With a screen reader"),
            ("plays_list", "always"): self.tr("Always"),
            ("plays_list", "never"): self.tr("Never"),
            ("announcements", "all"): self.tr("Everything"),
            ("announcements", "short"): self.tr("In short"),
            ("announcements", "none"): self.tr("Nothing"),
            ("speed", "slow"): self.tr("Slow"),
            ("speed", "normal"): self.tr("Normal"),
            ("speed", "fast"): self.tr("Fast"),
            ("speed", "none"): self.tr("At once"),
        }
