"""The headless commands, run as a program and in parts."""
