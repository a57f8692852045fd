// Made from src/bivouac/games/fortune_and_glory/shapes.py by tools/typescript.py. Do not edit: make it anew.

export type Phase = "setup" | "initiative" | "movement" | "adventure" | "end";

export type SkillName = "combat" | "agility" | "cunning" | "lore";

export type MomentName = "round" | "move" | "arrived" | "danger" | "test" | "result" | "blows" | "ko" | "sale" | "card" | "end";

export type Until = "test" | "phase" | "round";

export type Figure = "soldier" | "mobster";

export type KitKind = "gear" | "ally";

export type TestPlace = "fight" | "escape" | "danger" | "cliffhanger" | "city" | "loyalty" | "explore" | "effect";

export type Side = "danger" | "cliffhanger";

export type Element = "jungle" | "temples" | "texts" | "flights" | "zeppelin" | "villains";

export type ClanName = "nazis" | "mob";

/**
 * What a level is raised or lowered by: an open card, or something that is over after a while.
 */
export interface Raise {
  plus: number;
  card?: string;
  until?: Until;
}

/**
 * A level as it is now, what stands on the sheet, and what makes the difference.
 */
export interface LevelView {
  level: number;
  printed: number;
  raises: Raise[];
}

export interface Levels {
  combat: LevelView;
  agility: LevelView;
  cunning: LevelView;
  lore: LevelView;
}

/**
 * A Gear card, an Ally or a common item beside a sheet; `turned` until the next round.
 */
export interface KitView {
  card: string;
  kind: KitKind;
  turned: boolean;
}

/**
 * An Artifact with the Adventure that completes its name, and its Fortune; the treasure of a temple has none.
 */
export interface PairView {
  artifact: string;
  adventure: string | null;
  fortune: number;
}

/**
 * What lies on the card of a temple besides its Fortune: danger markers of all heroes, instability markers.
 */
export interface TempleView {
  markers: number;
  shaken: number;
}

/**
 * An artifact on the board: how many dangers must be overcome there, or after how many a temple may collapse.
 * `gold` are the coins under the skull of a deep jungle, or those that are left on the card of a temple.
 */
export interface SiteView {
  artifact: string;
  adventure: string;
  space: string;
  fortune: number;
  danger: number;
  gold: number;
  temple: TempleView | null;
}

/**
 * A Villain on the board. `combat` and `strength` count the bodyguards; `strength` are the wounds at which it is
 * KO, `markers` its danger markers, `explored` its exploration markers, null once it has found the adventure.
 */
export interface VillainView {
  card: string;
  clan: ClanName;
  space: string;
  search: number;
  combat: number;
  defence: number;
  wounds: number;
  strength: number;
  markers: number;
  guards: number;
  explored: number | null;
}

/**
 * What Villains have taken, put aside.
 */
export interface Loot {
  artifacts: PairView[];
  fortune: number;
}

/**
 * Where the zeppelin flies, the Fortune aboard, and the hero who is aboard with the fights won there.
 */
export interface ZeppelinView {
  space: string;
  fortune: number;
  search: number;
  seat: number | null;
  won: number;
}

/**
 * An open sneak test: past a Villain, or past the crew of the zeppelin (no card). `number` is what was chosen,
 * null before; `matches` of the dice show it.
 */
export interface SneakView {
  seat: number;
  card: string | null;
  dice: number;
  number: number | null;
  roll: number[];
  matches: number;
}

/**
 * How many cards a hand holds, by their backs.
 */
export interface HiddenCount {
  events: number;
  city: number;
}

export interface Limits {
  gear: number;
  ally: number;
}

/**
 * What this hero pays in Glory, by the cards of the hero: for a card of a deck, for a wound.
 */
export interface Prices {
  gear: number;
  ally: number;
  heal: number;
}

/**
 * What this hero pays in Fortune for a flight, by the city where it lands and the cards of the hero.
 */
export interface Fares {
  major: number;
  minor: number;
}

/**
 * A hero. `bears` are the wounds that the hero bears without being KO; `fares` is null where nobody flies;
 * `turned` says that the sheet's own ability was activated; `markers` are danger markers, which belong to the
 * space `quest`; `met` are dangers overcome in this round whose Glory waits; `explored` are exploration markers,
 * `pathfinder` is who has found the adventure of a deep jungle; `falling` is whoever is about to be KO; `acted`
 * has had the turn of the Adventure phase.
 */
export interface HeroView {
  hero: string;
  space: string;
  home: string;
  levels: Levels;
  health: number;
  bears: number;
  wounds: number;
  defence: number;
  glory: number;
  fortune: number;
  kit: KitView[];
  limits: Limits;
  prices: Prices;
  fares: Fares | null;
  turned: boolean;
  artifacts: PairView[];
  markers: number;
  quest: string | null;
  explored: number;
  pathfinder: boolean;
  met: string[];
  cliffhanger: string | null;
  ko: boolean;
  falling: boolean;
  acted: boolean;
  hidden: HiddenCount;
}

export interface HenchmanView {
  space: string;
  figure: Figure;
}

export interface Supply {
  soldier: number;
  mobster: number;
}

