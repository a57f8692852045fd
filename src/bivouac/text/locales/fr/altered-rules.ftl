rule-altered-section--cards = Cartes

rule-altered--card--types = Une carte est un Héros ou une Héroïne, un Personnage, un Sort ou un Permanent. Les Permanents de ce jeu sont des Repères.
rule-altered--card--costs = Toute carte qui peut être jouée a deux coûts en Mana : un Coût de Main et un Coût de Réserve.
rule-altered--card--stats = Un Personnage a trois statistiques, une pour chaque type de terrain : Forêt, Montagne et Eau.
rule-altered--card--base-statistic = Une statistique de base est le nombre imprimé sur la carte. Les boosts ne la changent pas.
    .ruling = silent
rule-altered--card--faction = Chaque carte appartient à une faction. Seuls les jetons n’en ont pas.
rule-altered--card--hero = Tu as un seul Héros ou une seule Héroïne, d’une faction donnée, avec une capacité qui n’appartient qu’à cette carte. Dans ces règles, « Héros » vaut pour les deux.
rule-altered--card--abilities = Les capacités principales d’une carte agissent tant qu’elle est en jeu. Celles d’un Héros agissent dans la zone Héros.
rule-altered--card--support = Une capacité de Soutien ne sert que si sa carte est dans ta Réserve.
rule-altered--card--over-rules = Quand le texte d’une carte contredit une règle générale, c’est la carte qui l’emporte.
rule-altered--card--cant-beats-can = Si un effet permet une chose et qu’un autre l’interdit, elle est interdite. Ainsi, Le Conseil l’emporte sur La Fonderie et sur Ganesh, et Jour de Célébration sur Petit Pas, Bond de Géant.
rule-altered--card--i = Le « je » d’une carte désigne cette carte elle-même, et non la personne qui l’a. Dans ces règles-ci, « tu », c’est toi qui lis.
rule-altered--card--wording = Certaines cartes ont changé de formulation jusqu’en novembre 2025. Si la nouvelle se joue autrement que l’impression de 2024, c’est la nouvelle qui compte. Aucune carte des decks de démarrage n’est concernée.
    .ruling = silent
rule-altered--card--missing-number = Un nombre qu’une carte n’a pas vaut 0. Un jeton a donc un Coût de Main et un Coût de Réserve de 0, et « Coût de Main 3 ou moins » lui convient.
rule-altered--card--mana-convergence = Afflux de Mana n’est pas un jeton et ne peut pas être joué. Cette carte ne peut servir que d’Orbe de Mana.

rule-altered-section--zones = Zones et objets

rule-altered--zone--list = Ton adversaire et toi partagez l’Aventure, c’est-à-dire la piste, la zone d’Expédition avec ses quatre Expéditions, et les Limbes. Chaque camp a en plus son deck, sa main, sa défausse, sa zone Héros, sa zone des Repères, sa zone de Mana et sa Réserve.
rule-altered--zone--hidden = Les decks et les mains sont cachés, mais tout le monde peut savoir combien de cartes ils comptent. Ce qui est face visible se voit des deux côtés.
rule-altered--zone--tumult-hidden = Personne ne peut regarder une carte Tumulte face cachée.
rule-altered--zone--in-play = Une carte est en jeu si elle est dans la zone d’Expédition ou dans une zone des Repères.
rule-altered--zone--controlled = Tu contrôles les cartes de tes Expéditions, de ta zone des Repères et de ta zone Héros.
rule-altered--zone--owner = Quel que soit l’effet qui la déplace, une carte va toujours dans la zone de son propriétaire.
rule-altered--zone--new-object = Une carte qui change de zone devient un nouvel objet. Ses statuts, ses compteurs et les effets encore à venir ne la suivent pas. Seul l’effet qui l’a déplacée la connaît encore.
rule-altered--zone--no-marks = Les cartes d’un deck, d’une main ou d’une défausse n’ont ni statut ni compteur.
rule-altered--zone--counters-lost = Une carte qui quitte la zone d’Expédition ou une zone des Repères perd ses compteurs et ses boosts.
rule-altered--zone--counters-kept = Une carte qui entre en jeu depuis la Réserve ou les Limbes garde ses compteurs, ses boosts et le statut Fugace gagné dans les Limbes. Une carte Boostée dans la Réserve entre donc en jeu Boostée.
rule-altered--zone--expedition-to-expedition = Passer de l’une de tes Expéditions à l’autre n’est pas un changement de zone.
rule-altered--zone--facing = Ton Expédition Héros fait face à l’Expédition Héros de ton adversaire, et ton Expédition Compagnon à son Expédition Compagnon. Les Personnages se font face de la même façon.

rule-altered-section--track = La piste

