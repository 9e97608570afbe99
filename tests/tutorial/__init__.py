"""Tests of the rule book, its figures and its page."""
