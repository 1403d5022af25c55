# La table dans le terminal, en français.

ask = { $seat }, votre choix :
commands = Un numéro ou un nom choisit.  u annuler · b plateau · l journal · h conseil · ? règle, ? 1 d’un choix, ? NOM ce que c’est, et pourquoi pas · s FICHIER enregistrer une copie · q quitter
wrong-number = Choisissez un numéro de 1 à { $count }.
no-undo = Ce choix ne peut plus être annulé : le hasard a décidé, un secret a été révélé, ou quelqu'un d'autre a choisi depuis.
no-rule = Aucune règle n'est écrite à ce sujet.
saved = Une copie est enregistrée dans { $file }.
curtain = { $seat }, prenez le clavier et appuyez sur Entrée.
curtain-done = Appuyez sur Entrée pour cacher de nouveau.
score-sheet = Décompte
total = Total
winners =
    { $count ->
        [0] Personne n'a gagné.
        [one] { $seats } a gagné.
       *[other] Victoire partagée : { $seats }.
    }
seed = La graine de la partie était { $seed } ; regalia verify { $file } le prouve.
left = La partie est enregistrée dans { $file }. Pour continuer : regalia play --resume { $file }
