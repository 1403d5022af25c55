# Das geführte erste Spiel von Paladins of the West Kingdom auf Deutsch.

guide-welcome = Willkommen an der Grenze im Westen! Sieben Runden lang stärkst du deine Stadt mit Arbeitern und Glauben, der Page ebenso. Oben siehst du die Runde und die Befehle des Königs. Wer am Ende die meisten Punkte hat, gewinnt.
guide-board = Das ist dein eigener Plan, das Herz des Spiels. Links stehen sechs kleine Aktionen, rechts sechs große. Bezahlt werden sie mit Arbeitern auf ihren Plätzen.
guide-attributes = Drei Banner zeigen deine Stärke, deinen Glauben und deinen Einfluss. Jede große Aktion verlangt eines davon und hebt ein anderes. So ziehen sie einander hinauf.
guide-helper = Du beginnst mit einem Helfer aus der Stadt. Nimm den Verteidiger: Bei jedem Angriff bringt er dir Silber aus den Steuern.
guide-paladin = In jeder Runde ziehst du drei Paladine: Einen setzt du ein, einen legst du für die nächste Runde obenauf, einer kommt unter den Stapel. Samson bringt einen Späher und einen Tagelöhner und leiht dir 2 Stärke und 2 Einfluss. Behalte Gérin.
guide-paladin-why = Gut sind alle. Aber mit Samsons Stärke und Einfluss kannst du noch in dieser Runde eine Mauer bauen und angreifen.
guide-tavern = Hole nun vier Arbeiter aus der Taverne. Diese Karte hat einen Kämpfer, zwei Späher und einen Händler, genau das braucht der Plan.
guide-tavern-why = Die anderen Karten bringen Verbrecher. Sie dürfen auf jedem Platz stehen, aber jeder bringt einen Verdacht, und das kann später teuer werden.
guide-workers = Deine sechs Arbeiter. Die Farbe eines Platzes sagt, wer dort stehen darf; auf einem Platz mit Fragezeichen jeder. Tagelöhner passen nur dorthin, setze sie also zuerst dort ein.
guide-fortify = Beginne mit einer großen Aktion: Befestigen. Sie braucht einen Händler, einen Späher und noch jemanden, 2 Einfluss (leiht dir Samson) und einen Proviant.
guide-fortify-why = Das geht auch später. Befestige zuerst: Es hebt deine Stärke, und die brauchst du für die nächste Aktion.
guide-slots = Setze den Tagelöhner auf den Platz mit dem Fragezeichen und behalte Kämpfer und Späher für den Angriff.
guide-slots-why = Das geht, aber dann fehlt dir jemand für den Angriff. Der Tagelöhner passt sonst nirgends.
guide-wall = Deine erste Mauer steht! Sie hat deine Stärke gehoben und einen neuen Tagelöhner gebracht. Auch der Page macht eine Aktion, und so geht es reihum, bis alle gepasst haben.
guide-attack = Nun Angreifen: ein Späher, ein Kämpfer und noch jemand. Mit Samson hast du Stärke 3.
guide-attack-why = Das geht auch später. Aber Samson leiht dir seine Stärke nur in dieser Runde, also greif an, solange er da ist.
guide-outsider = Greife den sarazenischen Krieger an: Deine Stärke reicht, und er bringt einen Kleriker. Andere sind stärker: Was dir an Stärke fehlt, zahlst du in Silber.
guide-outsider-why = Die kosten Silber, denn deine Stärke reicht nicht. Gegen den sarazenischen Krieger reicht sie.
guide-three-workers = Wieder kommt der Tagelöhner auf den Platz mit dem Fragezeichen, so bleibt ein Späher übrig.
guide-hunt = Zwei Arbeiter sind übrig. Jagen mit beiden bringt drei Proviant, weil ein Späher dabei ist. Proviant brauchst du für Mauern, Mönche und Außenposten.
guide-hunt-why = Du darfst passen und bis zu drei Arbeiter für die nächste Runde behalten. Aber Proviant nützt dir jetzt mehr.
guide-pass = Wenn du nichts mehr tun kannst, passe. Bis zu drei Arbeiter bleiben bei dir; die nächste Runde bringt neue.
guide-king = Eine neue Runde, ein neuer Befehl des Königs. Am Ende gibt er allen Punkte, die diese Aktion oft genug gemacht haben. Behalte alle drei im Auge.
guide-second-paladin = Sieh dir die drei an: Was leihen sie dir, welche Arbeiter bringen sie, welche Aktion machen sie billiger? Wähle, wer zu deinem Plan passt.
guide-suspicion = Verbrecher stehen auf jedem Platz, aber jeder bringt einen Verdacht, oft mit Silber aus den Steuern. Ist die Steuertruhe leer, kommt die Inquisition: Wer am meisten Verdacht hat, bekommt einen Schuldschein.
guide-right-side = Was die großen Aktionen tun: Entsenden schickt Mönche, Befestigen baut Mauern, Stationieren setzt Außenposten, Lossprechen stellt Krüge auf, Angreifen besiegt Fremde, Bekehren gewinnt sie, das gibt am Ende Punkte.
guide-your-choice = Was möglich ist, leuchtet. Faustregel: zuerst, wobei dein Paladin hilft, dann Geld und Proviant. Eine Werkstatt (Entwickeln) spart dir für immer einen Arbeiter.
guide-on-your-own = Das Wichtigste weißt du jetzt! Spiele frei; zeige auf irgendetwas, um zu lesen, was es tut, und im Zweifel hilft der Rat des Königs (H). Oder lass einen Pagen weiterspielen und sieh zu, wie es ausgeht.
guide-inquisition = Die Inquisition war da: Wer am meisten Verdacht hatte, bekam einen Schuldschein. Unbezahlt kostet er am Ende drei Punkte, bezahlt bringt er einen. Die Steuertruhe ist wieder voll.
guide-favours = Von jetzt an liegt auch die Gunst des Königs offen: besondere Aktionen, die in jeder Runde nur einer nutzen kann. Beeile dich, wenn du eine willst.
guide-last-round = Die letzte Runde! Arbeiter sind danach nichts wert, setze also alle ein. Drei Silber oder Proviant sind noch ein Punkt.
guide-end = Das war ein ganzes Spiel Paladins. Wer die meisten Punkte hat, hat gewonnen.
guide-chronicle = Die Chronik zählt alles auf: Befehle des Königs, Stärke, Glaube und Einfluss, was du gebaut und wen du bekehrt hast, und die Schuldscheine. Daneben kannst du das Spiel noch einmal ansehen. Komm bald wieder!

