"""The match record: reading, checking, canonical writing, and the crash-safe store. No Qt."""
