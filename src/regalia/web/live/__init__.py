"""What changes while people look: links, panels, the log, and the difference that a browser is sent."""