rule-altered--track--positions = Les régions sont numérotées de 0 à 7. Les marqueurs Héros partent de la région 0 et montent, les marqueurs Compagnon partent de la région 7 et descendent.
rule-altered--track--ends-do-nothing = Un marqueur dans sa région de départ ne peut pas reculer, et un marqueur arrivé tout au bout ne peut pas avancer. Un effet qui le voudrait ne fait rien.
rule-altered--track--end-terrains = La région Héros et la région Compagnon ont chacune les trois terrains.
rule-altered--track--between = Les régions entre tes deux marqueurs sont celles qui se trouvent strictement entre eux. Il n’y en a aucune quand les marqueurs sont dans des régions voisines, dans la même région, ou qu’ils se sont croisés.
    .ruling = silent
rule-altered--tumult--cards = Chacune des trois cartes Tumulte a une région avec un seul terrain et une région avec les deux autres. Ce terrain seul est Forêt sur la première carte, Montagne sur la deuxième et Eau sur la troisième.
rule-altered--tumult--layouts = L’ordre des cartes Tumulte est aléatoire, et le sens de chacune aussi. Cela fait 48 dispositions, toutes aussi probables.
rule-altered--tumult--both-halves = Quand un marqueur arrive pour la première fois sur l’une des moitiés d’une carte Tumulte face cachée, la carte entière se retourne. Peu importe que le marqueur ait bougé au Crépuscule ou par un effet.

rule-altered-section--setup = Mise en place

rule-altered--setup--players = Le jeu se joue à deux.
rule-altered--setup--tumult = Les 3 cartes Tumulte sont mélangées et alignées face cachée. Chacune compte deux régions.
rule-altered--setup--ends = La région Héros se trouve à un bout de la ligne, la région Compagnon à l’autre bout. Cela fait 8 régions à la suite.
rule-altered--setup--markers = L’Expédition Héros de chaque camp part de la région Héros, et son Expédition Compagnon de la région Compagnon.
rule-altered--setup--hero = Le Héros de chaque camp commence dans la zone Héros.
rule-altered--setup--first-player = Le hasard désigne qui est Premier Joueur et reçoit le marqueur de ce nom.
rule-altered--setup--tokens-out = Les jetons ne font pas partie d’un deck.
rule-altered--setup--deck = Chaque deck est mélangé et posé face cachée.
rule-altered--setup--opening = Tu pioches 6 cartes et tu en mets 3 dans ta zone de Mana, où elles sont redressées et face cachée. Les 3 autres forment ta main.
rule-altered--setup--secret-mana = Ton adversaire et toi choisissez ces 3 cartes en même temps, sans voir celles d’en face.
rule-altered--setup--no-mulligan = Il n’y a pas de mulligan : tu ne peux pas échanger les cartes que tu as piochées.

rule-altered-section--mana = Mana

rule-altered--mana--orb = Un Orbe de Mana te donne 1 Mana quand tu l’épuises.
rule-altered--mana--no-pool = Le Mana ne se garde jamais. Tu épuises tes Orbes de Mana au moment où tu paies quelque chose.
    .ruling = silent
rule-altered--mana--hidden = Tes Orbes de Mana restent toujours face cachée, et ton adversaire ne les voit pas.
rule-altered--mana--owner-looks = Tu peux regarder tes propres Orbes de Mana.
rule-altered--mana--stays = Une carte devenue Orbe de Mana reste dans la zone de Mana jusqu’à la fin de la partie.
rule-altered--mana--ready = Tes Orbes de Mana se redressent le Matin.
rule-altered--mana--by-effect = Une carte qu’un effet met dans une zone de Mana y arrive épuisée.
rule-altered--mana--discard-orb = Si une carte comme Éruption de Mana te fait défausser un Orbe de Mana, tu choisis n’importe lequel des tiens. Avant cela, tu peux échanger entre eux lesquels de tes Orbes sont épuisés.

rule-altered-section--day = Le Jour

rule-altered--day--phases = Un Jour a cinq phases, toujours dans cet ordre : Matin, Midi, Après-midi, Crépuscule et Nuit. Ensuite commence le Jour suivant.
rule-altered--phase--start-triggers = Les capacités qui disent « À Midi », « Au Crépuscule » ou « La Nuit » se déclenchent au début de cette phase.
rule-altered--phase--trigger-order = Celles du camp qui est Premier Joueur passent d’abord, puis celles de l’autre camp. Tu choisis l’ordre des tiennes.

rule-altered-section--morning = Matin

