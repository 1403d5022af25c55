# Az asztal a böngészőben, magyarul.

skip = Ugrás az asztalhoz
language = Nyelv
go = Mehet
trouble = Ez nem sikerült
to-lobby = A kezdőlapra

## Ha valami nem sikerül

trouble-away = Az asztalok most nem érhetők el, és semmi sem változott. Próbáld újra egy kis idő múlva.
trouble-unwritten = Ezt most nem lehet feljegyezni, és semmi sem változott. Próbáld újra egy kis idő múlva.
trouble-stale = Az asztalnál közben történt valami. Nézd meg újra.
trouble-taken = Ez a hely foglalt.
trouble-invitation = Ez a meghívó nem ennek az asztalnak egyik helyére szól.
trouble-not-yours = Ez nem a te helyed.
trouble-opponent = Nincs ilyen ellenfél: „{ $kind }”.
trouble-not-yet = A játék akkor kezdődik, amikor mindenki leült.
trouble-undo = Ezt már nem lehet visszavonni.
trouble-no-plea = Most senki sem kér tőled ilyet.
trouble-over = A játéknak már vége.
trouble-present = A gép csak olyan játékos helyett játszhat, aki már legalább { $minutes } perce nem érhető el.
trouble-talk = Csak az beszélhet, aki az asztalnál ül.
trouble-talk-slowly = Lassabban, kérlek: hagyd a többieket is szóhoz jutni.
trouble-full = A ház minden asztala foglalt. Próbáld meg később.
trouble-slowly = Lassabban, kérlek: túl sok üzenet érkezett egyszerre.
trouble-nothing = Ezt itt nem lehet megtenni.
trouble-long = Egy üzenet legfeljebb { $most } karakter lehet.
trouble-no-table = Nincs ilyen asztal. Talán lemaradt a cím vége.
trouble-other-site = Ez az űrlap egy másik oldalról érkezett.
trouble-form = Ez az űrlap túl nagy.
trouble-many-tables = Egy órán belül { $most } asztalt nyitottál. Pihenj egy kicsit, aztán nyiss újat.
trouble-move = Ez a hivatkozás lejárt, vagy már felhasználták. Készíts újat az első eszközödön.
trouble-many-moves = Egy órán belül { $most } hivatkozást készítettél más eszközökhöz. Használd valamelyiket, vagy várj egy kicsit.
trouble-many-links = Egyszerre { $most } asztalod van nyitva. Zárj be egyet, aztán nézd meg újra.
trouble-address-tables = A címedről egy órán belül { $most } asztalt nyitottak. Pihenj egy kicsit, aztán nyiss újat.
trouble-address-links = A címedről egyszerre { $most } asztal van nyitva. Zárj be egyet, aztán nézd meg újra.
trouble-address-pages = A címedről túl sok oldalt kértek egyszerre. Várj egy kicsit, aztán próbáld újra.
trouble-not-over = Ez akkor látható, amikor a játéknak vége.
trouble-not-sat = Ezt csak az teheti meg, aki ennél az asztalnál ült.
trouble-other-version = Ez az asztal egy másik programváltozatból való. Megnézhető, és új asztalnál folytatható.
trouble-unreadable = Ez az asztal egy másik programváltozatból való, és a mostani nem tudja megjeleníteni.
trouble-impossible = Ez most nem lehetséges.
trouble-hints-off = Ennél az asztalnál nem lehet a király tanácsát kérni.
trouble-hint-nothing = Ezen a helyen most nincs miről dönteni.
trouble-hint-thinks = A király még gondolkodik.
trouble-hint-busy = A királyt most más asztaloknál kérdezik. Kérdezd meg kicsit később.
trouble-seats = { $title }: { $low }–{ $high } hely kell hozzá, nem { $seats }.
trouble-no-game = Itt nincs ilyen játék: „{ $name }”.

## Átköltözés másik eszközre

move-title = Folytatás egy másik eszközön
move-text = Nyisd meg ezt a hivatkozást a másik eszközön, vagy olvasd be a kódot. Egyszer használható, negyed óráig érvényes, és magával viszi az asztalaidat és a helyeidet.
move-here = Az asztalaid és a helyeid átkerülnek erre az eszközre.
move-button = Itt játszom tovább
end-title = Kijelentkezés minden más eszközön
end-text = Ha elveszett egy eszközöd, vagy más használta fel a hivatkozásodat: minden más eszköz azonnal elveszíti az asztalaidat és a helyeidet. Ezen az eszközön megmaradnak.
end-button = Minden más eszköz kijelentkeztetése
end-done = Kész: az asztalaid mostantól csak ezen az eszközön vannak meg.

