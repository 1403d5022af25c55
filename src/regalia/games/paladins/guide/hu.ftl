# A Nyugati Királyság lovagjai vezetett első játéka magyarul.

guide-welcome = Isten hozott a nyugati határon! Hét fordulón át erősíted a városodat munkásokkal és hittel, és ugyanezt teszi az apród is. Fent látod a fordulót és a királyi parancsokat. Az győz, akinek a végén a legtöbb pontja van.
guide-board = Ez a saját táblád, a játék szíve. Bal oldalon hat kis akció áll, jobb oldalon hat nagy. A mezőikre tett munkásokkal fizetsz értük.
guide-attributes = Három zászló mutatja az erődet, a hitedet és a befolyásodat. Minden nagy akció az egyiket kéri, és egy másikat növel. Így húzzák egymást fölfelé.
guide-helper = Egy városlakó segítségével indulsz. Fogadd fel a védőt: valahányszor támadsz, ezüstöt hoz neked az adókészletből.
guide-paladin = Fordulónként három lovagot húzol: egyet használsz, egyet a paklid tetejére teszel a következő fordulóra, egy alulra kerül. Sámson egy felderítőt és egy földművest hoz, és 2 erőt meg 2 befolyást ad kölcsön. Gérin maradjon felül.
guide-paladin-why = Mind jók. De Sámson erejével és befolyásával már ebben a fordulóban falat építhetsz és támadhatsz.
guide-tavern = Most hozz négy munkást a kocsmából. Ezen a lapon egy harcos, két felderítő és egy kereskedő van, éppen ez kell a tervhez.
guide-tavern-why = A többi lap bűnözőket hoz. Ők bármelyik mezőn állhatnak, de mindegyik gyanúval jár, és az később sokba kerülhet.
guide-workers = Ez a hat munkásod. A mező színe mutatja, ki állhat oda; a kérdőjeles mezőre bárki. A földműves csak oda való, ezért őt tedd oda először.
guide-fortify = Kezdj egy nagy akcióval: Megerősítés. Kell hozzá egy kereskedő, egy felderítő és még valaki, 2 befolyás (Sámson kölcsönadja) és egy ellátmány.
guide-fortify-why = Ezt később is megteheted. Előbb erősíts: ettől nő az erőd, és a következő akcióhoz szükséged lesz rá.
guide-slots = A földművest tedd a kérdőjeles mezőre, a harcost és a felderítőket tartsd meg a támadáshoz.
guide-slots-why = Így is megy, de akkor hiányozni fog valaki a támadáshoz. A földműves máshová nem való.
guide-wall = Áll az első falad! Növelte az erődet, és hozott egy új földművest. Az apród is végrehajt egy akciót, és így felváltva, amíg mindenki nem passzol.
guide-attack = Most jöjjön a Támadás: egy felderítő, egy harcos és még valaki. Sámsonnal együtt 3 az erőd.
guide-attack-why = Ezt később is megteheted. De Sámson csak ebben a fordulóban adja kölcsön az erejét, támadj, amíg itt van.
guide-outsider = Támadd meg a szaracén harcost: ehhez elég az erőd, és egy papot hoz. Mások erősebbek: amennyi erőd hiányzik, azt ezüsttel pótolod.
guide-outsider-why = Az ezüstbe kerül, mert ahhoz nem elég az erőd. A szaracén harcos ellen viszont elég.
guide-three-workers = Megint a földműves menjen a kérdőjeles mezőre, így marad egy felderítőd.
guide-hunt = Két munkásod maradt. Ha mindkettővel vadászol, három ellátmányt kapsz, mert felderítő is van köztük. Falhoz, szerzeteshez és előőrshöz is kell majd.
guide-hunt-why = Passzolhatsz is, és legfeljebb három munkást megtarthatsz a következő fordulóra. De az ellátmány most hasznosabb.
guide-pass = Ha már nincs mit tenned, passzolj. Legfeljebb három munkás nálad marad; a következő forduló hoz újakat.
guide-king = Új forduló, új királyi parancs. A végén mindenki pontot kap érte, aki elégszer végrehajtotta azt az akciót. Tartsd szemmel mind a hármat.
guide-second-paladin = Nézd meg a hármat: mit adnak kölcsön, milyen munkásokat hoznak, melyik akciót teszik olcsóbbá? Azt válaszd, aki a tervedhez illik.
guide-suspicion = A bűnöző bármelyik mezőn állhat, de gyanúval jár, gyakran ezüsttel együtt az adókészletből. Ha a készlet kiürül, eljön az inkvizíció: akinek a legtöbb gyanúja van, adósságot kap.
guide-right-side = Mit tudnak a nagy akciók? Beavatás: szerzetesek; Megerősítés: falak; Elszállásolás: előőrsök; Feloldozás: korsók; Támadás: legyőzöd a betolakodókat; Térítés: magad mellé állítod őket, ez a végén pontot ér.
guide-your-choice = Ami lehetséges, az világít. Ökölszabály: előbb az, amiben a lovagod segít, aztán a pénz és az ellátmány. Egy műhely (Fejlesztés) végleg megtakarít egy munkást.
guide-on-your-own = A lényeget már tudod! Játssz szabadon; mutass bármire, és elolvashatod, mit tesz, és ha bizonytalan vagy, kérdezd a királyt (H). Vagy játsszon tovább helyetted egy apród, te pedig nézd, hogyan végződik.
guide-inquisition = Itt járt az inkvizíció: akinek a legtöbb gyanúja volt, adósságot kapott. Ha nem fizeti ki, három pontot veszít a végén; ha kifizeti, egyet kap. Az adókészlet újra megtelt.
guide-favours = Mostantól a királyi kegyek is láthatók: különleges akciók, amelyeket fordulónként csak egyvalaki használhat. Siess, ha kell valamelyik.
guide-last-round = Az utolsó forduló! A munkások utána semmit sem érnek, használd fel mindet. Minden három ezüst vagy ellátmány még egy pont.
guide-end = Ez egy egész játszma volt. Az győzött, akinek a legtöbb pontja van.
guide-chronicle = A krónika mindent felsorol: a királyi parancsokat, az erőt, a hitet és a befolyást, amit építettél, akiket megtérítettél, és az adósságokat. Oldalt visszanézheted a játékot. Gyere vissza hamar!

