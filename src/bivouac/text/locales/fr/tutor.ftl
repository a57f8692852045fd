# Le guide d’une partie guidée, en français. Ce qu’il enseigne d’un jeu se trouve dans JEU-tutor.ftl.

## At the table

tutor-welcome = Ta première partie : { $title }. Un guide est à tes côtés. Chaque règle t’est expliquée quand elle compte pour la première fois, et une option est marquée comme celle que le guide te conseille. Tape conseil pour la suivre, ou choisis ce que tu veux.
tutor-welcome-again = { $title } : { $course }. Tu connais le jeu, alors le guide n’explique que ce qui est nouveau, quand cela compte pour la première fois. Une option est marquée comme celle que le guide te conseille. Tape conseil pour la suivre, ou choisis ce que tu veux.
tutor-all-met = Tu as rencontré toutes les leçons de ce jeu.
tutor-not-met = Tu n’as pas encore rencontré :
tutor-not-met-line = { $title } (bivouac rules { $game } { $clause })
tutor-next = Pour apprendre la suite : { $course } (bivouac tutor { $game } --course { $name })

cli-help-tutor =
    Une première partie guidée. La donne est toujours la même ; chaque règle est
    expliquée, avec sa clause, quand elle compte pour la première fois, et un guide
    te conseille un choix en disant pourquoi. Tu peux toujours choisir autre chose.

    Usage : bivouac tutor JEU [--course NOM] [--save FICHIER] [--record FICHIER]
                              { "[" }--plain]

      JEU                un nom donné par `bivouac games`
      --course NOM       quelle partie guidée : first (d’ordinaire) pour débuter ;
                         advanced, si le jeu en a une, n’apprend que ce qui est
                         nouveau dans le jeu avancé, à qui connaît le jeu de base
      --save FICHIER     où la partie est sauvegardée quand tu pars
      --record FICHIER   où la partie terminée est enregistrée
      --plain            de simples questions, l’une après l’autre, sans plein écran
      --tone simple      des phrases plus courtes, si le jeu en a (ou : full)
      --lang en|fr       la langue

    Pendant la partie, tout ce que montre `bivouac play --help` peut se taper, et :
      conseil            suivre ce que le guide te conseille

    Une partie guidée que tu quittes est sauvegardée comme les autres, et le guide
    est de nouveau là quand tu la reprends.

    Exemples :
      bivouac tutor altiplano --lang fr
      bivouac tutor altered --lang fr --plain
      bivouac tutor archibald --lang fr --tone simple
      bivouac tutor fortune-and-glory --lang fr --course advanced

cli-error-no-course = Il n’y a pas de première partie guidée de { $game } : il faut un jeu parmi { $known }.
cli-error-unknown-course = { $game } n’a pas de partie guidée « { $course } » : il faut un nom parmi { $known }.