## Beállítások

settings = Beállítások
theme = Megvilágítás
theme-auto = mint a készüléken
theme-light = nappal
theme-dark = este
scenes = Nagy pillanatok
scenes-normal = nyugodtan
scenes-slow = lassan
scenes-fast = gyorsan
scenes-off = kikapcsolva
scene-skip = Bármely billentyű vagy kattintás: tovább
scene-tap = Érintésre: tovább
motion = Mozgás
motion-auto = mint a készüléken
motion-calm = nyugodt
careful = Végleges döntés előtt
careful-yes = kérdezzen rá
careful-no = ne kérdezzen
close = Bezárás

## Lobby

lobby-title = Foglalj helyet az udvarban
lobby-text = Udvari társasjátékok családnak és barátoknak: egy képernyő előtt, telefonokon vagy az interneten.
lobby-open = Asztalaid
lobby-away = Eltett asztalok
put-away = Elteszem
bring-back = Előveszem
lobby-new = Új asztal
lobby-who = Kik játszanak?
lobby-seat = { $number }. hely
lobby-name = Név ({ $number }. hely)
lobby-preset = Játékmód
lobby-options = Szabályok egyenként
as-preset = a játékmód szerint
lobby-no-hints = Tanács nélkül
lobby-no-hints-text = Ennél az asztalnál senki sem kérdezheti meg, mit tenne a király.
lobby-start = Üljünk le
seat-none = senki
seat-me = én
seat-here = valaki itt
seat-link = barát meghívóval
opponent-random = Véletlen ellenfél
opponent-greedy = Kapzsi ellenfél
opponent-page = Apród (barátságos)
opponent-squire = Fegyverhordozó (könnyű)
opponent-knight = Lovag (megfontolt)
opponent-duke = Herceg (erős)
opponent-king = Király (rettegett)
edition-title = Erről a kiadásról
edition-text = { $rulebook } nyomtatott érték a szabálykönyvből, { $reported } nyilvános forrásokból származik, { $reconstructed } a mi rekonstrukciónk.
table-over = véget ért
table-going = folyamatban
table-other = másik programváltozatból
courtiers = Lőrinc, Borbála, Gergő, Zsófia, Márton
table-yours = te jössz
seat-person = ember
seat-away = nincs itt

## Joining

join-text =
    { $number ->
        [1] Meghívót kaptál az 1. helyre.
        [5] Meghívót kaptál az 5. helyre.
       *[other] Meghívót kaptál a { $number }. helyre.
    }
your-name = A neved
sit-down = Leülök
invite-title = Hívd meg a barátaidat
invite-seat = { $number }. hely
copy = Másolás
seats = Helyek
hand-over = Játsszon helyettem a gép
take-back = Újra én játszom
replace = Játsszon a gép { $seat } helyett
return = { $seat } játsszon újra
big-screen = Nyilvános nézet nagy képernyőre
bot-plays = { $seat }: robotjátékos.
bot-lost = { $seat } ideje lejárt; egy apród játszik tovább helyette.
earlier-rules = Az asztal megnyitása óta javítottunk a szabályokon. A játék a mai szabályok szerint megy tovább.
earlier-values = Az asztal megnyitása óta javítottunk a nyomtatott értékeken. Itt azok maradnak érvényben, amelyekkel a játék elkezdődött.

## Table