## Egyedül

lesson-solo = Tanulás: vezetett játék egyedül
guide-solo-welcome = Isten hozott a nyugati határon! Egyedül játszol a mesterséges ellenfél ellen. Hét fordulón át erősítitek a városaitokat. Akkor győzöl, ha a végén több pontod van, mint neki; a döntetlen nem elég.
guide-solo-helper = Egy városlakó segítségével indulsz. Fogadd fel a védőt: valahányszor támadsz, egy földművest hoz neked.
guide-solo-tavern = Most hozz négy munkást a kocsmából. Ezen a lapon egy harcos, két felderítő és egy kereskedő van, éppen ez kell a tervhez.
guide-solo-tavern-why = A papok is hasznosak. De a felderítők nélkül hiányozna valaki a falhoz és a támadáshoz.
guide-solo-wall = Áll az első falad! Növelte az erődet, és hozott egy földművest meg egy harcost. Minden akciód után a mesterséges ellenfél is végrehajt egyet, amíg mindketten nem passzoltok.
guide-solo-opponent = Magától játszik: felfed egy tervkártyát, az mondja meg, mit tesz, és pénz sem kell neki. Itt látod a munkásait, az erőforrás-jelölőjét és a terveit. Neked nincs vele dolgod.
guide-solo-hunt = Maradt még munkásod. Ha kettővel vadászol, és felderítő is van köztük, három ellátmányt kapsz. Falhoz, szerzeteshez és előőrshöz is kell majd.
guide-solo-hunt-why = Passzolhatsz is, és legfeljebb három munkást megtarthatsz a következő fordulóra. De az ellátmány most hasznosabb.
guide-solo-end = Ez egy egész játszma volt egyedül. Akkor győztél, ha több pontod van, mint a mesterséges ellenfélnek. Ha túl könnyű volt, válassz legközelebb nehezebb beállítást.
