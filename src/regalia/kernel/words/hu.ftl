# Words that every game uses.

player = { $number }. játékos
nothing = semmi
list-and = { $first } és { $last }

hint-thinks = A király gondolkodik …
advice = Győzelmi esély: { $chance }%, várható pontszám: { $points }.
reason-later = Később térül meg.
reason-even = Alig különbözik a többitől.