board = Tábla
waiting-for = Most { $seats } választ.
waiting-seats = Még { $count } hely szabad.
curtain-title = { $seat } következik.
curtain-lift = Én vagyok { $seat }: mutasd az oldalamat
other-title = Ez az asztal egy másik programváltozatból való.
other-text = Az itt hozott { $total } döntés közül { $fit } felel meg a mai szabályoknak; az asztalt az utolsó ilyen döntés utáni állapotában látod.
other-on = Itt folytatódik
undo = Visszavonás
undo-ask = Visszavonás kérése
plea-waits = Még nem válaszolt: { $seats }.
plea-agree = Beleegyezem
plea-refuse = Nem egyezem bele
plea-withdraw = Mégsem kérem
offline = Az asztal most nem érhető el; a kapcsolat magától helyreáll.
rule = Szabály
hint = Mit tenne a király?
hint-title = A király tanácsa
hurry = Szünetek nélkül
online = kapcsolódva
story = Az utolsó döntések
story-back = Előző döntés
story-on = Következő döntés
log-new = új
luck-sealed = A játék véletlenje már rögzítve van; pecsétje: { $seal }. A játék végén mindenki láthatja, hogy senki sem változtatta meg.
options-fold = Lehetőségek
find-pieces = Mutasd a táblán
choose-on-board = Válassz a táblán!
options-list = Lista ({ $count })
put-back = Újraválasztás
rule-title = A kérdés mögötti szabály
rules-all = Az összes szabály (angolul)
confirm-title = Biztos vagy benne?
confirm-text = Ezt már nem lehet visszavonni.
confirm-yes = Igen, ezt választom
confirm-undo = E döntés óta húzás, dobás vagy felfedés történt. Így is visszavonhatod, de a napló megjegyzi.
confirm-undo-yes = Igen, visszavonom
confirm-no = Mégsem
confirm-never = Ezen a készüléken ne kérdezze többet
log = Mi történt
others = A többiek
tab-log = Napló
tab-chat = Beszélgetés
keys = Billentyűk
keys-numbers = 1–9: egy lehetőség választása
keys-list = L: a lehetőségek listájának kinyitása vagy becsukása
keys-space = Szóköz: csak a tábla, majd vissza
keys-undo = U: visszavonás
keys-hint = H: mit tenne a király
keys-rule = R: a kérdés mögötti szabály
keys-story = Nyilak: a történtek lépésről lépésre
keys-replay = P: a visszajátszás indítása vagy szüneteltetése
keys-escape = Esc: a felvett dolog letétele, a megnyitott bezárása
keys-sheet = ?: ez a lap
chat = Beszélgetés
chat-label = Mondj valamit
send = Küldés
say-hello = Sziasztok!
say-well-played = Szép volt!
say-thanks = Köszönöm.
say-one-moment = Egy pillanat, kérlek.
say-oops = Hoppá.
say-good-game = Jó játék volt!

## After the game

over = A játék véget ért.
score-sheet = A krónika
winners =
    { $count ->
        [0] Senki sem győzött.
        [one] { $seats } győzött.
       *[other] Megosztott győzelem: { $seats }.
    }
total = Összesen
chart = Pontok a játék során
verified = Ellenőrizve: a mag, minden döntés és a pontszámok megfelelnek a játék előtt mutatott pecsétnek ({ $seal }).
seed-text = A véletlen magja { $seed } volt. A játék feljegyzésével bárki ellenőrizheti.
download = A feljegyzés letöltése
rematch = Még egyszer
replay = Visszajátszás
replay-at = Eddigi döntések:
replay-seat = Nézőpont
replay-play = Lejátszás
replay-stop = Szünet
replay-pace = Sebesség
replay-slow = lassú
replay-normal = közepes
replay-fast = gyors
spectator = mindenki
play-on = Játsszunk tovább innen

## A szabálykönyv

book-title = { $game } – szabálykönyv
book-find = Keresés a szabálykönyvben
book-found = Találatok:
book-none = Nincs találat. Próbáld más szóval, vagy a szó egy részével.
book-print = Nyomtatás
book-whole = Minden egy oldalon
book-contents = Tartalom
book-neighbours = Az előző és a következő oldal
book-back = Vissza
book-next = Tovább
book-for = Ezek a szabályok:
book-usual-rules = a szokásos szabályok
book-own-rules = egyenként választott szabályok
book-read-on = Tovább a szabálykönyvben
book-why = a szabály ehhez
book-open = A szabálykönyv
trouble-no-page = Ilyen oldal nincs ebben a szabálykönyvben: { $title }.

## The hall

