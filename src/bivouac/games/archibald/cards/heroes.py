# not compiled: cards are data
"""The four hero sheets and the five kinds of enemies: strength in red and yellow dice (combat.dice). The numbers are
ours, and so is Noisette."""

from bivouac.games.archibald.catalog import FIRST_HERO, FOE, HERO, Deck

card = Deck(FIRST_HERO).card

card("arthur", fr="Arthur", en="Arthur", is_a=HERO, red=1, yellow=1, lives=5)
card("selenia", fr="Sélénia", en="Selenia", is_a=HERO, red=2, yellow=0, lives=4)
card("betameche", fr="Bétamèche", en="Betameche", is_a=HERO, red=0, yellow=2, lives=6)
card("noisette", fr="Noisette", en="Noisette", is_a=HERO, red=0, yellow=3, lives=4)

card("seide", fr="Séide", en="Seide", is_a=FOE, yellow=1)
card("moustik", fr="Moustik", en="Moustik", is_a=FOE, red=1)
card("millipede", fr="Mille-pattes", en="Millipede", is_a=FOE, yellow=2)
card("spider", fr="Araignée", en="Spider", is_a=FOE, red=1, yellow=1)
card("darkos", fr="Darkos", en="Darkos", is_a=FOE, red=2)
