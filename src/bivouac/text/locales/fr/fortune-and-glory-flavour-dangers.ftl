# Une ligne d’ambiance pour chaque carte Danger de Fortune and Glory, de notre cru. Elle ne dit rien qu’une règle demanderait.

## Dangers.

flavour-fortune-and-glory-ancient-puzzle = La réponse est au dos. Le dos fait onze tonnes.
flavour-fortune-and-glory-boat-chase = Loué jusqu’à midi, et à rendre en un seul morceau.
flavour-fortune-and-glory-spies-on-the-docks = Ils lisent tous le même journal. Celui d’hier.
flavour-fortune-and-glory-rope-bridge = « Un à la fois », dit la moitié de l’écriteau qui reste.
flavour-fortune-and-glory-masked-ball = À minuit, on ôte les masques. Certains en ont deux.
flavour-fortune-and-glory-ancient-trap = Graissé tous les mille ans, avec conscience.
flavour-fortune-and-glory-rolling-boulder = Ronde, lisse, pressée.
flavour-fortune-and-glory-quicksand = Le guide avait dit « à gauche ». Il l’avait dit très bas.
flavour-fortune-and-glory-rock-slide = Le sentier descend plus vite que toi.
flavour-fortune-and-glory-falling-portcullis = Elle tombe une fois par siècle. Joyeux anniversaire.
flavour-fortune-and-glory-wrong-bar = Le pianiste s’arrête, et sort avec son tabouret.
flavour-fortune-and-glory-not-a-branch = Trop tiède, trop lisse, et elle respire.
flavour-fortune-and-glory-checkpoint = Le passeport est vrai. C’est bien ce qui les étonne.
flavour-fortune-and-glory-marked-cards = Il te laisse couper. Avec un sourire, et un couteau.
flavour-fortune-and-glory-star-chart = Une tache de café y cache l’étoile Polaire.
flavour-fortune-and-glory-crocodile-ford = On passe par les pierres plates. Pas celles qui bâillent.
flavour-fortune-and-glory-car-chase = Deux roues suffisent, dit le constructeur. Un temps.
flavour-fortune-and-glory-lava-steps = Cent marches ce matin. Quatre-vingt-seize à présent.
flavour-fortune-and-glory-plane-crash = L’hélice est arrivée la première, et sans nous.
flavour-fortune-and-glory-smugglers-password = Le mot d’hier était « demain ». Bonne chance.
flavour-fortune-and-glory-cobra-nest = Le charmeur joue faux. Personne n’ose le lui dire.
flavour-fortune-and-glory-ice-caves = Ici, l’écho grelotte, et il n’est pas seul.
flavour-fortune-and-glory-avalanche = Un silence, puis la montagne qui se lève.
flavour-fortune-and-glory-museum-gala = Champagne pour tous, menottes pour les curieux.
flavour-fortune-and-glory-cliff-monastery = Deux mille marches, puis un moine qui veut le mot juste.
flavour-fortune-and-glory-sunken-galleon = Les coffres sont ouverts. Quelque chose y a fait son lit.
flavour-fortune-and-glory-express-roof = Le contrôleur veut voir ton billet. Lui aussi s’accroche.
flavour-fortune-and-glory-seven-dials = Un cadran par péché. Mieux vaut les connaître tous.
flavour-fortune-and-glory-spy-at-the-opera = Ses jumelles ne regardent jamais la scène.
flavour-fortune-and-glory-assassin = Il salue d’abord. La maison a sa réputation.
flavour-fortune-and-glory-back-alley-thugs = Ils sont cinq, et ont tout prévu sauf les poubelles.
flavour-fortune-and-glory-patrol-in-the-ruins = Ils fouillent comme ils défilent : au pas, sans rien voir.
flavour-fortune-and-glory-airship-stowaway = Quatre moteurs et un éternuement.
flavour-fortune-and-glory-sidecars = Le passager ne sert à rien dans les virages. Il le sait.
flavour-fortune-and-glory-crimson-ritual = Il leur manquait quelqu’un. Il ne leur manque plus.
flavour-fortune-and-glory-the-dead-rise = Le gardien comptait les tombes. Jamais les trous.
flavour-fortune-and-glory-ambush-at-the-pass = Trop calme, ce col. Et depuis quand la neige fume-t-elle ?
flavour-fortune-and-glory-tomb-robbers = Entre gens du métier, on se salue, puis on se bat.