hall-play = Játsszunk
hall-learn = Tanulás
hall-invite = Meghívás
hall-set = Beállítás
hall-seats = { $low }–{ $high } játékos
hall-minutes = { $low }–{ $high } perc
hall-you = Te
hall-levels = Így játszanak az ellenfelek
hall-add = Ki jön még?
hall-add-opponent = gépi ellenfél
hall-remove = { $number }. hely: mégsem kell
hall-changes = Miben különböznek?
level-page = apród
level-squire = fegyverhordozó
level-knight = lovag
level-duke = herceg
level-king = király
plays-page = Azt választja, ami elsőre a legjobbnak látszik, és a lehetőségek felét észre sem veszi. Első játékhoz való.
plays-squire = Egy kicsit előre gondolkodik, de sok mindent nem vesz észre, főleg azt, ami csak később térül meg.
plays-knight = Megfontoltan játszik, és keveset néz el. Annak való, aki már ismeri a játékot.
plays-duke = Messzire előre gondolkodik, és szinte semmit sem néz el.
plays-king = Mindent számba vesz, és ő lát a legmesszebbre. Néha várni kell rá egy pillanatot.
tables-go-on = Folytatható játékok
tables-all = Összes asztal: { $count }
tables-turns =
    { $count ->
        [one] egynél te jössz
       *[other] { $count } asztalnál te jössz
    }
tables-find = Keresés név vagy játék szerint
tables-game = Játék
tables-all-games = Minden játék
tables-search = Keresés
tables-none = Nincs itt ilyen asztal.
tables-later = Későbbi asztalok
tables-earlier = Korábbi asztalok
ago-now = épp most
ago-minutes =
    { $count ->
        [one] egy perce
       *[other] { $count } perce
    }
ago-hours =
    { $count ->
        [one] egy órája
       *[other] { $count } órája
    }
ago-days =
    { $count ->
        [one] tegnap óta
       *[other] { $count } napja
    }
offline-title = Nincs kapcsolat.
offline-text = Az asztalaid biztonságban vannak: minden döntésedet megőrzi az asztal. Amint helyreáll a kapcsolat, folytathatod.
offline-again = Újra megpróbálom
call-sound = Hang
call-turn = Te jössz
call-offer = Szóljon ez az eszköz, ha te jössz, és épp máshol jársz?
call-yes = Igen, szóljon
call-no = Nem kell

## Living cards

keys-card = I: mi ez, és miért nem választható; a nyilakkal tovább
card-keep = I: maradjon nyitva
card-more = A szabálykönyvben: { $title }
trouble-no-piece = Ilyen dolog nincs ezen az asztalon.

## A vezetett első játék

learn = Tanulás: vezetett első játék
guide = A kalauz
guide-step = { $number }. lépés a { $total } közül
guide-next = Tovább
guide-again = Vissza
guide-leave = Kalauz nélkül
guide-return = Jöjjön vissza a kalauz
keys-guide = N: a kalauz következő oldala
guide-lit = A kalauz ezt választaná.
guide-heed = Mutasd, te mit tennél
guide-insist = Mégis ezt szeretném
guide-rest = Játsszon tovább helyettem egy apród
trouble-no-lesson = Ehhez a játékhoz nincs ilyen vezetett játék: { $title }.
trouble-unguided = Ez nem vezetett játék.

# Players of the house.
plays-house = A ház gazdája hozta magával ezt a játékost.
trouble-player-unfit = { $name } nem tud ilyen asztalnál játszani.

## A szoba

hall-room = Tévén, telefonokkal
begin-those =
    { $count ->
        [one] Kezdjük egyedül
       *[other] Kezdjük { $count } játékossal
    }
begin-opponents =
    { $count ->
        [one] A szabad helyre üljön gépi ellenfél
       *[other] A szabad helyekre üljenek gépi ellenfelek
    }
room-title = Ülj le a telefonoddal!
room-text = Olvasd be a kódot, írd be a neved, és ülj le. A játék akkor kezdődik, amikor minden hely foglalt, vagy amikor valamelyikőtök elindítja.
room-free = szabad hely
room-join = Van számodra hely ennél az asztalnál.
room-local = Ez a kiszolgáló csak erről a gépről érhető el. Indítsd el így: make play, vagy így: regalia serve --host 0.0.0.0, és a hálózatodban lévő telefonok is elérik.
room-back = Vissza a saját oldaladhoz, vagy csak nézőnek: olvasd be ezt.
room-turn = Most jön: { $seats }
trouble-all-taken = Ennél az asztalnál már minden hely foglalt.
trouble-begun = A játék már elkezdődött; szabad helyre csak gépi ellenfél ülhet.

## A saját körök hírcsatornája

