"""Whether a hero of Fortune and Glory goes on in a temple."""

from bivouac.bots.evaluate.fortune_and_glory_lines import Line
from bivouac.bots.evaluate.fortune_and_glory_plans import BEATEN_TO_IT, GLORY, WOUND, Traveller
from bivouac.bots.evaluate.fortune_and_glory_strength import perils_of
from bivouac.bots.evaluate.fortune_and_glory_villains import sneak_cost
from bivouac.games.fortune_and_glory.actions import PRESS_ON_ID, STOP_ID
from bivouac.games.fortune_and_glory.catalog import GLORY_OF
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import GOAL


def looting_now(game: World, seat: int, hero: Traveller, site: int) -> float:
    """Rounds that are won by the next danger in a temple and by what follows, with the wounds that there are."""
    left = GOAL - hero.fortune - hero.carried
    if left <= 0.0:
        return 0.0
    perils = perils_of(game, seat)
    wounds = min(game.wounds[seat], game.most_wounds(seat))
    looting = hero.looting(site, left, hero.after_ko(), False)
    return looting.going_on(
        game.site_gold[site], game.site_markers[site], game.site_shaken[site], hero.wanted(left),
        sum(perils.lands[wounds]), perils.falls[wounds],
    )  # fmt: skip


def press_on_in_temple(game: World, seat: int, hero: Traveller, site: int, behind: int) -> int:
    """The next coin now, with the wounds, the walls and the Glory that waits at stake; or a round later, healed; or
    enough of it."""
    line = Line(game, seat, hero, behind)
    waiting = sum([GLORY_OF[card] for card in game.met[seat]])
    hits = sum([hits * chance for hits, chance in enumerate(line.hits)])
    pressing = looting_now(game, seat, hero, site) - line.cost - WOUND * hits
    pressing -= (1.0 - hero.strength.passes) * waiting * GLORY
    if game.villains:
        pressing -= sneak_cost(game, seat, game.space[seat], hero.after_ko() - hero.best_plan(game.space[seat], True))
    left = GOAL - hero.fortune - hero.carried
    later = hero.looting(site, left, hero.after_ko(), True).best(
        game.site_gold[site], game.site_markers[site], game.site_shaken[site], hero.wanted(left)
    )
    stopping = max(later - 1.0 - hero.rivalry(site, 1.0) * BEATEN_TO_IT, 0.0) + line.gain
    return PRESS_ON_ID if pressing > stopping else STOP_ID
