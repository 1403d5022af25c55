# La première partie guidée de Paladins of the West Kingdom en français.

guide-welcome = Bienvenue à la frontière de l'ouest ! Pendant sept manches vous renforcez votre cité avec des ouvriers et de la foi, et le page aussi. En haut, la manche et les Ordres du Roi. Qui a le plus de points à la fin gagne.
guide-board = Voici votre plateau, le cœur du jeu. À gauche six petites actions, à droite six grandes. Des ouvriers posés sur leurs places les paient.
guide-attributes = Trois bannières montrent votre force, votre foi et votre influence. Chaque grande action en demande une et en élève une autre. Elles se hissent ainsi l'une l'autre.
guide-helper = Vous commencez avec l'aide d'un villageois. Prenez le Défenseur : à chaque attaque il vous rapporte de l'argent des impôts.
guide-paladin = À chaque manche vous piochez trois paladins : un à utiliser, un à poser sur la pioche pour la manche suivante, un qui va dessous. Samson amène un éclaireur et un journalier et vous prête 2 de force et 2 d'influence. Gardez Gérin.
guide-paladin-why = Tous sont bons. Mais avec la force et l'influence de Samson, vous pouvez bâtir un mur et attaquer dès cette manche.
guide-tavern = Allez chercher quatre ouvriers à la Taverne. Cette carte a un combattant, deux éclaireurs et un marchand : juste ce qu'il faut.
guide-tavern-why = Les autres cartes amènent des criminels. Ils vont sur toute place, mais chacun apporte un soupçon, et cela peut coûter cher.
guide-workers = Vos six ouvriers. La couleur d'une place dit qui peut s'y mettre ; sur une place au point d'interrogation, n'importe qui. Les journaliers ne vont que là : posez-les là d'abord.
guide-fortify = Commencez par une grande action : Fortification. Il faut un marchand, un éclaireur et quelqu'un d'autre, 2 d'influence (Samson la prête) et une provision.
guide-fortify-why = Cela peut attendre. Fortifiez d'abord : votre force augmente, et il vous en faut pour l'action suivante.
guide-slots = Posez le journalier sur la place au point d'interrogation et gardez combattant et éclaireurs pour l'attaque.
guide-slots-why = C'est possible, mais il vous manquera quelqu'un pour l'attaque. Le journalier ne va nulle part ailleurs.
guide-wall = Votre premier mur est debout ! Il a augmenté votre force et amené un journalier. Le page fait aussi une action, et ainsi de suite jusqu'à ce que tous aient passé.
guide-attack = Maintenant Attaque : un éclaireur, un combattant et quelqu'un d'autre. Avec Samson, votre force est de 3.
guide-attack-why = Cela peut attendre. Mais Samson ne prête sa force que cette manche : attaquez tant qu'il est là.
guide-outsider = Attaquez le Guerrier sarrasin : votre force suffit, et il rapporte un clerc. D'autres sont plus forts : la force qui manque se paie en argent.
guide-outsider-why = Ceux-là coûtent de l'argent, car votre force ne suffit pas. Contre le Guerrier sarrasin, elle suffit.
guide-three-workers = De nouveau, le journalier va sur la place au point d'interrogation : il reste ainsi un éclaireur.
guide-hunt = Il reste deux ouvriers. La Chasse avec les deux rapporte trois provisions, car il y a un éclaireur. Il en faut pour les murs, les moines et les avant-postes.
guide-hunt-why = Vous pouvez passer et garder jusqu'à trois ouvriers. Mais des provisions vous serviront mieux.
guide-pass = S'il n'y a plus rien à faire, passez. Jusqu'à trois ouvriers restent avec vous ; la manche suivante en apporte d'autres.
guide-king = Nouvelle manche, nouvel Ordre du Roi. À la fin il donne des points à qui a fait cette action assez souvent. Gardez les trois à l'œil.
guide-second-paladin = Regardez les trois : que prêtent-ils, quels ouvriers amènent-ils, quelle action coûte moins ? Choisissez qui convient à votre plan.
guide-suspicion = Un criminel va sur toute place, mais apporte un soupçon, souvent avec de l'argent des impôts. Quand le coffre est vide vient l'Inquisition : qui a le plus de soupçons reçoit une dette.
guide-right-side = Les grandes actions : Mission envoie des moines, Fortification bâtit des murs, Garnison place des avant-postes, Absolution des jarres, Attaque vainc des envahisseurs, Conversion les gagne, pour des points à la fin.
guide-your-choice = Ce qui est possible est éclairé. D'abord ce que votre paladin facilite, puis l'argent et les provisions. Un atelier (Développement) vous épargne un ouvrier pour toujours.
guide-on-your-own = Vous savez l'essentiel ! Jouez librement ; montrez une chose pour lire ce qu'elle fait, et en cas de doute demandez au Roi (H). Ou laissez un page continuer et regardez la fin.
guide-inquisition = L'Inquisition est passée : le plus de soupçons, une dette. Impayée, elle coûte trois points à la fin ; payée, elle en rapporte un. Le coffre des impôts est de nouveau plein.
guide-favours = Désormais les Faveurs du Roi sont visibles aussi : des actions spéciales qu'un seul joueur peut utiliser par manche. Soyez rapide.
guide-last-round = La dernière manche ! Ensuite les ouvriers ne valent rien : utilisez-les tous. Trois argents ou provisions font encore un point.
guide-end = Voilà une partie entière de Paladins. Qui a le plus de points a gagné.
guide-chronicle = La chronique énumère tout : Ordres du Roi, force, foi et influence, ce que vous avez bâti, qui vous avez converti, et les dettes. À côté, vous pouvez revoir la partie. À bientôt !

## En solo

lesson-solo = Apprendre : une partie guidée en solo
guide-solo-welcome = Bienvenue à la frontière de l'ouest ! Vous jouez seul contre un adversaire artificiel, l'IA. Pendant sept manches, chacun renforce sa cité. Vous gagnez si vous avez plus de points qu'elle à la fin ; l'égalité ne suffit pas.
guide-solo-helper = Vous commencez avec l'aide d'un villageois. Prenez le Défenseur : à chaque attaque il vous amène un journalier.
guide-solo-tavern = Allez chercher quatre ouvriers à la Taverne. Cette carte a un combattant, deux éclaireurs et un marchand : juste ce qu'il faut.
guide-solo-tavern-why = Les clercs sont utiles aussi. Mais sans ces éclaireurs, il vous manque du monde pour le mur et l'attaque.
guide-solo-wall = Votre premier mur est debout ! Il a augmenté votre force et amené un journalier et un combattant. Après chacune de vos actions l'IA en fait une, jusqu'à ce que les deux aient passé.
guide-solo-opponent = L'IA joue toute seule : elle révèle un plan qui dit ce qu'elle fait, et n'a pas besoin d'argent. Ses ouvriers, son marqueur de ressources et ses plans sont ici. Vous n'avez rien à faire pour elle.
guide-solo-hunt = Il reste des ouvriers. La Chasse à deux rapporte trois provisions s'il y a un éclaireur. Il en faut pour les murs, les moines et les avant-postes.
guide-solo-hunt-why = Vous pouvez passer et garder jusqu'à trois ouvriers. Mais des provisions vous serviront mieux.
guide-solo-end = Voilà une partie entière en solo. Vous avez gagné si vous avez plus de points que l'IA. Si c'était trop facile, choisissez un autre préréglage la prochaine fois.
