# The table in the terminal, in English.

ask = { $seat }, your choice:
commands = A number or a name chooses.  u undo · b board · l log · h hint · ? rule, ? 1 of an option, ? NAME what something is, and why not · s FILE save a copy · q quit
wrong-number = Choose a number from 1 to { $count }.
no-undo = This cannot be taken back: chance has decided, something hidden was shown, or somebody else has chosen since.
no-rule = No rule is written down for this.
saved = A copy is saved in { $file }.
curtain = { $seat }, take the keyboard and press Enter.
curtain-done = Press Enter to hide it again.
score-sheet = Score sheet
total = Total
winners =
    { $count ->
        [0] Nobody has won.
        [one] { $seats } has won.
       *[other] The victory is shared: { $seats }.
    }
seed = The seed of the game was { $seed }; regalia verify { $file } proves it.
left = The game is saved in { $file }. Go on with: regalia play --resume { $file }
