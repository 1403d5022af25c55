# The table in the browser, in English.

skip = To the table
language = Language
go = Go
trouble = That did not work
to-lobby = To the lobby

## When something goes wrong

trouble-away = The tables cannot be reached just now, and nothing was changed. Try again in a moment.
trouble-unwritten = This cannot be written down just now, and nothing was changed. Try again in a moment.
trouble-stale = The table has moved on. Have another look at it.
trouble-taken = This seat is taken.
trouble-invitation = This invitation is not for a seat at this table.
trouble-not-yours = This is not your seat.
trouble-opponent = There is no opponent “{ $kind }”.
trouble-not-yet = The game begins when everybody has sat down.
trouble-undo = This cannot be taken back any more.
trouble-no-plea = Nobody asks you for anything now.
trouble-over = The game is over.
trouble-present = Somebody is replaced only after { $minutes } minutes without a connection.
trouble-talk = Only those who sit at the table can talk.
trouble-talk-slowly = Slowly, please: let the others get a word in.
trouble-full = All tables of this house are taken. Try again later.
trouble-slowly = Slowly, please: too many messages at once.
trouble-nothing = This cannot be done here.
trouble-long = A message has at most { $most } characters.
trouble-no-table = There is no such table. Perhaps the address was cut off.
trouble-other-site = This form came from another site.
trouble-form = This form is too large.
trouble-many-tables = You have opened { $most } tables within an hour. Take a break, then open another one.
trouble-move = This link has expired or has been used. Make a new one on your first device.
trouble-many-moves = You have made { $most } links for other devices within an hour. Use one of them, or wait a little.
trouble-many-links = You have { $most } tables open at once. Close one of them, then look again.
trouble-address-tables = From your address { $most } tables have been opened within an hour. Take a break, then open another one.
trouble-address-links = From your address { $most } tables are open at once. Close one of them, then look again.
trouble-address-pages = From your address many pages have been asked for at once. Wait a moment, then try again.
trouble-not-over = This can be seen when the game is over.
trouble-not-sat = Only those who sat at this table can do this.
trouble-other-version = This table comes from another version. It can be read, and played on at a new table.
trouble-unreadable = This table comes from another version, and this one cannot read it.
trouble-impossible = This is not possible now.
trouble-hints-off = At this table nobody asks the king.
trouble-hint-nothing = There is nothing to choose for this seat now.
trouble-hint-thinks = The king is still thinking.
trouble-hint-busy = The king is wanted at other tables. Ask him again in a moment.
trouble-seats = { $title } is for { $low } to { $high } seats, not for { $seats }.
trouble-no-game = There is no game “{ $name }” here.

## Moving to another device

move-title = Play on another device
move-text = Open this link on the other device, or scan the code. It works once, for a quarter of an hour, and brings your tables and seats along.
move-here = Your tables and seats are coming to this device.
move-button = Play on here
end-title = Sign out everywhere else
end-text = If a device is lost, or somebody else has used your link: all other devices lose your tables and seats at once. On this one they stay.
end-button = Sign out all other devices
end-done = Done: your tables are on this device alone now.

## Settings

settings = Settings
theme = Light
theme-auto = as on this device
theme-light = by day
theme-dark = by night
scenes = Great moments
scenes-normal = at an easy pace
scenes-slow = slow
scenes-fast = fast
scenes-off = off
scene-skip = Any key or click: go on
scene-tap = Tap: go on
motion = Motion
motion-auto = as on this device
motion-calm = calm
careful = Before a final choice
careful-yes = ask me once more
careful-no = do not ask
close = Close

## Lobby

lobby-title = A seat at court
lobby-text = Royal-court games for family and friends: at one screen, each on a phone, or over the net.
lobby-open = Your tables
lobby-away = Tables put away
put-away = Put away
bring-back = Bring back
lobby-new = A new table
lobby-who = Who plays?
lobby-seat = Seat { $number }
lobby-name = Name of seat { $number }
lobby-preset = Way of playing
lobby-options = Individual rules
as-preset = as above
lobby-no-hints = No hints
lobby-no-hints-text = Nobody at this table can ask what the king would do.
lobby-start = Take your seats
seat-none = nobody
seat-me = me
seat-here = somebody here
seat-link = a friend by link
opponent-random = Random opponent
opponent-greedy = Greedy opponent
opponent-page = Page (friendly)
opponent-squire = Squire (easy)
opponent-knight = Knight (sound)
opponent-duke = Duke (strong)
opponent-king = King (feared)
edition-title = About this edition
edition-text = { $rulebook } printed values come from the rulebook, { $reported } are reported by public sources, { $reconstructed } are reconstructed by us.
table-over = over
table-going = going on
table-other = from another version
courtiers = Lawrence, Beatrice, Gregory, Sophia, Martin
table-yours = your turn
seat-person = a person
seat-away = away