feed-title = Regalia: te következel
feed-turn = { $game }: te következel
feed-with =
    { $count ->
        [0] Egyedül játszol.
       *[other] Veled játszik: { $names }.
    }
feed-text = Több napos játszmákhoz: egy hírolvasó szól, amikor te következel. A cím csak a tiéd; megszűnik, ha minden más eszközt kijelentkeztetsz.
feed-link = A köreid hírcsatornája

## Eszközök hívása

trouble-no-push = Ez a kiszolgáló nem szól annak, akinél nincs nyitva az oldal.
trouble-push-keys = Ez az eszköz nem hívható: a kulcsai nem egy böngésző kulcsai.
trouble-push-address = Ez az eszköz nem hívható: az értesítőszolgálatának nincs nyilvános címe.

## Clocks for friends

trouble-clock = Ilyen óra nincs.
clock = Óra
clock-text = Barátoknak, ha szeretnék. Akinek lejár az ideje, azt emlékeztetjük; ha az idő felével később sem választott, egy lovag játszik helyette, amíg vissza nem tér. Senki sem veszíti el a helyét.
clock-none = óra nélkül
clock-seconds =
    { $count ->
        [one] lépésenként { $count } másodperc
       *[other] lépésenként { $count } másodperc
    }
clock-minutes =
    { $count ->
        [one] lépésenként { $count } perc
       *[other] lépésenként { $count } perc
    }
clock-days =
    { $count ->
        [one] lépésenként { $count } nap
       *[other] lépésenként { $count } nap
    }
clock-late = Lejárt az időd, egy lovag játszik helyetted.
clock-call = Lejárt az időd
clock-left = { $seat } hátralévő ideje: { $left }.

## The own history

history = Eddigi játékaid
history-none = Még egy játékot sem fejeztél be. Fejezz be egyet, vagy olvasd be az előzményeidet egy másik eszközről.
history-total = { $games } befejezett játék, ebből { $wins } győzelem.
history-medals = Érmek
history-games = Játék
history-wins = Győzelem
history-average = Átlag
history-amount = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
history-best = Legjobb
history-seats = Hely
history-against = Ellenfelek
history-all = összesen
history-chart = Pontok játékról játékra
history-list = Minden játék: { $count }
history-day = Nap
history-points = Pont
history-won = Győzelem
history-imported = fájlból
history-people = emberek
history-alone = senki
history-along = Vidd magaddal
history-along-text = Mentsd fájlba az eddigi játékaidat, és olvasd be egy másik eszközön vagy egy másik háznál. Amit ott már ismernek, nem számít kétszer.
history-save = Mentés fájlba
history-file = Elmentett előzmények
history-read = Beolvasás
history-new =
    { $count ->
        [one] Egy játék volt új.
       *[other] { $count } játék volt új.
    }
medal-win = Első győzelem: { $game }.
medal-full = Első győzelem teli asztalnál: { $game }.
medal-best = Eddigi legjobb: { $points } pont, { $game }.
medal-king = Első győzelem király ellen: { $game }.
trouble-history = Ezt a fájlt nem a Regalia mentette.
trouble-history-large = Az előzmények fájlja legfeljebb { $most } KB lehet.
trouble-history-games = Az előzmények legfeljebb { $most } játékból állhatnak.
trouble-history-game = A fájl { $number }. játéka sérült; semmit sem olvastunk be.

## The page for whoever hosts

host = A házigazdának
host-ask = A szerver induláskor kiírt egy kulcsot. Az adatmappa host.key fájljában is megtalálod.
host-key = Kulcs
host-open = Belépés
host-running = Folyamatban lévő asztalok
host-finished = Befejezett asztalok
host-away = Feljegyzéssé vált asztalok
host-held = Kéznél lévő asztalok
host-links = Élő kapcsolatok
host-busy = Gondolkodó ellenfelek
host-waiting = Várakozó gondolatok
host-choices = Döntések indulás óta
host-quick = A frissítések 95%-a ennyi időn belül
host-version = Verzió
host-keeping = Régi asztalok
host-keeping-text = A befejezett asztalok ennyi nap után feljegyzéssé válnak az adatmappában, és kikerülnek az adatbázisból. 0 esetén örökre megmaradnak. Ami folyamatban van, ahhoz senki sem nyúl.
host-days = Nap
host-set = Beállítás
host-zip-text = Egy fájlban az összes eddigi feljegyzés és a legrégebben véget ért { $count } asztalé:
host-zip = Feljegyzések mentése
host-limits = Érvényes korlátok
trouble-host = Ez a házigazdáé. Előbb add meg a kulcsot.
trouble-host-key = Ez nem ennek a háznak a kulcsa.
trouble-host-tries = Túl gyakran próbáltad. Várj egy percet, mielőtt újra próbálod.
trouble-host-days = Az asztalok 0–{ $most } napig maradhatnak meg.

