# Fortune and Glory en texte sur la ligne de commande. Les clés commencent par `cli-fortune-and-glory-`.

cli-fortune-and-glory-head = Tour { $round }. { $phase }. Premier Joueur : { $player }. But : { $goal } Fortunes, chez soi.
cli-fortune-and-glory-adventures = Artefacts à chercher :
cli-fortune-and-glory-hand = Ta main (« carte » et son nom pour en lire une) : { $cards }.
cli-fortune-and-glory-no-hand = Ta main : vide.
