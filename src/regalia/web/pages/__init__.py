"""Pages and forms: the lobby, a table, devices, and files that a browser keeps."""