rule-altered--morning--first-day-skipped = Le premier Jour, le Matin est sauté en entier. La journée commence à Midi.
rule-altered--morning--pass-marker = Le marqueur Premier Joueur passe dans l’autre camp.
rule-altered--morning--ready = Toutes les cartes épuisées et tous les Orbes de Mana épuisés se redressent.
rule-altered--morning--draw = Chaque camp pioche 2 cartes.
rule-altered--morning--expand = Chaque camp peut faire d’une carte de sa main un nouvel Orbe de Mana. Le Premier Joueur décide d’abord.
rule-altered--morning--orb-ready = La carte que tu mets dans ta zone de Mana le Matin y arrive redressée.
rule-altered--morning--order = Ces quatre étapes se suivent dans cet ordre : le marqueur, le redressement, la pioche, le nouvel Orbe de Mana. Après chacune, les réactions qu’elle provoque sont résolues.

rule-altered-section--noon = Midi

rule-altered--noon--triggers = Toutes les capacités « À Midi » se déclenchent.
rule-altered--noon--too-late = Elles se déclenchent ensemble, au début de la phase. Une capacité « À Midi » qui n’apparaît que pendant Midi arrive trop tard pour ce Jour.

rule-altered-section--afternoon = Après-midi

rule-altered--afternoon--turns = Les deux camps jouent à tour de rôle, en commençant par le Premier Joueur. Un tour, c’est une carte jouée.
rule-altered--afternoon--quick-actions = À ton tour, avant de jouer une carte ou de passer, tu peux faire autant d’actions rapides que tu veux.
rule-altered--afternoon--exhaust = Une capacité d’épuisement, sur un Permanent ou un Héros, est une action rapide. Pour l’utiliser, tu épuises sa carte.
rule-altered--afternoon--support = Une capacité de Soutien est une action rapide. Pour l’utiliser, tu défausses sa carte de ta Réserve.
rule-altered--afternoon--discarded-otherwise = Si une carte quitte ta Réserve pour la défausse pour une autre raison, sa capacité de Soutien ne fait rien.
rule-altered--afternoon--quick-not-a-play = Une action rapide n’est pas une carte jouée, et elle ne termine pas ton tour.
rule-altered--afternoon--quick-when = Tu ne peux plus faire d’action rapide une fois que tu as passé, ni pendant le tour de ton adversaire.
rule-altered--afternoon--quick-cost = Tu ne peux faire une action rapide que si tu peux en payer tout le coût. Tu le paies avant le début de son effet.
    .ruling = silent
rule-altered--afternoon--play-cost = Pour jouer une carte, tu épuises autant d’Orbes de Mana qu’elle coûte. Si tu n’en as pas assez de redressés, tu ne peux pas la jouer.
rule-altered--afternoon--play-character = Tu joues un Personnage dans ton Expédition Héros ou dans ton Expédition Compagnon, comme tu veux.
rule-altered--afternoon--play-spell = Un Sort fait d’abord tout ce qu’il dit, puis va dans la Réserve de son propriétaire.
rule-altered--afternoon--fleeting-spell = Un Sort Fugace va à la défausse à la place. Certains Sorts sont Fugaces d’eux-mêmes.
rule-altered--afternoon--play-landmark = Un Repère que tu joues va dans ta zone des Repères.
rule-altered--afternoon--play-in-effect = Si un effet te dit de jouer une carte, la jouer n’utilise pas ton tour.
rule-altered--afternoon--reactions = Après chaque action rapide, chaque carte jouée et chaque tour passé, les réactions qui en découlent sont résolues.
rule-altered--afternoon--pass = Si tu passes, tu ne joues plus de tour cet Après-midi. Ton adversaire peut continuer jusqu’à passer aussi.
rule-altered--afternoon--end = Dès que les deux camps ont passé, l’Après-midi est fini et le Crépuscule commence.

rule-altered-section--play = Jouer une carte, étape par étape

rule-altered--play--declare = D’abord, tu montres la carte. Tu choisis son Expédition si c’est un Personnage, ses coûts facultatifs ou de remplacement, et la façon de payer. Tu ne choisis pas encore de cible.
rule-altered--play--limbo = Puis la carte va dans les Limbes. Si elle vient de la Réserve et n’est pas un Repère, elle y gagne Fugace.
rule-altered--play--pay-at-once = Puis tu paies tout d’un seul coup.
rule-altered--play--resolve = Puis la carte se résout. Un Personnage ou un Repère entre dans sa zone ; un Sort fait ses étapes dans l’ordre et quitte les Limbes.
rule-altered--play--without-target = Tu peux jouer une carte même si elle n’a aucune cible possible. Tout ce qui peut se faire se fait.
rule-altered--play--when-you-play = « Quand tu joues » une carte désigne le moment où elle quitte les Limbes. Pour un Sort, c’est après sa résolution.
rule-altered--play--next-gains = Un effet « le prochain Personnage que tu joues gagne » agit comme une réaction, une fois ce Personnage entré. Tu la places dans l’ordre que tu veux avec les déclencheurs du Personnage.
rule-altered--play--next-stacks = Si plusieurs effets attendent « la prochaine » carte d’une sorte, tous s’appliquent à la même carte, et tous sont utilisés avec elle.
    .ruling = silent
