# Fortune and Glory as text on the command line. Keys begin with `cli-fortune-and-glory-`.

cli-fortune-and-glory-head = Round { $round }. { $phase }. First Player: { $player }. Goal: { $goal } Fortune, at home.
cli-fortune-and-glory-adventures = Artifacts to search for:
cli-fortune-and-glory-hand = Your hand (“card” and its name reads one): { $cards }.
cli-fortune-and-glory-no-hand = Your hand: empty.
