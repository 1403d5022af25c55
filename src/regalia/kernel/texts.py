"""Texts: the words of a game and of the table in one language, through Fluent."""

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from threading import Lock
from typing import Any

from regalia.kernel.errors import Trouble
from regalia.kernel.position import Phrase

LANGUAGES = ("hu", "en", "de", "fr", "nl", "es")
FALLBACK = "en"  # what a game says that has no texts in the language of the reader
WORDS = Path(__file__).parent / "words"
MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # how a message or a term begins
USED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")  # what it may use: others, or functions, which nobody finds


@cache
def available(folder: Path) -> list[str]:
    """The languages in which a folder has texts."""
    return [language for language in LANGUAGES if (folder / f"{language}.ftl").exists()]


class _Messages:
    """The messages of one language. Each is parsed when it is first said: all of them would take half a second."""

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        from fluent.runtime import FluentBundle  # where nothing is said, as in workers, it is never loaded

        self.language = language
        self._parsed = FluentBundle([language], use_isolating=False)
        self._unparsed: dict[str, str] = {}
        self._parsing = Lock()
        for folder in folders:
            text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
            heads = list(MESSAGE.finditer(text))
            ends = [head.start() for head in heads[1:]]
            for head, end in zip(heads, [*ends, len(text)], strict=False):
                self._unparsed.setdefault(head[1], text[head.start() : end])

    def __contains__(self, key: str) -> bool:
        return key in self._unparsed or self._parsed.has_message(key)

    def _parse(self, key: str) -> None:
        from fluent.runtime import FluentResource

        text = self._unparsed.pop(key, "")
        if text:
            for used in USED.findall(text):
                self._parse(used)
            self._parsed.add_resource(FluentResource(text))

    def say(self, key: str, arguments: dict[str, Any]) -> str:
        """A message with its arguments."""
        if not self._parsed.has_message(key):
            with self._parsing:
                self._parse(key)
        if not self._parsed.has_message(key):
            raise KeyError(f"no message '{key}' in '{self.language}'")
        pattern = self._parsed.get_message(key).value
        assert pattern is not None, key
        text, errors = self._parsed.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"message '{key}' in '{self.language}': {errors}")
        return str(text)


@cache
def _messages(language: str, folders: tuple[Path, ...]) -> _Messages:
    return _Messages(language, folders)


@lru_cache(maxsize=20000)
def _said(messages: _Messages, key: str, arguments: tuple[tuple[str, Any], ...]) -> str:
    """A message with its arguments: the same few thousand are said over and over."""
    return messages.say(key, dict(arguments))


class Texts:
    """Says things in one language.

    Arguments of a phrase may be numbers and words; besides these, "@id" stands for another message, a list of
    (thing, count) pairs for amounts, and `seat` and `seats` for the names of the players. A folder without texts in
    that language speaks English, by the rules of English.
    """

    def __init__(self, language: str, folders: Sequence[Path], players: Sequence[str] = ()) -> None:
        spoken = {each for folder in folders for each in available(folder)}
        if language not in spoken:
            raise Trouble(f"There are no texts in '{language}'; there is {', '.join(sorted(spoken))}.")
        own = tuple(folder for folder in folders if language in available(folder))
        foreign = tuple(folder for folder in folders if folder not in own)
        self.language = language
        self.players = list(players)
        self.names_said = 0  # how often a player was named
        self._own = _messages(language, (WORDS, *own))
        self._fallback = _messages(FALLBACK, (WORDS, *foreign)) if foreign else self._own

    def say(self, key: str, **arguments: object) -> str:
        """A message with its arguments."""
        return self.phrase((key, arguments)) if arguments else _said(self._messages_with(key), key, ())

    def phrase(self, phrase: Phrase) -> str:
        """A phrase of the game, as a sentence."""
        key, arguments = phrase
        words = [(name, self._word(name, value)) for name, value in arguments.items()]
        return _said(self._messages_with(key), key, tuple(words))

    def _messages_with(self, key: str) -> _Messages:
        return self._own if self._own is self._fallback or key in self._own else self._fallback

    def _word(self, key: str, value: object) -> Any:
        if type(value) is int and key != "seat":  # by far the most, and said by the thousand
            return value
        if key == "seat" and isinstance(value, int):
            return self.player(value)
        if key == "seats" and isinstance(value, list):
            return self.listed([self.player(seat) for seat in value])
        if isinstance(value, str) and value.startswith("@"):
            return self.say(value[1:])
        if isinstance(value, list):
            return self.amounts(value)
        return value

    def player(self, seat: int) -> str:
        """The name of a player."""
        self.names_said += 1
        return self.players[seat] if seat < len(self.players) else self.say("player", number=seat + 1)

    def amounts(self, amounts: Sequence[Sequence[Any]]) -> str:
        """Amounts of things, as in: 1 gold and 2 stone."""
        return self.listed([self.say(f"amount-{thing}", count=count) for thing, count in amounts])

    def listed(self, words: Sequence[str]) -> str:
        """Things one after the other, as in: one, two and three."""
        if len(words) < 2:
            return words[0] if words else self.say("nothing")
        parts = ("first", ", ".join(words[:-1])), ("last", words[-1])  # names of people are no messages, even with an @
        return _said(self._messages_with("list-and"), "list-and", parts)