rule-altered--cost--zone = Une carte coûte son Coût de Main si tu la joues de ta main, et son Coût de Réserve si tu la joues de ta Réserve.
rule-altered--cost--order = Pour savoir ce que coûte une carte, prends son coût, ajoute toutes les hausses, retire toutes les réductions, puis applique chaque « ne peut pas coûter moins de ».
rule-altered--cost--not-negative = Un coût qui tomberait au-dessous de 0 vaut 0.
    .ruling = silent
rule-altered--cost--free = Si une carte est gratuite, rien n’est payé pour elle. Les hausses et les « ne peut pas coûter moins de » ne comptent alors pas.
rule-altered--duration--turn = Un effet « ce tour » finit avec le tour, qu’il ait servi ou non.
rule-altered--duration--afternoon = Un effet « cet Après-midi » finit avec l’Après-midi. S’il naît à Midi, il attend l’Après-midi de ce Jour.
rule-altered--duration--day = Un effet « ce Jour » finit avec la Nuit.
    .ruling = silent

rule-altered-section--triggers = Les déclencheurs et leur ordre

rule-altered--trigger--any = Un déclencheur flèche s’active d’où que la carte ait été jouée.
rule-altered--trigger--hand = Un déclencheur main ne s’active que si la carte a été jouée de la main.
rule-altered--trigger--reserve = Un déclencheur Réserve ne s’active que si la carte a été jouée de la Réserve.
rule-altered--trigger--joins = Le déclencheur flèche s’active quand sa carte rejoint la zone d’Expédition ou une zone des Repères. Il s’active donc aussi pour les jetons et pour les cartes mises là sans être jouées.
    .ruling = silent
rule-altered--trigger--not-played = Une carte mise en jeu, ou jouée depuis un deck, n’active ni son déclencheur main ni son déclencheur Réserve.
rule-altered--trigger--no-stack = Tu ne peux pas répondre au milieu du tour de ton adversaire. Tu n’y agis que si un effet te donne un choix.
rule-altered--trigger--per-event = Chaque étape d’un effet est un événement. Chaque fois que ce qui s’y passe correspond à un déclencheur, une réaction est créée. Si quatre jetons sont créés dans une même étape, ce qui attend un jeton se déclenche quatre fois.
rule-altered--trigger--waits = Les réactions attendent que l’effet du tour, l’effet de la phase ou la réaction en cours soit entièrement terminé.
rule-altered--trigger--initiative = L’Après-midi, l’initiative revient au camp dont c’est le tour. À tout autre moment, elle revient au Premier Joueur.
rule-altered--trigger--order = Le camp qui a l’initiative résout ses réactions une par une, dans l’ordre qu’il veut, y compris celles qui apparaissent entre-temps. Alors seulement, l’autre camp fait de même. Après chaque réaction, tout cela est examiné de nouveau.
rule-altered--trigger--must-exist = Un déclencheur doit être là avant l’événement qu’il attend. Celui qui concerne l’arrivée de sa propre carte doit être là après. C’est pourquoi une carte qui s’en va voit son propre départ.
rule-altered--trigger--condition-before = Si une condition précède le tiret, elle est vérifiée quand la capacité se déclenche.
rule-altered--trigger--condition-after = Si une condition suit le tiret, elle est vérifiée quand la capacité se résout.
rule-altered--trigger--last-known = Si la source d’une réaction n’est plus là, ce qui était connu d’elle en dernier sert encore. Elle ne peut plus être modifiée.
rule-altered--trigger--loop-guard = Une même action rapide d’un même objet ne peut servir que 100 fois par Jour au plus. Il en va de même pour une même réaction.
rule-altered--replace--before = Un effet qui dit « à la place » remplace un événement avant qu’il ne se produise.
rule-altered--replace--order = Si plusieurs de ces effets s’appliquent, la personne qui contrôle l’étape remplacée en choisit l’ordre.
rule-altered--replace--once = Chacun de ces effets ne s’applique qu’une fois à la même étape.
rule-altered--continuous--recheck = Les capacités qui agissent en permanence sont recalculées après chaque événement, de la plus ancienne à la plus récente. Celle dont d’autres dépendent passe avant elles.

rule-altered-section--choices = Choix et cibles

