"""The live table: a match, its record, undo."""
