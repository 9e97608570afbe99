"""Tests of the page of the rule book."""
