# not compiled: cards are data
"""The 45 Encounter cards, 15 for each of levels 2, 3 and 4: equipment, enemies, powers. All are ours."""

from bivouac.games.archibald.catalog import DARKOS, ENEMY, EQUIPMENT, MOUSTIK, POWER, Deck
from bivouac.games.archibald.perks import (
    AgainstKind,
    AgainstMany,
    AgainstOne,
    Comfort,
    Disarm,
    Float,
    Hide,
    OneFight,
    SoftFall,
    ThrowAgain,
    UntilDouble,
)
from bivouac.games.archibald.verbs import (
    AddFlood,
    Banish,
    BreakWalls,
    ClearTile,
    DrainFlood,
    DrawCards,
    Heal,
    Leap,
    MoveAgain,
    Peek,
    PutFoes,
    Steal,
    Swap,
    then,
)

card = Deck(0).card

# Level 2, the Minimoy village.
card("thorn-dagger", fr="Dague-épine", en="Thorn dagger", is_a=EQUIPMENT, level=2, yellow=1,
     perk=AgainstOne(yellow=1))  # fmt: skip
card("slingshot", fr="Lance-pierre", en="Slingshot", is_a=EQUIPMENT, level=2, yellow=1,
     perk=AgainstKind(MOUSTIK, red=1))  # fmt: skip
card("matchstick", fr="Allumette", en="Matchstick", is_a=EQUIPMENT, level=2, red=2, perk=OneFight())
card("acorn-helmet", fr="Chapeau de gland", en="Acorn helmet", is_a=EQUIPMENT, level=2, guard=1, perk=Comfort(1))
card("leaf-cloak", fr="Cape de feuillage", en="Leaf cloak", is_a=EQUIPMENT, level=2, guard=1, perk=Hide())
card("seide-patrol", fr="Séide en patrouille", en="Seide on patrol", is_a=ENEMY, level=2, effect=PutFoes(seide=1))
card("lone-moustik", fr="Moustik égaré", en="Stray Moustik", is_a=ENEMY, level=2, effect=PutFoes(moustik=1))
card("marching-pair", fr="Au pas, deux par deux", en="Two by two", is_a=ENEMY, level=2, effect=PutFoes(seide=2))
card("buzzing-ambush", fr="Embuscade bourdonnante", en="Buzzing ambush", is_a=ENEMY, level=2,
     effect=PutFoes(seide=1, moustik=1))  # fmt: skip
card("honey-drop", fr="Goutte de miel", en="Drop of honey", is_a=POWER, level=2, effect=Heal(2))
card("dandelion-seed", fr="Graine de pissenlit", en="Dandelion seed", is_a=POWER, level=2, effect=MoveAgain())
card("ladybird-ride", fr="À dos de coccinelle", en="Ladybird ride", is_a=POWER, level=2, effect=Leap())
card("sponge", fr="Éponge", en="Sponge", is_a=POWER, level=2, effect=then(DrainFlood(2), DrawCards(1)))
card("market-stall", fr="Étal du marché", en="Market stall", is_a=POWER, level=2, effect=DrawCards(2))
card("sticky-fingers", fr="Main chapardeuse", en="Sticky fingers", is_a=POWER, level=2, effect=Steal())

# Level 3, the garden.
card("needle-sword", fr="Épée-aiguille", en="Needle sword", is_a=EQUIPMENT, level=3, red=1, perk=ThrowAgain(1))
card("rose-whip", fr="Fouet de rosier", en="Rose whip", is_a=EQUIPMENT, level=3, yellow=1,
     perk=AgainstMany(red=1))  # fmt: skip
card("wasp-sting", fr="Dard de guêpe", en="Wasp sting", is_a=EQUIPMENT, level=3, red=1, perk=Disarm(1))
card("nutshell", fr="Coquille de noix", en="Nutshell", is_a=EQUIPMENT, level=3, guard=1, perk=Float())
card("beetle-shield", fr="Bouclier de lucane", en="Beetle shield", is_a=EQUIPMENT, level=3, yellow=1,
     guard=1)  # fmt: skip