## Joining

join-text = You are invited to take seat { $number }.
your-name = Your name
sit-down = Sit down
invite-title = Invite your friends
invite-seat = Seat { $number }
copy = Copy
seats = Seats
hand-over = Let an opponent play for me
take-back = I play again
replace = Let an opponent play for { $seat }
return = { $seat } shall play again
big-screen = Public view for a big screen
bot-plays = { $seat } is a bot.
bot-lost = { $seat } ran out of time; a page plays on.
earlier-rules = The rules have been corrected since this table was opened. It goes on under today's rules.
earlier-values = Printed values have been corrected since this table was opened. It keeps those it began with.

## Table

board = Board
waiting-for = Waiting for { $seats }.
waiting-seats =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
curtain-title = It is { $seat }'s turn.
curtain-lift = I am { $seat }: show my side
other-title = This table comes from another version.
other-text = { $fit } of its { $total } choices fit today's rules; you see it as it was after the last of them.
other-on = It is played on here
undo = Take back
undo-ask = Ask to take back
plea-waits = Not answered yet: { $seats }.
plea-agree = I agree
plea-refuse = I do not agree
plea-withdraw = I no longer ask
offline = The table cannot be reached just now; the connection will come back by itself.
rule = Rule
hint = What would the king do?
hint-title = The king's advice
hurry = No pauses
online = connected
story = The last choices
story-back = Choice before
story-on = Next choice
log-new = new
luck-sealed = The luck of this game is fixed already; its seal is { $seal }. After the game everybody can see that nobody changed it.
options-fold = Options
find-pieces = Show on the board
choose-on-board = Choose on the board.
options-list = List ({ $count })
put-back = Choose anew
rule-title = The rule behind this question
rules-all = All rules
confirm-title = Are you sure?
confirm-text = This cannot be taken back.
confirm-yes = Yes, I choose this
confirm-undo = Since that choice something was drawn, rolled or revealed. You can still take it back; the log will say so.
confirm-undo-yes = Yes, take it back
confirm-no = No, back
confirm-never = Do not ask again on this device
log = What happened
others = The others
tab-log = Log
tab-chat = Talk
keys = Keys
keys-numbers = 1 to 9: choose an option
keys-list = L: open or close the list of options
keys-space = Space: the board alone, and back
keys-undo = U: take back
keys-hint = H: ask the king
keys-rule = R: the rule behind the question
keys-story = Arrow keys: step through what happened
keys-replay = P: play the replay, or pause it
keys-escape = Esc: put down what was picked, close what is open
keys-sheet = ?: this sheet
chat = Talk
chat-label = Say something
send = Send
say-hello = Hello!
say-well-played = Well played!
say-thanks = Thank you.
say-one-moment = One moment, please.
say-oops = Oops.
say-good-game = A good game!

## After the game

over = The game is over.
score-sheet = The chronicle
winners =
    { $count ->
        [0] Nobody has won.
        [one] { $seats } has won.
       *[other] The victory is shared: { $seats }.
    }
total = Total
chart = Points in the course of the game
verified = Verified: the seed, every choice and the scores fit the seal that was shown before the game ({ $seal }).
seed-text = The random seed was { $seed }. Anybody can verify it with the record.
download = Download the record
rematch = Once more
replay = Watch it again
replay-at = After choice
replay-seat = Seen by
replay-play = Play
replay-stop = Pause
replay-pace = Speed
replay-slow = slow
replay-normal = normal
replay-fast = fast
spectator = everybody
play-on = Play on from here

## The rulebook

book-title = { $game }: the rulebook
book-find = Search the rulebook
book-found = Passages found:
book-none = Nothing found. Try another word, or a part of it.
book-print = Print
book-whole = All on one page
book-contents = Contents
book-neighbours = Pages before and after
book-back = Back
book-next = Next
book-for = These rules:
book-usual-rules = the usual rules
book-own-rules = rules chosen singly
book-read-on = Read on in the rulebook
book-why = the rule of this
book-open = The rulebook
trouble-no-page = The rulebook of { $title } has no such page.

## The hall