rule-altered--target--controlled = Les capacités ne ciblent que des cartes contrôlées : les Personnages des Expéditions, les Repères dans leur zone.
rule-altered--target--reserve = Une carte de la Réserve n’est ciblée que par une capacité qui nomme la Réserve.
rule-altered--target--anyone = La cible peut être à toi ou à ton adversaire, sauf si le texte dit autre chose.
rule-altered--target--mandatory = S’il existe une cible possible, tu dois en choisir une, même si elle est à toi.
rule-altered--target--optional = Seuls « peux » et « jusqu’à » te laissent libre de ne rien cibler.
rule-altered--target--pointless = Tu peux faire un choix qui ne change rien. Par exemple, tu peux rendre Endormi un Personnage déjà Endormi.
rule-altered--target--distinct = Les cibles d’une même étape sont différentes. Une étape suivante peut en reprendre une.
rule-altered--choice--when = Les choix et les cibles se décident à la résolution, juste avant l’étape qui en a besoin. La personne qui contrôle l’effet en décide.
rule-altered--choice--both = Si les deux camps doivent choisir, ils le font dans l’ordre de l’initiative, et à découvert si la zone est visible.
rule-altered--choice--each-player = Pour un effet sur « chaque joueur », la personne qui le contrôle choisit d’abord, puis l’autre. Tout se produit ensuite en même temps.
rule-altered--choice--modal = Quand un effet propose plusieurs choses au choix, tu choisis laquelle au moment où il se résout. Tu peux aussi en choisir une qui ne trouve pas de cible et ne fait rien.
rule-altered--effect--as-much = Un effet fait tout ce qu’il peut.
rule-altered--effect--if-you-do = « Si tu le fais » demande si la première chose a été commencée. Cela compte même si autre chose l’a remplacée.

rule-altered-section--reserve = La Réserve

rule-altered--reserve--open = Une Réserve est face visible, et les deux camps la voient.
rule-altered--reserve--play = Tu peux jouer les cartes de ta Réserve comme celles de ta main. Tu paies leur Coût de Réserve.
rule-altered--reserve--fleeting = À moins d’être un Permanent, une carte que tu joues de ta Réserve gagne Fugace.
rule-altered--reserve--fleeting-effect = Si une carte Fugace devait aller dans la Réserve, elle est défaussée à la place.
rule-altered--reserve--not-controlled = Personne ne contrôle les cartes d’une Réserve, et elles ne sont pas en jeu. Leurs capacités principales sont sans effet, et seuls les effets qui nomment la Réserve les atteignent.

rule-altered-section--dusk = Crépuscule

rule-altered--dusk--triggers-first = Les réactions « Au Crépuscule » se résolvent d’abord. Ensuite viennent les comparaisons.
rule-altered--dusk--compare-same = Les deux Expéditions Héros se comparent l’une à l’autre, et les deux Expéditions Compagnon aussi. Peu importe où sont les marqueurs.
rule-altered--dusk--terrains = Pour ton Expédition, seuls comptent les terrains de la région où se trouve son propre marqueur.
rule-altered--dusk--sum = Pour chacun de ces terrains, les statistiques des Personnages de l’Expédition s’additionnent.
rule-altered--dusk--advance = Si au moins un de tes totaux est strictement supérieur à celui de ton adversaire pour le même terrain, ton marqueur avance d’une région.
rule-altered--dusk--above-zero = Un total de 0 ne fait jamais avancer une Expédition.
rule-altered--dusk--negative = Il en va de même face à un total négatif.
rule-altered--dusk--once = Chaque Expédition avance au plus une fois par Crépuscule.
rule-altered--dusk--simultaneous = Les quatre comparaisons regardent la table telle qu’elle est quand elles commencent. Ensuite, tous les marqueurs qui avancent le font ensemble.
    .ruling = silent
rule-altered--dusk--reveal = Si une Expédition arrive sur une carte Tumulte face cachée, cette carte est retournée.
rule-altered--dusk--fails = Seule cette comparaison peut faire qu’une Expédition « n’avance pas ». Dans l’Arène, cela n’arrive jamais.
rule-altered--dusk--due-to = Une Expédition avance « grâce à » chaque terrain de sa région où son total était supérieur. Il peut y en avoir plusieurs à la fois.

rule-altered-section--night = Nuit

rule-altered--night--order = La Nuit a quatre temps : les réactions « La Nuit », le Repos, le Nettoyage et la vérification de la victoire.
rule-altered--night--rest = Au Repos, tous les Personnages des Expéditions vont dans la Réserve de leur propriétaire. Ceux qui sont Fugaces sont défaussés.
rule-altered--night--who-stays = Ils partent tous au même moment. Les Personnages Ancrés, Endormis ou Éternels restent.
rule-altered--night--leave-reactions = Les réactions au départ d’un Personnage se résolvent après le Repos. Les jetons qu’elles créent restent donc pour le Jour suivant.
rule-altered--night--after-rest = « Après le Repos » est le moment entre le Repos et le Nettoyage.
rule-altered--night--cleanup-reserve = Au Nettoyage, si ta Réserve compte plus de 2 cartes, tu en défausses pour revenir à 2. Tu choisis lesquelles.
rule-altered--night--cleanup-landmarks = Il en va de même pour tes Repères : tu en gardes 2 au plus.
rule-altered--night--cleanup-sacrifice = Les Repères que tu retires au Nettoyage sont sacrifiés.
    .ruling = silent
