"""Headless commands, English only: referee and simulate. No Qt."""
