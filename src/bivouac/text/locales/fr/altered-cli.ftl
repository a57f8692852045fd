# Altered en texte sur la ligne de commande. Les clés commencent par `cli-altered-`.

cli-altered-opening = { $phase }. Premier Joueur : { $player }.
cli-altered-day = Jour { $n }, { $phase }. Premier Joueur : { $player }.
cli-altered-day-arena = Jour { $n } dans l’Arène, { $phase }. Premier Joueur : { $player }.
cli-altered-passed = A passé : { $players }.
cli-altered-you = toi ({ $player })
cli-altered-player = { $player }
cli-altered-legend = Signes : { $signs } ; { $hero } marqueur d’un Héros, { $companion } d’un Compagnon ; ░ face cachée. En haut les marqueurs adverses.
cli-altered-side = { $who }, { $faction } : { $hero }. Mana : { $ready } sur { $orbs }, { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main, { $deck } dans le deck, { $discard } en défausse.
cli-altered-hero = Expédition Héros : { $cards }. { $told }
cli-altered-companion = Expédition Compagnon : { $cards }. { $told }
cli-altered-stands = Région { $n } ({ $terrains }) : { $sums } contre { $others }, { $fate }.
cli-altered-stands-arena = { $sums } contre { $others }.
cli-altered-moves = avancerait en l’état ({ $terrains })
cli-altered-stays = resterait en l’état
cli-altered-halted = ne peut pas avancer
cli-altered-landmarks = Repères : { $cards }
cli-altered-reserve = Réserve : { $cards }
cli-altered-hand = Ta main : { $cards }
cli-altered-hand-seen = dont tu connais : { $cards }
cli-altered-revealed = Révélé : { $cards }.
cli-altered-limbo = Aux Limbes : { $cards }.
cli-altered-dice = Dés : { $faces }.
cli-altered-sealed = Choisi pour ta zone de Mana, à l’insu des autres : { $cards }.