/**
 * How many cards each deck has left.
 */
export interface Sizes {
  event: number;
  city: number;
  gear: number;
  ally: number;
  enemy: number;
  nazi: number;
  danger: number;
  artifact: number;
  adventure: number;
  location: number;
}

/**
 * The discard piles, open to all, the newest card last. A Location stands by its land.
 */
export interface Discards {
  event: string[];
  city: string[];
  gear: string[];
  ally: string[];
  enemy: string[];
  nazi: string[];
  danger: string[];
  artifact: string[];
  adventure: string[];
  location: string[];
}

export interface ShopItem {
  card: string;
  price: number;
  stock: number;
}

/**
 * An open test. `dice` is the pool of the next roll, with a push; `roll` are the dice of the last one and `hits`
 * the successes among them; `got` are all successes so far.
 */
export interface TestView {
  seat: number;
  card: string | null;
  places: TestPlace[];
  skills: SkillName[];
  target: number;
  needed: number;
  got: number;
  keywords: string[];
  dice: number;
  bonus: number;
  pushed: boolean;
  rolls: number;
  roll: number[];
  hits: number;
}

/**
 * An open fight. `strength` are the wounds at which the enemy is beaten; `gold` and `escorts` come with the enemy;
 * `rounds_left` is null in a fight to the death, else the rounds still to fight with a Villain or a watch aboard;
 * `dealt` and `taken` are the wounds of both in it;
 * `space` is where a henchman stands; `mine` and `theirs` are dice that lie there, nothing between rounds.
 */
export interface FightView {
  seat: number;
  enemy: string;
  dice: number;
  enemy_dice: number;
  enemy_defence: number;
  wounds: number;
  strength: number;
  gold: number;
  escorts: string[];
  space: string | null;
  round: number;
  rounds_left: number | null;
  dealt: number;
  taken: number;
  mine: number[];
  theirs: number[];
  hits: number;
  blows: number;
  parry: number;
}

/**
 * A danger or a cliffhanger that lies open before a hero; `barred` are options that may not be chosen, from 1.
 */
export interface FacingView {
  seat: number;
  card: string;
  side: Side;
  keywords: string[];
  glory: number;
  barred: number[];
}

/**
 * A card that was read aloud: whose it is, the hero it is about, and what has become of it so far.
 */
export interface Announced {
  card: string;
  seat: number;
  target: number | null;
  cancelled: boolean;
  begun: boolean;
}

/**
 * A card that remains in play, for a seat or for all, up to the end of a round or until something ends it.
 */
export interface StayingView {
  card: string;
  seat: number | null;
  last_round: number | null;
}

/**
 * A hero who searches, in the order of their turns; `pressed` on after a danger.
 */
export interface RacerView {
  seat: number;
  space: string;
  pressed: boolean;
}

/**
 * The next danger for the reader, in percent over the deck of so many cards: to be overcome without a push, to be
 * KO by it; the rest are cliffhangers. In a deep jungle: the chance to find the adventure first. In a temple: that it
 * collapses on this danger, and that the reader gets out then without a push.
 */
export interface PerilView {
  cards: number;
  overcome: number;
  ko: number;
  explore: number | null;
  collapse: number | null;
  escape: number | null;
}

export interface SaleView {
  seat: number;
  artifact: string;
  price: number;
  fake: boolean;
}

export interface AuctionView {
  space: string;
  plus: number;
}

/**
 * Cards of which one is kept; `cards` are those that the reader sees.
 */
export interface LookingView {
  size: number;
  cards: string[];
}

/**
 * The moment at which the reader may play a card now, and whose it is; null if it is everybody's.
 */
export interface MomentView {
  moment: MomentName;
  seat: number | null;
  card: string | null;
}

/**
 * An ability that waits, by its owner and its card.
 */
export interface Owed {
  seat: number;
  card: string;
}

/**
 * `you` is null for a spectator. `hand` are the reader's own hidden cards, `answered` what the reader has sealed.
 * `moment` is null for whoever is not asked: nobody sees at which moments others might speak.
 * `peril` is told when the reader decides to search or to press on.
 */
export interface FortuneView {
  game: "fortune-and-glory";
  you: number | null;
  round: number;
  turn: number;
  phase: Phase;
  first: number;
  first_player: number;
  turn_of: number;
  asking: number | null;
  elements: Element[];
  goal: number;
  move_die: number;
  points: number;
  heroes: HeroView[];
  sites: SiteView[];
  villains: VillainView[];
  loot: Loot;
  zeppelin: ZeppelinView | null;
  henchmen: HenchmanView[];
  supply: Supply;
  sizes: Sizes;
  discards: Discards;
  shop: ShopItem[];
  tests: TestView[];
  fights: FightView[];
  sneak: SneakView | null;
  facing: FacingView[];
  announced: Announced[];
  in_play: string[];
  staying: StayingView[];
  racers: RacerView[];
  peril: PerilView | null;
  sale: SaleView | null;
  auction: AuctionView | null;
  pending: Owed[];
  hand: string[];
  looking: LookingView | null;
  moment: MomentView | null;
  answered: string[];
  over: boolean;
  winners: number[];
}
