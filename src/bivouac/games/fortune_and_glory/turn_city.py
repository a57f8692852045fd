"""A hero's turn in a city: the City card or its cliffhanger, then business."""

from typing import Final

from bivouac.engine.state import Step
from bivouac.games.fortune_and_glory import words
from bivouac.games.fortune_and_glory.actions import (
    BUY,
    BUY_ALLY_ID,
    BUY_GEAR_ID,
    DONE_ID,
    HEAL,
    MOST_NUMBER,
    NOUN,
    SELL,
    VERB,
)
from bivouac.games.fortune_and_glory.catalog import (
    ALLY,
    BY_NUMBER,
    CITY,
    CITY_BEGINS,
    GEAR,
    HEAL_PRICE,
    IS_A,
    ITEM,
    OWN,
    SALE,
    SOLD,
    SOLD_AT_HOME,
    TREASURE,
)
from bivouac.games.fortune_and_glory.map import ALL_SPACES
from bivouac.games.fortune_and_glory.state import World
from bivouac.games.fortune_and_glory.state_ground import (
    BACK,
    D_CARD,
    D_SEAT,
    NOTHING,
    S_ARTIFACT,
    S_FAKE,
    S_PRICE,
    S_SEAT,
    is_city,
)
from bivouac.games.fortune_and_glory.steps_cards import (
    AskMoment,
    OwnAbility,
    OwnTurn,
    activations,
    do_own,
    draw_city,
    draw_kit,
    is_own,
    take_kit,
    why_not_own,
)
from bivouac.games.fortune_and_glory.turn_danger import face, face_open
from bivouac.games.fortune_and_glory.villains import hear

MAJOR_BONUS: Final = 1  # sell.major-city-bonus
WOUND_PRICE: Final = 1  # city.heal-price


class CityTurn(Step[World]):
    """city.draw-first, city.cliffhanger-first: the card, or the cliffhanger in its place, and then business."""

    __slots__ = ("me",)

    def __init__(self, me: int) -> None:
        self.me: Final = me

    def data(self) -> list[int]:
        return [self.me]

    def run(self, game: World) -> None:
        me = self.me
        game.agenda.append(OpenBusiness(me))
        if game.hangs[me] >= 0:
            face(game, me, game.hangs[me], BACK)
            return
        game.agenda.append(FaceCity(me))
        draw_city(game, me)


class FaceCity(Step[World]):
    """city.danger-tested: a City card that is a danger, and that nobody has cancelled, is faced."""

    __slots__ = ("me",)

    def __init__(self, me: int) -> None:
        self.me: Final = me

    def data(self) -> list[int]:
        return [self.me]

    def run(self, game: World) -> None:
        if game.facing and game.facing[-1][D_SEAT] == self.me and IS_A[game.facing[-1][D_CARD]] == CITY:
            face_open(game, self.me)


class OpenBusiness(Step[World]):
    """city.business-after-card, city.danger-fail-no-business, city.cliffhanger-then-business."""

    __slots__ = ("me",)

    def __init__(self, me: int) -> None:
        self.me: Final = me

    def data(self) -> list[int]:
        return [self.me]

    def run(self, game: World) -> None:
        me = self.me
        if game.hangs[me] < 0 and is_city(game.space[me]):
            game.agenda.append(Business(me))
            game.happens(CITY_BEGINS, me)


class Business(OwnTurn):
    """city.options: sell artifacts, buy Gear, Allies and items, heal, as often as the player likes."""

    __slots__ = ()

    def run(self, game: World) -> None:
        if is_city(game.space[self.me]):
            super().run(game)

    def open_options(self, game: World) -> list[int]:
        me = self.me
        options = activations(game, me, OWN)
        options.append(DONE_ID)
        for artifact in game.found[me][::2]:
            if SELL.ids[artifact] not in options:  # treasures are all alike
                options.append(SELL.ids[artifact])
        for card in game.bags[ITEM]:
            if why_not_buy(game, me, card) == words.FINE:
                options.append(BUY.ids[card])
        if why_not_draw(game, me, GEAR) == words.FINE:
            options.append(BUY_GEAR_ID)
        if why_not_draw(game, me, ALLY) == words.FINE:
            options.append(BUY_ALLY_ID)
        for wounds in range(1, min(game.wounds[me], MOST_NUMBER) + 1):
            if why_not_heal(game, me, wounds) == words.FINE:
                options.append(HEAL.ids[wounds])
        return options

    def chosen(self, game: World, option: int) -> None:
        me = self.me
        if option == DONE_ID:
            return
        game.agenda.append(self)
        if is_own(option):
            do_own(game, me, option)
        elif VERB[option] == SELL.number:
            sell(game, me, NOUN[option])
        elif VERB[option] == BUY.number:
            buy_item(game, me, NOUN[option])
        elif VERB[option] == HEAL.number:
            game.glory[me] -= NOUN[option] * heal_price_of(game, me)
            game.tell(words.PAID_HEALING, me, -1, -1, NOUN[option] * heal_price_of(game, me))
            game.heal(me, NOUN[option], words.OF_ITSELF)
        else:
            deck = GEAR if option == BUY_GEAR_ID else ALLY
            paid = game.price_of(me, deck)
            game.glory[me] -= paid
            game.tell(words.BOUGHT, me, -1, deck, paid)
            draw_kit(game, me, deck, words.OF_ITSELF)

    def reason(self, game: World, seat: int, option: int) -> int:
        if is_own(option):
            return why_not_own(game, seat, option)
        if VERB[option] == SELL.number:
            return words.NO_ARTIFACT
        if VERB[option] == BUY.number:
            return why_not_buy(game, seat, NOUN[option])
        if VERB[option] == HEAL.number:
            return why_not_heal(game, seat, NOUN[option])
        if option in (BUY_GEAR_ID, BUY_ALLY_ID):
            return why_not_draw(game, seat, GEAR if option == BUY_GEAR_ID else ALLY)
        return words.CITY_BUSINESS


