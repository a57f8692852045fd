# The guide of a guided game, in English. What it teaches of a game stands in GAME-tutor.ftl.

## At the table

tutor-welcome = Your first game of { $title }. A guide sits beside you: each rule is explained when it first matters, and one option is marked as what the guide suggests. Type advice to take it, or choose as you like.
tutor-welcome-again = { $title }: { $course }. You know the game, so the guide explains only what is new, when it first matters. One option is marked as what the guide suggests. Type advice to take it, or choose as you like.
tutor-all-met = You have met every lesson of this game.
tutor-not-met = You have not met yet:
tutor-not-met-line = { $title } (bivouac rules { $game } { $clause })
tutor-next = To go on learning: { $course } (bivouac tutor { $game } --course { $name })

cli-help-tutor =
    A guided first game. It is the same deal every time; each rule is explained,
    with its clause, when it first matters, and a guide suggests what to do and
    says why. You may always choose something else.

    Usage: bivouac tutor GAME [--course NAME] [--save FILE] [--record FILE]
                              { "[" }--plain]

      GAME            a name from `bivouac games`
      --course NAME   which guided game: first (the usual one) is for newcomers;
                      advanced, where the game has it, teaches only what is new
                      in the advanced game, to those who know the basic one
      --save FILE     where the game is saved when you leave
      --record FILE   where the record is kept when the game is over
      --plain         plain prompts, one question at a time, without a full screen
      --tone simple   shorter sentences, where the game has them (or: full)
      --lang en|fr    the language

    While you play, everything from `bivouac play --help` can be typed, and:
      advice          take what the guide suggests

    A guided game that you leave is saved like any other, and the guide is there
    again when you go on.

    Examples:
      bivouac tutor altiplano
      bivouac tutor altered --lang fr --plain
      bivouac tutor archibald --tone simple
      bivouac tutor fortune-and-glory --course advanced

cli-error-no-course = There is no guided first game of { $game }: expected one of { $known }.
cli-error-unknown-course = { $game } has no course “{ $course }”: expected one of { $known }.
