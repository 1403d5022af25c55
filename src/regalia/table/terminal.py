"""A match in the terminal: the board, numbered options, undo, save and resume."""

from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from regalia.kernel import catalogue
from regalia.kernel.agenda import Event
from regalia.kernel.card_words import Teller
from regalia.kernel.errors import Trouble
from regalia.kernel.game import SPECTATOR
from regalia.kernel.names import plain
from regalia.kernel.position import IllegalChoice
from regalia.kernel.score_sheet import ScoreLine
from regalia.kernel.texts import Texts
from regalia.players import opponents
from regalia.players.advice import ALONE, advise, argument
from regalia.players.reasons import percent
from regalia.table.match import Match
from regalia.table.notes import phrase_of

FOLDER = Path(__file__).parent / "texts"
COMMANDS = ("q", "u", "b", "l", "h")  # and "? OPTION", "s FILE"


def is_command(answer: str) -> bool:
    """Whether what was typed is no choice."""
    return answer.lower() in COMMANDS or answer.lower().startswith(("?", "s "))


class Closed(Exception):
    """The person has left: by q, by closing the terminal, or by Ctrl-C."""

    def __init__(self, wanted: bool) -> None:
        super().__init__()
        self.wanted = wanted


class TerminalTable:
    """One match, played at one keyboard."""

    def __init__(self, match: Match, language: str, file: Path, console: Console) -> None:
        self.match = match
        self.file = file
        self.console = console
        self.texts = Texts(language, [FOLDER, match.game.folder / "texts"], list(map(plain, match.players)))
        self.teller = Teller(match.game, match.game.nearest(match.setup).switches, self.texts)
        self.told = len(match.events)
        self.private: dict[int, list[Event]] = {}
        self.at_keyboard = -1

    def play(self) -> None:
        """Play until the game is over or the person leaves."""
        self.match.record.save(self.file)
        self.tell()
        while self.match.position.waiting:
            seat = self.next_seat()
            if self.match.kinds[seat] in opponents.KINDS:
                self.match.opponent_chooses(seat)
            else:
                self.person_chooses(seat)
            self.match.record.save(self.file)
            self.tell()
        self.show_result()

    def next_seat(self) -> int:
        """Opponents first: a person need not wait for them."""
        position = self.match.position
        waiting = [seat for seat in range(int(position.seats)) if position.waits(seat)]
        return next((seat for seat in waiting if self.match.kinds[seat] in opponents.KINDS), waiting[0])

    # What is shown.

    def viewer(self, seat: int) -> int:
        """Whose view is drawn: with several people and open hands only what all may see."""
        if len(self.match.humans()) > 1 and not self.match.game.secret_hands:
            return SPECTATOR
        return seat

    def tell(self) -> None:
        """Say what has happened since the last time; private news waits for its owner."""
        humans = self.match.humans()
        for events in self.match.events[self.told :]:
            for event in events:
                if event.seen_by(SPECTATOR):
                    self.console.print("  " + self.sentence(event), style="dim", highlight=False)
                else:
                    for seat in humans:
                        if event.seen_by(seat):
                            self.private.setdefault(seat, []).append(event)
        self.told = len(self.match.events)

    def sentence(self, event: Event) -> str:
        """An event in words."""
        return self.texts.phrase((event.kind, event.details))

    def draw(self, seat: int) -> None:
        """The board as a seat may see it."""
        view = self.match.game.view(self.match.position, self.viewer(seat))
        self.console.print(self.match.game.draw(view, self.texts))

    def curtain(self, seat: int) -> None:
        """Before something hidden is shown, the right person must sit at the keyboard."""
        several = len(self.match.humans()) > 1
        hidden = self.match.game.secret_hands or seat in self.private
        if several and hidden and self.at_keyboard != seat:
            self.console.clear()
            self.read(self.texts.say("curtain", seat=seat))
        self.at_keyboard = seat
        for event in self.private.pop(seat, []):
            self.console.print("  " + self.sentence(event), style="bold yellow", highlight=False)
            if several and not self.match.game.secret_hands:
                self.read(self.texts.say("curtain-done"))
                self.console.clear()

    # What is asked.

    def person_chooses(self, seat: int) -> None:
        """Ask until one option is chosen."""
        self.curtain(seat)
        self.draw(seat)
        while True:
            self.show_options(seat)
            answer = self.read(self.texts.say("ask", seat=seat)).strip()
            if is_command(answer):
                if self.command(answer, seat):
                    return
                continue
            option = self.option_of(answer, seat) if answer else None
            if option is not None:
                self.match.choose(seat, option)
                return

    def show_options(self, seat: int) -> None:
        """The question and its options, numbered."""
        position = self.match.position
        self.console.print(Rule(Text(self.texts.phrase(position.prompt(seat)), style="bold"), align="left"))
        lines = []
        for number, option in enumerate(position.options(seat), 1):
            text = Text(f"{number:>3} ", style="bold")
            text.append(self.texts.phrase(position.phrase(seat, option)), style="not bold")
            lines.append(text)
        self.console.print(
            Columns(lines, padding=(0, 2), column_first=True) if len(lines) > 6 else Text("\n").join(lines)
        )
        self.console.print(self.texts.say("commands"), style="dim", highlight=False)

    def option_of(self, answer: str, seat: int) -> int | None:
        """The option meant by a number or a name; None after saying what is wrong."""
        position = self.match.position
        offer = list(position.options(seat))
        if answer.isdigit():
            if 1 <= int(answer) <= len(offer):
                return int(offer[int(answer) - 1])
            self.complain(self.texts.say("wrong-number", count=len(offer)))
            return None
        try:
            return int(position.named(seat, answer))
        except IllegalChoice as error:
            self.complain(self.why_not(seat, error))
            return None

    def why_not(self, seat: int, error: IllegalChoice) -> str:
        """Why a choice is refused: what stands in its way, and what the rulebook says of it."""
        if error.option < 0:
            return str(error)
        sentence = self.teller.refusal(self.match.position, seat, error.option)
        return f"{sentence} {self.teller.quoted(error.rule)}".replace("*", "").strip()

    def command(self, answer: str, seat: int) -> bool:
        """Carry out a command; True when the question must be asked anew from the beginning."""
        word = answer.lower()
        if word == "q":
            raise Closed(wanted=True)
        if word == "u":
            return self.undo(seat)
        if word == "b":
            self.draw(seat)
        elif word == "l":
            self.show_log(seat)
        elif word == "h":
            self.show_hint(seat)
        elif word.startswith("?"):
            self.show_rule(seat, answer[1:].strip())
        elif word.startswith("s "):
            self.save_as(Path(answer[2:].strip()).expanduser())
        return False

    def undo(self, seat: int) -> bool:
        """Take back the last choice."""
        if not self.match.undo(seat):
            self.complain(self.texts.say("no-undo"))
            return False
        self.told = len(self.match.events)
        self.private.clear()
        self.console.print(self.texts.phrase(phrase_of(self.match.record.notes[-1])), style="bold")
        return True

    def save_as(self, path: Path) -> None:
        """Keep a copy of the game."""
        try:
            self.match.record.save(path)
        except Trouble as trouble:
            self.complain(str(trouble))
            return
        self.console.print(self.texts.say("saved", file=str(path)), highlight=False, soft_wrap=True)

    def show_log(self, seat: int) -> None:
        """All that happened since this seat's choice before the last."""
        own = [number for number, mark in enumerate(self.match.marks) if mark.seat == seat]
        start = own[-2] + 1 if len(own) > 1 else 0
        for events in self.match.events[start:]:
            for event in events:
                if event.seen_by(self.viewer(seat)):
                    self.console.print("  " + self.sentence(event), highlight=False)

    def show_rule(self, seat: int, named: str) -> None:
        """The rule behind the question, or behind one of its options."""
        if named and not named.isdigit() and self.show_card(seat, named):
            return
        position = self.match.position
        option = self.option_of(named, seat) if named else -1
        if option is None:
            return
        rule = position.option_rule(seat, option) if named else position.prompt_rule(seat)
        text = f"{rule}: {catalogue.text(rule)}" if rule else self.texts.say("no-rule")
        self.console.print(text, style="italic", highlight=False)

    def show_card(self, seat: int, named: str) -> bool:
        """What a thing on the table is and why it cannot be chosen now; False if nothing is called like this."""
        view = self.match.game.view(self.match.position, self.viewer(seat))
        told = self.teller.told(view, self.match.position, seat, self.teller.named(view, named))
        if told is None:
            return False
        self.console.print(Text(told.name, style="bold"))
        for line in (*told.does, *told.says, *told.ways):
            self.console.print("  " + line.replace("*", ""), highlight=False)
        for line in told.why_not:
            self.console.print("  " + line, style="bold red", highlight=False)
        return True

    def show_hint(self, seat: int) -> None:
        """What the king would do, with the numbers under which it can be chosen."""
        self.console.print(self.texts.say("hint-thinks"), style="dim")
        position = self.match.position
        offer = list(position.options(seat))
        for found in advise(position, seat, self.match.thought(seat)):
            text = Text(f"{offer.index(found.option) + 1:>3} ", style="bold")
            text.append(self.texts.phrase(position.phrase(seat, found.option)))
            odds = self.texts.say("advice", chance=percent(found.chance), points=round(found.points))
            rival = self.texts.phrase(position.phrase(seat, found.rival)) if found.rival != ALONE else ""
            why = " ".join(map(self.texts.phrase, argument(found.reasons, found.price, rival)))
            text.append(f"  {odds} {why}", style="not bold")
            self.console.print(text)

    def complain(self, sentence: str) -> None:
        """Say what was wrong."""
        self.console.print(sentence, style="bold red", highlight=False)

    def read(self, question: str) -> str:
        """A line from the keyboard."""
        try:
            return self.console.input(Text.assemble((question, "bold"), " "))
        except (EOFError, KeyboardInterrupt):
            raise Closed(wanted=False) from None

    # The end.

    def show_parts(self, lines: list[ScoreLine]) -> None:
        """What the points of a line are made of, seat by seat, where that is told."""
        for line in lines:
            for seat, parts in enumerate(line.parts):
                named = ", ".join(f"{self.texts.phrase(part.words)} {part.points}" for part in parts)
                if named:
                    label = self.texts.say(f"score-{line.source}")
                    self.console.print(f"{self.texts.player(seat)}, {label}: {named}")

    def show_result(self) -> None:
        """The score sheet and the winners."""
        match = self.match
        self.draw(SPECTATOR)
        table = Table(title=self.texts.say("score-sheet"))
        table.add_column("")
        for seat in range(match.setup.seats):
            table.add_column(self.texts.player(seat), justify="right")
        lines = [line for line in match.game.score_sheet(match.position) if any(line.points)]
        for line in lines:
            table.add_row(self.texts.say(f"score-{line.source}"), *map(str, line.points))
        table.add_section()
        table.add_row(self.texts.say("total"), *(str(match.position.score(s)) for s in range(match.setup.seats)))
        self.console.print(table)
        self.show_parts(lines)
        winners = [seat for seat in range(match.setup.seats) if match.position.rank(seat) == 1]
        self.console.print(self.texts.say("winners", seats=winners, count=len(winners)), style="bold")
        for told in (match.game.why_over(match.position), match.game.decision(match.position)):
            if told:
                self.console.print(self.texts.phrase(told))
        seed = self.texts.say("seed", seed=match.setup.seed.hex(), file=str(self.file))
        self.console.print(seed, highlight=False, soft_wrap=True)
