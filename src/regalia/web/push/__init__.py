"""Web Push: calls people who have no page open, by the host's own keys, if the host switches it on."""
