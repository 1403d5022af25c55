"""What people write of themselves: names of every script, without what has no shape or would disturb what follows."""

import unicodedata

LONGEST = 24  # characters of a name
UNSEEN = {"Cf", "Zs", "Mn", "Mc", "Me"}  # by themselves; what is too young for our tables (Cn) may well be seen
STACKED = 4  # accents and vowel signs on one letter; more would hang over other lines
SHAPELESS = {"Cc", "Cs", "Co", "Zl", "Zp"}
BLANK = set("\u115f\u1160\u2800\u3164\uffa0")  # letters and symbols by their class, but nothing to see
TURNING = set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")  # the direction of all that follows
RIGHT_TO_LEFT = {"R", "AL", "AN"}
ISOLATE, RELEASE = "\u2068", "\u2069"  # what stands between them has a direction of its own
JOINER = "\u200d"


def plain(text: str) -> str:
    """Words in one spelling, without characters that have no shape or that turn the direction of all that follows."""
    if text.isascii() and text.isprintable():
        return text
    kept, stacked = [], 0
    for sign in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(sign)
        stacked = stacked + 1 if kind in ("Mn", "Me") else 0
        if stacked <= STACKED:
            kept.append(" " if _has_no_shape(sign, kind) else sign)
    return "".join(kept)


def _has_no_shape(sign: str, kind: str) -> bool:
    number = ord(sign)
    no_character = 0xFDD0 <= number <= 0xFDEF or number & 0xFFFE == 0xFFFE
    return kind in SHAPELESS or sign in TURNING or sign in BLANK or no_character


def name_in(text: str) -> str:
    """The name of a player as somebody has written it, on one line and not too long; empty when nothing can be seen."""
    name = shortened(" ".join(plain(text).split()), LONGEST)
    return name if any(unicodedata.category(sign) not in UNSEEN for sign in name) else ""


def shortened(text: str, most: int) -> str:
    """The beginning of a text; what looks like one sign, as a flag or a letter with its accents, is not cut in two."""
    end = min(most, len(text))
    while 0 < end < len(text) and _belongs_before(text, end):
        end -= 1
    return text[:end].rstrip()


def _belongs_before(text: str, place: int) -> bool:
    sign, before = text[place], text[:place]
    if unicodedata.category(sign)[0] == "M" or JOINER in (sign, before[-1]):
        return True
    if "\U0001f3fb" <= sign <= "\U0001f3ff" or "\U000e0020" <= sign <= "\U000e007f":  # skin, and letters of a flag
        return True
    letters = len(before) - len(before.rstrip("".join(map(chr, range(0x1F1E6, 0x1F200)))))
    return "\U0001f1e6" <= sign <= "\U0001f1ff" and letters % 2 == 1


def isolated(name: str) -> str:
    """A name as it goes into a sentence that is read from left to right: one of another direction stays by itself."""
    turns = any(unicodedata.bidirectional(sign) in RIGHT_TO_LEFT for sign in name)
    return f"{ISOLATE}{name}{RELEASE}" if turns else name
