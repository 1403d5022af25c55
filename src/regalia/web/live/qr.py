"""Addresses as drawings for phones."""

import segno


def qr_code(text: str) -> str:
    """An address as a drawing for a phone."""
    return str(segno.make(text, error="m").svg_inline(omitsize=True, dark="#1c1410", light="#fff", border=2))
