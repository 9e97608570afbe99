"""What the settings and their values are called."""

from fiveup_desktop.view.words import Language, Sentences

__all__ = ["CHOICES", "SettingWords"]

CHOICES: dict[str, tuple[object, ...]] = {
    "language": ("system", "en", "zh_CN"),
    "scheme": ("system", "light", "dark"),
    "pips": ("garden", "clear"),
    "text_percent": (100, 125, 150, 200),
    "speed": ("slow", "normal", "fast", "none"),
}
"""The settings with a few values each, in the order in which they are offered."""


class SettingWords(Sentences):
    """Names of settings and of their values."""

    def title(self, name: str) -> str:
        """What a setting is called."""
        return {
            "language": self.tr("Language"),
            "scheme": self.tr("Light or dark"),
            "pips": self.tr("Colours of the pips"),
            "text_percent": self.tr("Text size"),
            "speed": self.tr("Speed"),
            "reduced_motion": self.tr("Nothing moves"),
        }[name]

    def explanation(self, name: str) -> str:
        """What a setting does, where its name does not say it all; else empty."""
        return {
            "pips": self.tr("Clear keeps all six apart for colour-blind eyes."),
            "speed": self.tr("How fast tiles move, and how long the computers wait."),
            "reduced_motion": self.tr("Tiles appear where they belong; what changed is ringed."),
        }.get(name, "")

    def value(self, name: str, value: object) -> str:
        """What a value of a setting is called."""
        if name == "text_percent":
            return f"{value}%"
        return {
            ("language", "system"): self.tr("Like the system", "language"),
            ("language", "en"): Language.ENGLISH.native_name,
            ("language", "zh_CN"): Language.CHINESE.native_name,
            ("scheme", "system"): self.tr("Like the system", "scheme"),
            ("scheme", "light"): self.tr("Light"),
            ("scheme", "dark"): self.tr("Dark"),
            ("pips", "garden"): self.tr("Garden", "pips"),
            ("pips", "clear"): self.tr("Clear", "pips"),
            ("speed", "slow"): self.tr("Slow"),
            ("speed", "normal"): self.tr("Normal"),
            ("speed", "fast"): self.tr("Fast"),
            ("speed", "none"): self.tr("At once"),
        }[name, str(value)]