rule-altered--night--hero-limits = Les deux limites viennent de ton Héros. Sur les 18 Héros, elles sont de 2 et de 2.
rule-altered--night--cleanup-order = Le Premier Joueur choisit d’abord, et à découvert.
rule-altered--night--limits-only-then = À tout autre moment, rien ne limite les cartes de ta Réserve ni tes Repères.
rule-altered--hand--no-limit = Les cartes en main, les Orbes de Mana et les Personnages ne sont jamais limités.

rule-altered-section--running-out = Plus de cartes

rule-altered--deck--empty = Si tu dois piocher et que ton deck est vide, ta défausse est mélangée et devient ton nouveau deck. Tu continues alors à piocher.
rule-altered--deck--runs-short = Il en va de même quand ton deck compte moins de cartes qu’un effet n’en demande. La défausse mélangée passe sous les cartes qui restent.
rule-altered--deck--both-empty = S’il ne reste plus rien du tout, cette partie de l’effet ne fait rien. Personne ne perd pour autant.

rule-altered-section--statuses = Statuts et mots-clés

rule-altered--boost--counter = Un boost est un compteur qui ajoute 1 à chacune des trois statistiques d’un Personnage.
rule-altered--boost--boosted = Un Personnage est Boosté s’il a au moins un boost.
rule-altered--status--fleeting-from-expeditions = Un Personnage Fugace qui irait de la zone d’Expédition dans la Réserve est défaussé, quelle que soit la raison. S’il va dans une main ou un deck, Fugace ne fait rien.
rule-altered--status--fleeting-lost = Une carte est Fugace ou ne l’est pas ; elle ne l’est jamais deux fois. Si elle perd Fugace, elle ne l’est plus du tout.
rule-altered--status--anchored = Un Personnage Ancré reste dans son Expédition au Repos, puis il perd Ancré.
rule-altered--status--fleeting-anchored = Un Personnage à la fois Ancré et Fugace reste, et il demeure Fugace.
rule-altered--status--asleep = Au Crépuscule, les statistiques d’un Personnage Endormi comptent pour 0. Au Repos, il reste dans son Expédition, puis il perd Endormi.
rule-altered--status--sleeper-abilities = Les capacités et les déclencheurs d’un Personnage Endormi agissent toujours.
rule-altered--status--both-lost = Un Personnage à la fois Ancré et Endormi perd les deux au même Repos.
rule-altered--status--exhausted = Une carte épuisée ne peut pas être épuisée de nouveau. Tu ne peux donc pas payer un coût en l’épuisant.
rule-altered--gigantic--both = Un Personnage Gigantesque est un seul objet, mais il est dans tes deux Expéditions et compte dans les deux.
rule-altered--gigantic--played-into = Tu le joues dans une Expédition de ton choix. C’est là qu’il se trouve s’il perd Gigantesque.
rule-altered--gigantic--triggers-once = Il ne se déclenche qu’une fois, et non une fois par Expédition.
rule-altered--gigantic--my-expedition = « Mon Expédition » sur un Personnage Gigantesque désigne les deux. Une condition doit alors être remplie pour les deux ; ce que le Personnage y crée va dans celle que choisit la personne qui le contrôle.
rule-altered--gigantic--other-expedition = Pour un Personnage Gigantesque, « ton autre Expédition » n’existe pas.
rule-altered--gigantic--switch = Si un Personnage Gigantesque change d’Expédition, seule sa carte se déplace. Il est toujours dans les deux.
rule-altered--tough--pay = Pour choisir comme cible un objet Coriace X de ton adversaire, tu paies X Mana à ce moment précis.
rule-altered--tough--free-spell = Tu le paies même si le Sort qui le cible était gratuit.
    .ruling = silent
