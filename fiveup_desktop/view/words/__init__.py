"""Words: both languages, and the sentences that values are told in. How to write strings: `language`."""

from .language import Language, Sentences, Words

__all__ = ["Language", "Sentences", "Words"]