## Allein

lesson-solo = Lernen: ein geführtes Spiel allein
guide-solo-welcome = Willkommen an der Grenze im Westen! Du spielst allein gegen einen künstlichen Gegner, die KI. Sieben Runden lang stärkt ihr eure Städte. Du gewinnst, wenn du am Ende mehr Punkte hast; ein Gleichstand genügt nicht.
guide-solo-helper = Du beginnst mit einem Helfer aus der Stadt. Nimm den Verteidiger: Bei jedem Angriff bringt er dir einen Tagelöhner.
guide-solo-tavern = Hole nun vier Arbeiter aus der Taverne. Diese Karte hat einen Kämpfer, zwei Späher und einen Händler, genau das braucht der Plan.
guide-solo-tavern-why = Auch die Kleriker sind nützlich. Aber ohne diese Späher fehlt dir jemand für die Mauer und den Angriff.
guide-solo-wall = Deine erste Mauer steht! Sie hat deine Stärke gehoben und einen Tagelöhner und einen Kämpfer gebracht. Nach jeder deiner Aktionen macht die KI eine, bis beide gepasst haben.
guide-solo-opponent = Die KI spielt von selbst: Sie deckt einen Plan auf, der sagt, was sie tut, und braucht kein Geld. Ihre Arbeiter, ihr Rohstoffmarker und ihre Pläne stehen hier. Du musst nichts für sie tun.
guide-solo-hunt = Einige Arbeiter sind übrig. Jagen mit zweien bringt drei Proviant, wenn ein Späher dabei ist. Proviant brauchst du für Mauern, Mönche und Außenposten.
guide-solo-hunt-why = Du darfst passen und bis zu drei Arbeiter für die nächste Runde behalten. Aber Proviant nützt dir jetzt mehr.
guide-solo-end = Das war ein ganzes Spiel allein. Du hast gewonnen, wenn du mehr Punkte hast als die KI. War es zu leicht, wähle nächstes Mal eine andere Voreinstellung.