rule-altered--tough--per-object = Tu paies une fois par effet pour chaque objet Coriace que tu choisis.
rule-altered--tough--not-forced = Rien ne t’oblige à payer. Si tu ne paies pas, tu choisis une autre cible possible. S’il n’y en a pas, ou si l’effet est facultatif, tu n’en choisis aucune.
rule-altered--tough--adds-up = Si un objet est Coriace par plusieurs sources, elles s’additionnent.
rule-altered--tough--where-not = Coriace ne protège pas une carte de la Réserve. Il ne protège pas non plus des effets qui ciblent une personne ou qui ne ciblent rien.
rule-altered--defender--dusk = Une Expédition où se trouve un Défenseur n’avance pas au Crépuscule, quelle que soit la raison.
rule-altered--defender--other-times = En dehors du Crépuscule, des effets peuvent quand même déplacer cette Expédition.
rule-altered--eternal--rest = Un Personnage Éternel ne va pas dans la Réserve au Repos.
rule-altered--seasoned--boosts = Un Personnage Aguerri garde ses boosts quand il va de la zone d’Expédition dans la Réserve.
rule-altered--action--resupply = Ravitailler, c’est mettre dans ta Réserve la carte du dessus de ton deck.
rule-altered--action--sabotage = Saboter, c’est défausser jusqu’à une carte ciblée d’une Réserve, la tienne comprise.
rule-altered--action--sacrifice = Sacrifier, c’est défausser un objet en jeu que tu contrôles. C’est un sacrifice même si autre chose se produit à la place, et même si l’objet est un jeton.
rule-altered--action--after-you = « Après vous » termine ton tour une fois les réactions résolues. Ce n’est pas passer.
rule-altered--action--alone-after-you = Si ton adversaire a déjà passé, le tour qui suit « Après vous » est encore le tien.
    .ruling = silent
rule-altered--action--switch = Un Personnage qui change d’Expédition va dans l’autre Expédition du même camp. Cela ne le fait ni quitter ni rejoindre la zone d’Expédition.
rule-altered--action--activate = Activer les capacités d’un objet, c’est créer sa réaction comme si elle s’était déclenchée. Cette réaction appartient à cet objet.
rule-altered--action--move-words = « Mettre », « renvoyer » et « envoyer » veulent dire la même chose : déplacer la carte vers cette zone.

rule-altered-section--dice = Dés

rule-altered--die--fair = Un dé a six faces, toutes aussi probables.
rule-altered--die--above-six = Un résultat peut être porté au-delà de 6. « 6+ » veut dire 6 ou plus.
rule-altered--die--seen-first = Les dés supplémentaires et ce qui change un résultat se décident en voyant les résultats.

rule-altered-section--tokens = Jetons

rule-altered--token--character = Les jetons sont des Personnages à tous égards. D’autres cartes les créent.
rule-altered--token--leaves = Un jeton qui quitte les Expéditions est aussitôt retiré du jeu, quoi qu’en dise une carte.
rule-altered--token--arrives-nowhere = Un tel jeton est parti, mais il n’arrive nulle part. Seuls les déclencheurs liés à un départ le voient.
    .ruling = silent
rule-altered--token--no-faction = Les jetons n’ont ni faction ni rareté.
rule-altered--token--kinds = Il y a quatre jetons. Scarabot est un Robot 2/2/2, Booda un Compagnon 2/2/2, Recrue Ordis un Soldat 1/1/1 et Maw un Compagnon 0/0/0 avec une capacité à lui.

rule-altered-section--end = Fin de la partie

rule-altered--end--meet = Tu gagnes si ton Expédition Héros et ton Expédition Compagnon se trouvent dans la même région.
rule-altered--end--crossed = Si tes deux Expéditions se sont croisées, elles comptent comme réunies.
rule-altered--end--check = La victoire est vérifiée à la fin de la Nuit, après le Nettoyage. Une option de la table la vérifie sur-le-champ, comme le veut le livret imprimé : après les déplacements du Crépuscule, et après la résolution d’un effet qui déplace un marqueur.
    .ruling = against
    .because = Nous suivons les règles officielles plus récentes, qui ne vérifient qu’à la fin de la Nuit ; dans le livret imprimé, tu gagnes dès que tes marqueurs se rejoignent.
rule-altered--end--both-more = Si les Expéditions des deux camps se réunissent au même Crépuscule et qu’un seul camp a avancé plus que nécessaire, c’est lui qui gagne.
rule-altered--end--distance = Plus précisément, les régions dont tes deux marqueurs ont avancé s’additionnent. À 7, ils se sont réunis ; à 8 ou plus, ils se sont croisés. La plus grande somme gagne.
rule-altered--end--arena = Si les deux sommes sont égales, un Jour supplémentaire se joue dans l’Arène une fois ce Jour fini. Tous les marqueurs y vont.
rule-altered--end--cap = Un nombre maximal de Jours peut être fixé. Il est désactivé par défaut à une table et activé pour les simulations. Une partie qui l’atteint s’arrête inachevée, jamais sur une victoire.
    .ruling = silent
rule-altered--arena--day = Un Jour dans l’Arène se joue comme d’habitude, hormis les règles qui suivent.
rule-altered--arena--terrains = L’Arène a les trois terrains. Le Kraken peut les changer.
rule-altered--arena--no-moves = Les effets qui déplacent des Expéditions ne font rien dans l’Arène.
rule-altered--arena--no-hindrance = Défenseur, « ne peut pas avancer » et « n’avance pas » ne font rien non plus dans l’Arène.
rule-altered--arena--compare = Au Crépuscule, tu additionnes les statistiques de tes deux Expéditions pour chacun des trois terrains. Le camp qui remporte le plus de terrains gagne la partie, sur-le-champ.
    .ruling = silent