def why_not_buy(game: World, seat: int, card: int) -> int:
    """item.open-choice, city.item-price."""
    if card not in game.bags[ITEM]:
        return words.NOT_IN_SHOP
    return words.FINE if game.glory[seat] >= BY_NUMBER[card].price else words.TOO_DEAR


def why_not_draw(game: World, seat: int, deck: int) -> int:
    """gear.price, city.buy-any-number."""
    if not game.can_draw(deck):
        return words.DECK_EMPTY
    return words.FINE if game.glory[seat] >= game.price_of(seat, deck) else words.TOO_DEAR


def why_not_heal(game: World, seat: int, wounds: int) -> int:
    """city.heal-price."""
    if wounds > game.wounds[seat]:
        return words.NOT_SO_WOUNDED
    return words.FINE if game.glory[seat] >= wounds * heal_price_of(game, seat) else words.TOO_DEAR


def heal_price_of(game: World, seat: int) -> int:
    """city.heal-price: the lowest that a card of the hero sets."""
    price = WOUND_PRICE
    if not game.has_gift(seat, HEAL_PRICE):
        return price
    for card in game.cards_of(seat):
        for ability in BY_NUMBER[card].abilities:
            if ability.kind == HEAL_PRICE:
                price = min(price, ability.number)
    return price


def buy_item(game: World, seat: int, card: int) -> None:
    """item.bought-with-glory, item.beside-sheet, item.counts-in-limit."""
    game.bags[ITEM].remove(card)
    game.glory[seat] -= BY_NUMBER[card].price
    game.tell(words.BOUGHT_ITEM, seat, card, -1, BY_NUMBER[card].price)
    take_kit(game, seat, card)


# -- sales -------------------------------------------------------------------------------------------------------------


def sale_price(game: World, seat: int, artifact: int) -> int:
    """sell.value, sell.major-city-bonus, component.auction-sale: what an artifact brings here, cards aside."""
    city = game.space[seat]
    price = BY_NUMBER[artifact].fortune
    if ALL_SPACES[city].is_major:
        price += MAJOR_BONUS
    if game.auction and game.auction[0] == city:
        price += game.auction[1]
    return price


def sell(game: World, seat: int, artifact: int) -> None:
    """An artifact is offered; cards may change its price."""
    city = game.space[seat]
    price = sale_price(game, seat, artifact)
    game.sale = [seat, artifact, price, 0]
    cause = words.BY_TREASURE_PRICE if artifact == TREASURE else words.OF_ITSELF
    game.tell(words.SELLS, seat, artifact, city, price, cause=cause)
    game.then(OwnAbility(seat, SALE), AskMoment(SALE, seat), CLOSE_SALE)


class CloseSale(Step[World]):
    """sell.value: the pair is discarded and the Fortune paid; an auction is over with its first sale."""

    __slots__ = ()

    def run(self, game: World) -> None:
        sale = game.sale
        game.sale = NOTHING
        me = sale[S_SEAT]
        artifact = sale[S_ARTIFACT]
        city = game.space[me]
        found = game.found[me]
        at = found.index(artifact)
        adventure = found[at + 1]
        del found[at : at + 2]
        game.discard_pair(artifact, adventure)
        game.fortune[me] += sale[S_PRICE]
        cause = words.BY_MAJOR if ALL_SPACES[city].is_major and not sale[S_FAKE] else words.OF_ITSELF
        game.tell(words.SOLD, me, artifact, adventure, sale[S_PRICE], cause=cause)
        if game.auction and game.auction[0] == city:
            game.auction = NOTHING
        if not sale[S_FAKE]:
            if city == game.home(me):
                game.happens(SOLD_AT_HOME, me)
            game.happens(SOLD, me)
            hear(game, SOLD, me)


CLOSE_SALE: Final = CloseSale()