hall-play = Play
hall-learn = Learn
hall-invite = Invite
hall-set = Set up
hall-seats = { $low }–{ $high } players
hall-minutes = { $low }–{ $high } min
hall-you = You
hall-levels = How the opponents play
hall-add = Who else?
hall-add-opponent = an opponent
hall-remove = Take seat { $number } away
hall-changes = What is different?
level-page = page
level-squire = squire
level-knight = knight
level-duke = duke
level-king = king
plays-page = Takes what looks best at first sight and overlooks half of what is possible. Right for a first game.
plays-squire = Thinks a little ahead, but overlooks much, above all what pays off late.
plays-knight = Plays with care and overlooks little. For those who know the game.
plays-duke = Thinks far ahead and overlooks almost nothing.
plays-king = Considers everything and thinks furthest ahead. Now and then you wait for him a moment.
tables-go-on = Go on playing
tables-all = All tables: { $count }
tables-turns =
    { $count ->
        [one] your turn at one
       *[other] your turn at { $count }
    }
tables-find = Search by name or game
tables-game = Game
tables-all-games = All games
tables-search = Search
tables-none = There is no such table here.
tables-later = Later tables
tables-earlier = Earlier tables
ago-now = just now
ago-minutes =
    { $count ->
        [one] one minute ago
       *[other] { $count } minutes ago
    }
ago-hours =
    { $count ->
        [one] one hour ago
       *[other] { $count } hours ago
    }
ago-days =
    { $count ->
        [one] yesterday
       *[other] { $count } days ago
    }
offline-title = There is no connection.
offline-text = Your tables are safe: everything you chose is kept at the table. As soon as the connection is back, you can go on.
offline-again = Try again
call-sound = Sound
call-turn = Your turn
call-offer = Shall this device call you when it is your turn and you are looking elsewhere?
call-yes = Yes, please
call-no = No

## Living cards

keys-card = I: what a piece is, and why not now; arrow keys go on to the next
card-keep = Press I to keep this open
card-more = In the rulebook: { $title }
trouble-no-piece = There is no such thing on this table.

## The guided first game

learn = Learn: a guided first game
guide = The guide
guide-step = Step { $number } of { $total }
guide-next = Next
guide-again = Again
guide-leave = Leave the guide
guide-return = Bring the guide back
keys-guide = N: the next page of the guide
guide-lit = The guide would choose this.
guide-heed = Show me what you would do
guide-insist = I want it all the same
guide-rest = Let a page play on for me
trouble-no-lesson = { $title } has no such guided game.
trouble-unguided = This is not a guided game.

# Players of the house.
plays-house = A player that the host of this house has brought.
trouble-player-unfit = { $name } cannot play at a table like this.

## The room

hall-room = On the television
begin-those =
    { $count ->
        [one] Begin alone
       *[other] Begin with the { $count } of us
    }
begin-opponents =
    { $count ->
        [one] Let an opponent take the free seat
       *[other] Let opponents take the free seats
    }
room-title = Take a seat with your phone
room-text = Scan the code, type your name, sit down. The game begins as soon as every seat is taken, or when one of you says so.
room-free = free
room-join = There is a seat for you at this table.
room-local = This server can only be reached from this machine. Start it with make play, or with regalia serve --host 0.0.0.0, and the phones in your network get in.
room-back = Back to your own side, or just to watch: scan this.
room-turn = On turn: { $seats }
trouble-all-taken = All seats of this table are taken.
trouble-begun = The game has begun; only an opponent can take a free seat.

## The feed of the own turns

feed-title = Regalia: your turns
feed-turn = { $game }: it is your turn
feed-with =
    { $count ->
        [0] You play alone.
       *[other] With { $names }.
    }
feed-text = For games over days: a feed reader tells you when it is your turn. The address is for you alone; it ends when you sign out all other devices.
feed-link = Feed of your turns

## Calling devices

trouble-no-push = This host calls nobody who has no page open.
trouble-push-keys = This device cannot be called: its keys are not those of a browser.
trouble-push-address = This device cannot be called: its push service has no public address.

## Clocks for friends

trouble-clock = There is no such clock.
clock = A clock
clock-text = For friends who want one. Whoever runs out of time is reminded; after half as much again a knight plays on until that player is back. Nobody loses a seat.
clock-none = no clock
clock-seconds =
    { $count ->
        [one] { $count } second a move
       *[other] { $count } seconds a move
    }
clock-minutes =
    { $count ->
        [one] { $count } minute a move
       *[other] { $count } minutes a move
    }
clock-days =
    { $count ->
        [one] { $count } day a move
       *[other] { $count } days a move
    }
clock-late = Your time ran out, and a knight plays for you.
clock-call = Your time is over
clock-left = { $seat } has { $left } left.

## The own history

history = Your history
history-none = No game has been finished yet. Finish one, or read in a history from another device.
history-total =
    { $games ->
        [one] One game finished, { $wins } won.
       *[other] { $games } games finished, { $wins } won.
    }