rule-altered--arena--win-type = Un terrain est remporté par un total strictement supérieur à l’autre et supérieur à 0.
rule-altered--arena--gigantic = Un Personnage Gigantesque compte deux fois dans l’Arène.
rule-altered--arena--asleep = Un Personnage Endormi compte aussi pour 0 dans l’Arène.
    .ruling = silent
rule-altered--arena--repeat = Si les deux camps remportent autant de terrains l’un que l’autre, un autre Jour se joue dans l’Arène.

rule-altered-section--deck-building = Construire un deck

rule-altered--deck--hero = Un deck a exactement un Héros.
rule-altered--deck--size = En plus du Héros, il compte au moins 39 cartes.
rule-altered--deck--maximum = En plus du Héros, il compte au plus 59 cartes. Une option lève cette limite, que le livret imprimé ne connaît pas.
    .ruling = silent
rule-altered--deck--faction = Toutes les cartes sont de la faction du Héros. Une carte rare imprimée pour une autre faction que sa version commune appartient à la faction pour laquelle elle est imprimée.
rule-altered--deck--copies = Un deck compte au plus 3 cartes du même nom, quelle que soit leur rareté.
rule-altered--deck--rares = Un deck compte au plus 15 cartes rares.
rule-altered--deck--uniques = Un deck compte au plus 3 cartes uniques.

rule-altered-section--rulings = Décisions sur des cartes précises

rule-altered--ruling--kelon-elemental = Tu peux jouer Élémentaire de Kélon sans autre carte en main.
rule-altered--ruling--brassbug-hive = Ruche des Scarabots, en version rare, booste le Scarabot que crée son propre déclencheur flèche. Elle ne booste pas un Robot qui change d’Expédition.
rule-altered--ruling--ouroboros-resupply = La version Axiom de L’Ouroboros remplace déjà le Ravitaillement de son propre déclencheur flèche. Un Ravitaillement remplacé ne compte ni comme un Ravitaillement ni comme une pioche.
rule-altered--ruling--two-ouroboros = Avec deux Ouroboros qui ajoutent un dé, tu lances trois dés au lieu d’un et tu en gardes un.
rule-altered--ruling--jeanne-night = Les jetons que Jeanne d’Arc laisse au Repos arrivent après lui et restent donc.
rule-altered--ruling--jeanne-switch = Rien ne se passe quand Jeanne d’Arc change d’Expédition.
rule-altered--ruling--token-returned = Intimidation et Prison de Peinture peuvent cibler un jeton. Il disparaît.
rule-altered--ruling--tough-each = Avec Furie du Kraken, comme avec tout effet à plusieurs cibles, tu paies pour chaque cible Coriace.
rule-altered--ruling--dorothy-gale = Si Dorothy Gale vise un Personnage Coriace, tu paies, tu en choisis un autre ou tu renonces.
rule-altered--ruling--status-again = Danseuse d’Étoffe Lyra peut cibler un Personnage déjà Fugace, et Main Tendue un Personnage qui ne l’est pas.
rule-altered--ruling--bladedancer = Tu peux prendre le déclencheur flèche et le déclencheur Réserve de Danseuse de Lames Bravos dans l’ordre que tu veux.
rule-altered--ruling--teamwork-training = Le jeton que crée Entraînement à l’Esprit d’Équipe, en version rare, compte dans son X.
rule-altered--ruling--sacrifice-itself = Si tu joues Anubis ou Le Kraken sans contrôler d’autre Personnage, la carte doit se sacrifier elle-même.
rule-altered--ruling--achilles = Achille n’est pas Coriace dans la Réserve.
rule-altered--ruling--atlas = Atlas compte deux fois dans l’Arène.
rule-altered--ruling--rin-orchid = Si tes deux Expéditions avancent grâce à Forêt, Rin & Orchid se déclenche deux fois.
rule-altered--ruling--quetzalcoatl = Pour Quetzalcóatl, la pioche du Matin de ton adversaire est un seul événement. Deux Ravitaillements en sont deux.
rule-altered--ruling--not-reserve = Chargez ! et Ogun n’atteignent pas les cartes de la Réserve.
rule-altered--ruling--maw = Si tu sacrifies deux Personnages dans une même étape, Maw gagne 4 boosts.
rule-altered--ruling--all-in = Avec Tapis !, tu choisis la cible après le lancer. Avec Nevenka & Blotch, tu la choisis avant.
rule-altered--ruling--lyra-festival = La condition de Festival Lyra est vérifiée au début du Crépuscule. Si les deux camps la remplissent, c’est le premier dans l’ordre qui gagne.
