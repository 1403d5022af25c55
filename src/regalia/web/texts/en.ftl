# The table in the browser, in English.

skip = To the table
language = Language
go = Go
trouble = That did not work
to-lobby = To the lobby

## Lobby

lobby-title = A seat at court
lobby-text = Four royal-court games for family and friends: at one screen, each on a phone, or over the net.
lobby-open = Your tables
lobby-new = A new table
lobby-seats = { $low } to { $high } players
lobby-who = Who plays?
lobby-seat = Seat { $number }
lobby-name = Name of seat { $number }
lobby-preset = Edition
lobby-options = Individual rules
as-preset = as in the edition
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
about-kingsburg = Win the ear of the King's advisors with dice, build up your province, and hold the border for five winters.
about-rival_kings = Play your characters in secret, steal actions, settle conflicts, and pair subjects with their buildings.
about-royals = Place your nobles in the courts of Europe, unseat your rivals, and collect titles and bonuses.
about-paladins = Gather workers, faith, strength and influence to defend the western frontier.
table-over = over
table-going = going on

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
big-screen = Public view for a big screen
bot-plays = { $seat } is a bot.
bot-lost = { $seat } ran out of time; a page plays on.

## Table

board = Board
waiting-for = { $seats } to choose.
waiting-seats =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
curtain-title = It is { $seat }'s turn.
curtain-lift = I am { $seat }: show my side
undo = Take back
offline = The table cannot be reached just now; the connection will come back by itself.
rule = Rule
hurry = No pauses
log = What happened
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
seed-text = The random seed was { $seed }. Anybody can verify it with the record.
download = Download the record
rematch = Once more
replay = Watch it again
replay-at = After choice
replay-seat = Seen by
spectator = everybody
play-on = Play on from here
