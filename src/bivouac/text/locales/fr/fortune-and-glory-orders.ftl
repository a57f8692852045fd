# Les consignes de Fortune and Glory. Les moments sont ceux où l’on joue des cartes cachées ; une consigne sur une carte en porte le nom.

order-fortune-and-glory-moment-round = Un tour commence
order-fortune-and-glory-moment-move = Un dé de mouvement est tombé
order-fortune-and-glory-moment-arrived = Un héros s’est déplacé
order-fortune-and-glory-moment-danger = Un danger est dévoilé
order-fortune-and-glory-moment-test = Un test est annoncé
order-fortune-and-glory-moment-result = Un test se décide
order-fortune-and-glory-moment-blows = Des coups tombent dans un combat
order-fortune-and-glory-moment-ko = Un héros va être KO
order-fortune-and-glory-moment-sale = Un artefact va être vendu
order-fortune-and-glory-moment-card = Une carte est annoncée
order-fortune-and-glory-moment-end = Un tour se termine
order-fortune-and-glory-question-draw = Un Événement pour un 1
order-fortune-and-glory-question-push = Se surpasser
order-fortune-and-glory-question-tests = Deux tests à la suite
order-fortune-and-glory-question-sneak = Le nombre pour se faufiler

order-fortune-and-glory-word-hold = la garder : proposée seulement là où l’on me demande déjà
order-fortune-and-glory-word-own = me demander à son moment, si c’est celui de mon héros
order-fortune-and-glory-word-offer = me demander chaque fois que vient son moment
order-fortune-and-glory-word-rescue = la jouer d’elle-même quand mon test échoue ou que je vais être KO
order-fortune-and-glory-word-leader = la jouer d’elle-même contre qui est sur le point de gagner
order-fortune-and-glory-word-always = toujours piocher
order-fortune-and-glory-word-roll = ne jamais me surpasser
order-fortune-and-glory-word-number = juste ce qu’il faut pour { $n } % de chances ; me demander si c’est impossible
order-fortune-and-glory-word-harder = le plus difficile d’abord
order-fortune-and-glory-word-any = n’importe lequel : tous ont les mêmes chances
