# Les mots communs à tous les jeux. `$player` et `$other` sont des noms de joueurs ; `$n` est un nombre.
# DE, A, QUE et SI accordent ce qui précède un nom (d’Ohio Bob, du Doc, au Doc) : voir bivouac/text/french.py.

player = Joueur { $n }
spectator = Spectateur
this-card = cette carte
or = { $first } ou { $second }
or-before = { $first }, { $second }
and = { $first } et { $second }
and-before = { $first }, { $second }
names = { $first }, { $second }
names-apart = { $first } ; { $second }

language-en = anglais
language-fr = français

yes = oui
no = non
option-none = aucun

action-pass = Passer
action-yes = Oui
action-mode = Choisir la possibilité { $n }

## La grammaire des cartes. `$verb` est une proposition sans majuscule ni point ; « je » est qui joue la carte.

verb-then = { $first }, puis { $second }
verb-then-before = { $first }, { $second }
verb-then-some = { $verb }, puis { $some }
verb-and = { $first } ; { $second }
verb-or = { $first }, soit { $second }
verb-or-before = { $first }, soit { $second }
verb-choose-one = soit { $choices }
verb-if = { SI($condition) }, { $verb }
verb-if-else = { SI($condition) }, { $verb } ; sinon, { $otherwise }
verb-instead = { $usual } ; { SI($condition) }, { $verb } à la place
verb-may = si je veux, { $verb }
verb-cost = comme coût, { $verb }
verb-for-each = { $each }, { $verb }
verb-times = { $n ->
    [1] une fois, { $verb }
    [2] deux fois de suite, { $verb }
   *[other] { $n } fois de suite, { $verb }
}

# Tant de choses nommées juste avant : en plus d’elles (`more`) ou à leur place. L’attribut `.some` d’un verbe le dit
# d’elles ; `.gender` est le genre de ce qu’il compte, quand aucune sorte de carte ne le donne.
some = { $role ->
    [more] { $n ->
        [1] { $gender ->
            [feminine] encore une
           *[masculine] encore un
        }
       *[other] { $n } de plus
    }
   *[instead] { $n ->
        [1] { $gender ->
            [feminine] une
           *[masculine] un
        }
       *[other] { $n }
    }
}

## Une carte de haut en bas.

card-kind = { $kind } — { $types }
card-and = { $first } et { $second }
card-and-before = { $first }, { $second }
card-prerequisite = Prérequis : { $condition }.
card-cost = Coût : { $verb }.
card-ability = { $head } : { $effect }
card-ability-with-cost = { $head } (coût : { $cost }) : { $effect }
card-action = Action

origin-rulebook = Tirée du livret de règles
origin-public = Tirée de sources publiques
origin-original = Création de Bivouac

## Questions.

prompt-order = Choisis l’effet qui passe en premier.
prompt-choose = Fais ton choix.
prompt-may = Applique cet effet ou laisse-le : { $source }.
prompt-choose-one = Choisis l’un des effets : { $source }.
prompt-wait = { $player } fait son choix.
prompt-wait-several = D’autres n’ont pas encore choisi.
prompt-wait-secret = Le tour { DE($player) } continue dans un instant.
    .own = Ton tour continue dans un instant.

## Interprétations : ce que nous avons décidé, là où le livret se tait ou dit autre chose.

ruling-silent = interprétation
ruling-against = contre le livret
ruling-otherwise = Le livret dit autre chose.
ruling-and = { $first } et { $second }
ruling-by-the-book = Selon le livret : { $count ->
        [one] option
       *[other] options
    } { $options }.
ruling-legend = [R] marque une interprétation : notre décision là où le livret se tait. [R!] en marque une là où le livret dit autre chose, avec notre raison et l’option qui s’en tient au livret.