card("garden-patrol", fr="Ronde du jardin", en="Garden patrol", is_a=ENEMY, level=3, effect=PutFoes(seide=2))
card("moustik-squad", fr="Escadrille de Moustiks", en="Moustik squad", is_a=ENEMY, level=3,
     effect=PutFoes(moustik=2))  # fmt: skip
card("millipede-march", fr="Marche du mille-pattes", en="March of the millipede", is_a=ENEMY, level=3,
     effect=PutFoes(millipede=1))  # fmt: skip
card("spider-web", fr="Toile d’araignée", en="Spider’s web", is_a=ENEMY, level=3, effect=PutFoes(spider=1))
card("night-raid", fr="Raid nocturne", en="Night raid", is_a=ENEMY, level=3, effect=PutFoes(seide=2, moustik=1))
card("royal-jelly", fr="Gelée royale", en="Royal jelly", is_a=POWER, level=3, effect=Heal(3))
card("grasshopper-leap", fr="Saut de sauterelle", en="Grasshopper leap", is_a=POWER, level=3,
     effect=then(Heal(1), MoveAgain()))  # fmt: skip
card("mirror-pool", fr="Flaque-miroir", en="Mirror pool", is_a=POWER, level=3, effect=Swap())
card("sleeping-powder", fr="Poudre de sommeil", en="Sleeping powder", is_a=POWER, level=3, effect=ClearTile())
card("hammer", fr="Marteau de forgeron", en="Smith’s hammer", is_a=POWER, level=3,
     effect=then(BreakWalls(), MoveAgain()))  # fmt: skip

# Level 4, the palace of Necropolis.
card("royal-sword", fr="Épée royale", en="Royal sword", is_a=EQUIPMENT, level=4, red=1, yellow=1,
     perk=AgainstKind(DARKOS, red=1))  # fmt: skip
card("pea-cannon", fr="Canon à petits pois", en="Pea cannon", is_a=EQUIPMENT, level=4, red=3,
     perk=UntilDouble())  # fmt: skip
card("golden-thimble", fr="Dé à coudre doré", en="Golden thimble", is_a=EQUIPMENT, level=4, guard=2,
     perk=SoftFall(4))  # fmt: skip
card("scarab-armour", fr="Armure de scarabée", en="Scarab armour", is_a=EQUIPMENT, level=4, guard=3)
card("palace-guard", fr="Garde du palais", en="Palace guard", is_a=ENEMY, level=4, effect=PutFoes(seide=3))
card("moustik-squadron", fr="Nuée de Moustiks", en="Swarm of Moustiks", is_a=ENEMY, level=4,
     effect=PutFoes(seide=1, moustik=2))  # fmt: skip
card("millipede-pit", fr="Fosse aux mille-pattes", en="Millipede pit", is_a=ENEMY, level=4,
     effect=PutFoes(millipede=2))  # fmt: skip
card("spider-nest", fr="Nid d’araignées", en="Nest of spiders", is_a=ENEMY, level=4, effect=PutFoes(spider=2))
card("darkos-comes", fr="Voilà Darkos", en="Here comes Darkos", is_a=ENEMY, level=4, effect=PutFoes(darkos=1))
card("darkos-escort", fr="Darkos et son escorte", en="Darkos and his escort", is_a=ENEMY, level=4,
     effect=PutFoes(seide=1, darkos=1))  # fmt: skip
card("keyhole", fr="Trou de serrure", en="Keyhole", is_a=POWER, level=4, effect=then(Peek(), DrawCards(1)))
card("catapult", fr="Catapulte à noyaux", en="Cherry-stone catapult", is_a=POWER, level=4, effect=Banish())
card("high-tide", fr="Marée haute", en="High tide", is_a=POWER, level=4, effect=AddFlood(2))
card("elixir", fr="Élixir de rosée", en="Dew elixir", is_a=POWER, level=4, effect=Heal(4))
card("firecracker", fr="Pétard de fête", en="Firecracker", is_a=POWER, level=4,
     effect=then(ClearTile(), MoveAgain()))  # fmt: skip
