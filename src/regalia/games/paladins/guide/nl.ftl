# Het begeleide eerste spel van Paladins of the West Kingdom in het Nederlands.

guide-welcome = Welkom aan de westelijke grens! Zeven rondes lang versterk je je stad met arbeiders en geloof, en de page ook. Boven zie je de ronde en de bevelen van de koning. Wie aan het einde de meeste punten heeft, wint.
guide-board = Dit is je eigen bord, het hart van het spel. Links staan zes kleine acties, rechts zes grote. Je betaalt ze met arbeiders op hun plekken.
guide-attributes = Drie banieren tonen je kracht, geloof en invloed. Elke grote actie vraagt er een en verhoogt een andere. Zo trekken ze elkaar omhoog.
guide-helper = Je begint met een helper uit de stad. Neem de Verdediger: bij elke aanval brengt hij je zilver uit de belasting.
guide-paladin = Elke ronde trek je drie paladijnen: een gebruik je, een leg je boven op de stapel voor de volgende ronde, een gaat eronder. Samson brengt een verkenner en een dagloner en leent je 2 kracht en 2 invloed. Houd Gérin.
guide-paladin-why = Ze zijn allemaal goed. Maar met Samsons kracht en invloed kun je deze ronde nog een muur bouwen en aanvallen.
guide-tavern = Haal nu vier arbeiders uit de taveerne. Deze kaart heeft een strijder, twee verkenners en een handelaar, precies wat het plan nodig heeft.
guide-tavern-why = De andere kaarten brengen criminelen. Die mogen op elke plek staan, maar elk brengt een verdenking, en dat kan later duur worden.
guide-workers = Je zes arbeiders. De kleur van een plek zegt wie er mag staan; op een plek met een vraagteken iedereen. Dagloners passen alleen daar, dus zet ze daar eerst.
guide-fortify = Begin met een grote actie: Versterken. Ze vraagt een handelaar, een verkenner en nog iemand, 2 invloed (Samson leent die) en een proviand.
guide-fortify-why = Dat kan later ook. Versterk eerst: het verhoogt je kracht, en die heb je nodig voor de volgende actie.
guide-slots = Zet de dagloner op de plek met het vraagteken en houd strijder en verkenners voor de aanval.
guide-slots-why = Dat kan, maar dan mis je iemand voor de aanval. De dagloner past nergens anders.
guide-wall = Je eerste muur staat! Hij heeft je kracht verhoogd en een nieuwe dagloner gebracht. Ook de page doet een actie, en zo gaat het om de beurt tot iedereen gepast heeft.
guide-attack = Nu Aanvallen: een verkenner, een strijder en nog iemand. Met Samson is je kracht 3.
guide-attack-why = Dat kan later. Maar Samson leent je zijn kracht alleen deze ronde, dus val aan zolang hij er is.
guide-outsider = Val de Saraceense Krijger aan: je kracht is genoeg, en hij brengt een priester. Anderen zijn sterker: wat je aan kracht mist, betaal je in zilver.
guide-outsider-why = Die kosten zilver, want je kracht is niet genoeg. Tegen de Saraceense Krijger wel.
guide-three-workers = Weer gaat de dagloner op de plek met het vraagteken, zo blijft er een verkenner over.
guide-hunt = Twee arbeiders zijn over. Jagen met beide levert drie proviand op, omdat er een verkenner bij is. Die heb je nodig voor muren, monniken en buitenposten.
guide-hunt-why = Je mag passen en tot drie arbeiders houden voor de volgende ronde. Maar proviand is nu nuttiger.
guide-pass = Kun je niets meer doen, pas dan. Tot drie arbeiders blijven bij je; de volgende ronde brengt nieuwe.
guide-king = Een nieuwe ronde, een nieuw bevel van de koning. Aan het einde geeft het punten aan wie die actie vaak genoeg deed. Houd ze alle drie in het oog.
guide-second-paladin = Bekijk de drie: wat lenen ze je, welke arbeiders brengen ze, welke actie maken ze goedkoper? Kies wie bij je plan past.
guide-suspicion = Criminelen staan op elke plek, maar elk brengt een verdenking, vaak met zilver uit de belasting. Is de kist leeg, dan komt de inquisitie: wie de meeste verdenkingen heeft, krijgt een schuld.
guide-right-side = Wat de grote acties doen: Uitzenden stuurt monniken, Versterken bouwt muren, Stationeren zet buitenposten, Vergeven plaatst potten, Aanvallen verslaat buitenstaanders, Bekeren wint ze, dat geeft punten aan het einde.
guide-your-choice = Wat kan, licht op. Vuistregel: eerst waar je paladijn bij helpt, dan geld en proviand. Een werkplaats (Ontwikkelen) spaart je voorgoed een arbeider.
guide-on-your-own = Je weet nu het belangrijkste! Speel vrij; wijs iets aan om te lezen wat het doet, en twijfel je, vraag dan de koning (H). Of laat een page verder spelen en kijk hoe het afloopt.
guide-inquisition = De inquisitie was hier: de meeste verdenkingen, een schuld. Open kost die aan het einde drie punten, afgelost levert ze er een op. De belastingkist is weer vol.
guide-favours = Vanaf nu liggen ook de gunsten van de koning open: bijzondere acties die per ronde maar één speler kan gebruiken. Wees er snel bij.
guide-last-round = De laatste ronde! Arbeiders zijn daarna niets waard, dus gebruik ze allemaal. Drie zilver of proviand is nog een punt.
guide-end = Dat was een heel spel Paladins. Wie de meeste punten heeft, heeft gewonnen.
guide-chronicle = De kroniek somt alles op: bevelen van de koning, kracht, geloof en invloed, wat je bouwde, wie je bekeerde, en schulden. Ernaast kun je het spel nog eens bekijken. Tot gauw!

## Alleen

lesson-solo = Leren: een begeleid spel alleen
guide-solo-welcome = Welkom aan de westelijke grens! Je speelt alleen tegen een kunstmatige tegenstander, de AI. Zeven rondes lang versterken jullie je steden. Je wint als je aan het einde meer punten hebt; gelijkspel is niet genoeg.
guide-solo-helper = Je begint met een helper uit de stad. Neem de Verdediger: bij elke aanval brengt hij je een dagloner.
guide-solo-tavern = Haal nu vier arbeiders uit de taveerne. Deze kaart heeft een strijder, twee verkenners en een handelaar, precies wat het plan nodig heeft.
guide-solo-tavern-why = De priesters zijn ook nuttig. Maar zonder die verkenners mis je iemand voor de muur en de aanval.
guide-solo-wall = Je eerste muur staat! Hij heeft je kracht verhoogd en een dagloner en een strijder gebracht. Na elke actie van jou doet de AI er een, tot beide gepast hebben.
guide-solo-opponent = De AI speelt vanzelf: ze draait een plan om dat zegt wat ze doet, en heeft geen geld nodig. Haar arbeiders, haar grondstoffenmarker en haar plannen zie je hier. Jij hoeft niets voor haar te doen.
guide-solo-hunt = Er zijn nog arbeiders over. Jagen met twee levert drie proviand op als er een verkenner bij is. Die heb je nodig voor muren, monniken en buitenposten.
guide-solo-hunt-why = Je mag passen en tot drie arbeiders houden voor de volgende ronde. Maar proviand is nu nuttiger.
guide-solo-end = Dat was een heel spel alleen. Je hebt gewonnen als je meer punten hebt dan de AI. Was het te makkelijk, kies dan de volgende keer een andere instelling.
