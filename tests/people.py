"""What people are called: names of every script, and some that are no names at all."""

NAMES = {
    "hungarian": "Győző Űrhajós",
    "japanese": "日本語 太郎",
    "greek": "Ελένη",
    "cyrillic": "Ирина Ёлкина",
    "hebrew": "חנה",
    "arabic": "عبد الله",
    "thai": "สมชาย",
    "devanagari": "नमस्ते",
    "crown": "👑",
    "family": "👩‍👩‍👧‍👦",
    "flag": "🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇭🇺",
    "cookie": 'a=b; c, "d" %41 \\',
    "markup": "[/bold] [red]x",
    "template": "{ $seat } {{ 7 * 7 }}",
    "message": "@undo 3",
}
