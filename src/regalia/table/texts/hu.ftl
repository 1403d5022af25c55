# Az asztal a terminálban, magyarul.

ask = { $seat }, válassz:
commands = Számmal vagy névvel választhatsz.  u vissza · b tábla · l napló · h tanács · ? szabály, ? 1 egy lehetőségé, ? NÉV mi ez, és miért nem · s FÁJL mentés · q kilépés
wrong-number = Válassz egy számot 1 és { $count } között.
no-undo = Ez már nem vonható vissza: közben a véletlen döntött, titok derült ki, vagy már más is választott.
no-rule = Ehhez nincs leírt szabály.
saved = Másolat mentve: { $file }.
curtain = { $seat }, ülj a billentyűzethez, és nyomd meg az Entert.
curtain-done = Az elrejtéshez nyomd meg az Entert.
score-sheet = Pontozólap
total = Összesen
winners =
    { $count ->
        [0] Senki sem győzött.
        [one] { $seats } győzött.
       *[other] Megosztott győzelem: { $seats }.
    }
seed = A játék magja { $seed } volt; a regalia verify { $file } parancs igazolja.
left = A játék mentve: { $file }. Folytatás: regalia play --resume { $file }