## Pace

pace = Az ellenfelek szünetei
pace-quick = Gyors
pace-usual = Szokásos
pace-slow = Lassú

## Puzzles from real games

puzzles = Fejtörők
puzzles-text = Valódi játszmák pillanatai, amelyekben egyetlen döntés egyértelműen a legjobb – és nem az, amelyik elsőre kínálkozik.
puzzles-all = Minden fejtörő
puzzle-today = A nap fejtörője
puzzle-title = { $number }. fejtörő
puzzle-score = Eredményed:
puzzle-hint = Segítség
puzzle-hint-text = Nem az a megoldás, ami első ránézésre a legjobbnak tűnik: { $option }.
puzzle-solution = Mutasd a megoldást
puzzle-shown = A megoldás
puzzle-next = Következő fejtörő
puzzle-again = Újra
puzzle-easy = könnyű
puzzle-fair = közepes
puzzle-hard = nehéz
trouble-no-puzzle = Nincs ilyen fejtörő.
trouble-no-option = Ez nem választható lehetőség.

## Az elemzés oldala

review-link = Elemzés: döntések és szerencse
review-explain = Minden görbe egy játékos győzelmi esélyét mutatja, úgy, ahogyan azt a soron lévő megítélhette. Az esélyt a döntések változtatják, azzal, amit a legjobb lehetőséghez képest elveszítettek, és a szerencse mindenütt, ahol kockát dobtatok, lapot húztatok vagy felfedtetek valamit. A számadás pontos: a kezdeti esély, a döntések és a szerencse összege a végeredmény.
review-curve = Az esélyek a játék során
review-books = Mi vitte és mi hozta az esélyeket
review-making = Az elemzés készül: { $done }. döntés a { $total } közül. Egy percig tart; közben nyugodtan elmehetsz, és visszajöhetsz.
review-not-made = Az asztalnál ülők közül még senki sem kért elemzést.
review-board = Az akkori állás
review-wait = Az állás betöltése …
review-replay = A visszajátszásban
review-back = Vissza az asztalhoz
review-causes = Mi változtatott legtöbbet az esélyeken
review-cause-luck = A { $number }. döntés után: szerencse
review-cause-choice = { $number }. döntés: { $seat }
trouble-review-not-over = Csak befejezett játékot lehet elemezni.
trouble-review-elsewhere = Ezt a játékot egy másik asztalnál többen még folytatják. Az elemzés akkor látható, amikor befejezték.

## Limits on the page for hosts

host-limits-text = Amit itt beállítasz, az azonnal érvényes, és újraindítás után is megmarad. Az üres mező az indításkor megadott számot jelenti.
host-limits-start = Ezeket a szerver indításakor, a regalia serve paranccsal lehet megadni:
limit-tables-per-hour = Új asztalok egy böngészőből óránként
limit-links-per-guest = Egy böngészőben egyszerre nyitott asztalok
limit-tables-per-address = Új asztalok egy címről óránként
limit-links-per-address = Egy címről egyszerre nyitott asztalok
limit-pages-per-minute = Egy címről percenként kért oldalak
trouble-host-limit = { $option }: csak egész szám lehet { $least } és { $most } között.

## A sentence that was cut

story-whole = Az egész szöveg
story-mine = Ami téged érint
log-latest = Új események
scene-again = Nézzük meg újra
scene-sum =
    { $kind ->
        [won] { $seat } összesen nyert: { $take }.
        [lost] { $seat } összesen vesztett: { $give }.
       *[both] { $seat } összesen nyert: { $take }; vesztett: { $give }.
    }
scene-points = { $count } pont

## Several ways to what was pointed at

chosen-before = már kiválasztva
choose-again = Mutass rá újra az elsőhöz, vagy válassz:
choose-otherwise = Másképp