history-medals = Medals
history-games = Games
history-wins = Won
history-average = Average
history-amount = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
history-best = Best
history-seats = Seats
history-against = Against
history-all = all together
history-chart = Points of one game after another
history-list = All games: { $count }
history-day = Day
history-points = Points
history-won = Won
history-imported = from a file
history-people = people
history-alone = nobody
history-along = Take it along
history-along-text = Save your history as a file and read it in on another device or at another house. What is known there already is not counted twice.
history-save = Save as a file
history-file = A history that was saved
history-read = Read in
history-new =
    { $count ->
        [one] One game was new.
       *[other] { $count } games were new.
    }
medal-win = First win: { $game }.
medal-full = First win at a full table: { $game }.
medal-best = Best so far: { $points } points at { $game }.
medal-king = First win against a king: { $game }.
trouble-history = This is no history that Regalia has saved.
trouble-history-large = A history has at most { $most } KB.
trouble-history-games = A history has at most { $most } games.
trouble-history-game = Game { $number } of this history is damaged; nothing was read in.

## The page for whoever hosts

host = For whoever hosts
host-ask = The server has printed a key at its start. It also lies in the file host.key of the data folder.
host-key = Key
host-open = Open
host-running = Tables that go on
host-finished = Tables finished
host-away = Tables that became records
host-held = Tables at hand
host-links = Live links
host-busy = Opponents thinking
host-waiting = Thoughts waiting
host-choices = Choices since the start
host-quick = 95 % of updates within
host-version = Version
host-keeping = Old tables
host-keeping-text = Finished tables become records in the data folder after so many days, and are then taken out of the database. 0 keeps them for ever. What goes on is never touched.
host-days = Days
host-set = Set
host-zip-text = A file with all records so far, and those of the { $count } tables that ended longest ago:
host-zip = Save records
host-limits = Limits in force
trouble-host = This is for whoever hosts. Show the key first.
trouble-host-key = This is not the key of this house.
trouble-host-tries = That was too often. Wait a minute before you try another key.
trouble-host-days = Tables are kept for 0 to { $most } days.

## Pace

pace = Opponents’ pauses
pace-quick = Quick
pace-usual = Usual
pace-slow = Slow

## Puzzles from real games

puzzles = Puzzles
puzzles-text = Moments of real games in which one choice is clearly best, and it is not the one that catches the eye.
puzzles-all = All puzzles
puzzle-today = Puzzle of the day
puzzle-title = Puzzle { $number }
puzzle-score = Your score:
puzzle-hint = Hint
puzzle-hint-text = It is not what looks best at first sight: { $option }.
puzzle-solution = Show the solution
puzzle-shown = The solution
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-easy = easy
puzzle-fair = fair
puzzle-hard = hard
trouble-no-puzzle = There is no such puzzle.
trouble-no-option = This is not one of the options.

## The review page

review-link = Review: choices and luck
review-explain = Each curve is a player's chance to win, as those who were to choose could judge it. It changes by choices, by what they lost against the best option, and by luck wherever something was rolled, drawn or turned over. The books balance: start, choices and luck add up to the end.
review-curve = Chances over the game
review-books = Where the chances went
review-making = The game is being weighed: choice { $done } of { $total }. This takes a minute; you may leave and come back.
review-not-made = Nobody who sat at this table has asked for a review yet.
review-board = The board then
review-wait = The board is being laid …
review-replay = In the replay
review-back = Back to the table
review-causes = What moved the chances most
review-cause-luck = After choice { $number }: luck
review-cause-choice = Choice { $number }: { $seat }
trouble-review-not-over = Only a finished game can be reviewed.
trouble-review-elsewhere = Several people still play on from this game at another table. The review can be seen when they have finished.

## Limits on the page for hosts

host-limits-text = What you set here counts at once and outlives a restart. An empty field stands for the number of the start.
host-limits-start = These are set when the server starts, by regalia serve:
limit-tables-per-hour = New tables in an hour for one browser
limit-links-per-guest = Tables that one browser has open at once
limit-tables-per-address = New tables in an hour for one address
limit-links-per-address = Tables that one address has open at once
limit-pages-per-minute = Pages in a minute for one address
trouble-host-limit = { $option } is a whole number from { $least } to { $most }.

## A sentence that was cut

story-whole = Tell it whole
story-mine = What concerns you
log-latest = New events
scene-again = Show this moment again
scene-sum =
    { $kind ->
        [won] { $seat } in all: gains { $take }.
        [lost] { $seat } in all: loses { $give }.
       *[both] { $seat } in all: gains { $take }, loses { $give }.
    }
scene-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }

## Several ways to what was pointed at

chosen-before = already chosen
choose-again = Point again to take the first way, or choose:
choose-otherwise = In another way
