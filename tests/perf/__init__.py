"""Benchmarks beside an anchor that is measured in the same run: python -m tests.perf. They fail no build."""
