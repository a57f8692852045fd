"""The keys of all cards. Their order is their number, fixed for ever; the action table is made from it.

A deck's list is written with its cards (`cards/<deck>.py`), in the same order. New cards go to the end of the list.
"""

from typing import Final

# The two decks with hidden cards come first: knowledge is kept for these numbers only.
EVENT_KEYS: Final = [
    "lucky-hat", "tail-wind", "wrong-train", "brass-fake", "not-so-fast", "soldiers-ashore", "earth-shrugs",
    "wrong-suitcase", "loose-balloon", "early-monsoon", "age-of-museums", "runaway-locomotive", "home-for-supper",
    "unwanted-rescue", "motorcycle-on-credit", "missing-page", "turned-signpost", "handle-with-care", "fan-mail",
    "gone-before-dawn", "express-on-time", "changed-lock", "red-line", "your-papers", "short-cut", "last-ferry",
    "welcoming-committee", "back-door", "no-way-through", "fraying-rope", "second-wind", "grandmothers-diary",
    "gritted-teeth", "pinch-of-pepper", "smile-please", "here-comes-the-cavalry", "wobbling-stone", "coin-on-its-edge",
    "never-mind-the-gear", "third-floor-piano", "borrowed-chair", "only-a-little-dust", "bidding-war",
    "not-at-this-address", "lost-temple",
]  # fmt: skip
CITY_KEYS: Final = [
    "old-friend", "black-market", "auction-house", "cobra-in-the-bath", "secret-delivery-paris", "inside-man",
    "carnival-chase", "one-dummy-too-many", "wrong-vault", "taxi-does-not-stop", "between-two-floors",
    "lights-out-in-the-bazaar", "reel-on-fire", "face-on-every-wall", "chess-automaton", "night-in-the-library",
    "grand-hotel", "press-conference", "show-your-scars", "boat-train", "collector-in-room-twelve", "hiring-hall",
    "flea-market", "after-dinner-speech", "uncle-you-never-met", "hometown-hero", "word-with-the-consul",
    "dying-whisper", "roulette-table", "nimble-fingers", "duel-at-dawn", "better-offers", "protection-money",
    "secret-delivery-mexico-city", "secret-delivery-cape-town", "secret-delivery-tokyo", "museum-objects",
    "cigarette-case", "bribed-clerk", "trouble-in-town",
]  # fmt: skip
GEAR_KEYS: Final = [
    "bullwhip", "service-revolver", "field-notes", "seaplane-charter", "leather-jacket", "lock-picks", "miners-lamp",
    "smoke-bombs", "sword-cane", "false-moustaches", "motorcycle", "snakebite-serum", "ice-axe", "fireproof-coat",
    "diving-helmet", "radio-set", "elephant-gun", "dented-cigarette-case", "rabbits-foot", "contrary-compass",
]  # fmt: skip
ALLY_KEYS: Final = [
    "street-kid", "retired-boxer", "mountain-guide", "lady-of-the-press", "double-agent", "old-professor",
    "bush-pilot", "mahout-and-elephant", "cat-burglar", "ships-cook", "stunt-double", "medium-on-credit",
    "deposed-king", "sister-dynamite", "newsreel-cameraman", "circus-gorilla", "black-belt-librarian",
    "smuggler-captain", "butler", "lighthouse-girl",
]  # fmt: skip
ITEM_KEYS: Final = [
    "rope-and-hook", "torch", "first-aid-kit", "pistol", "rail-pass", "porter", "stick-of-dynamite", "phrase-book",
    "box-of-cartridges", "bodyguard", "local-guide", "nurse-on-leave",
]  # fmt: skip
ENEMY_KEYS: Final = [
    "dockside-thugs", "knife-dancer", "tomb-guardian", "man-eating-tiger", "masked-cultists", "pickpocket-choir",
    "velvet-mauler", "bent-inspector", "getaway-driver", "robbers-on-the-run", "hired-guns", "rooftop-acrobats",
    "royal-cobra", "old-crocodile", "slighted-hippopotamus", "crimson-hypnotist", "fire-eaters", "brass-automaton",
    "strangler-vine", "mob-leader",
]  # fmt: skip
NAZI_KEYS: Final = [
    "patrol", "elite-guard", "flamethrower", "tank", "nazi-gold", "attack-dogs", "wireless-operator",
    "mountain-troops", "machine-gun-nest", "frogmen", "border-guards", "hidden-sniper", "occult-archivists",
    "lost-parachutists", "whole-barracks", "dive-bomber", "man-in-the-grey-hat", "steam-armour",
    "nazi-commander",
]  # fmt: skip
REFERENCE_KEYS: Final = [
    "mobster", "nazi-soldier", "zombie", "cultist",
]  # fmt: skip
DANGER_KEYS: Final = [
    "ancient-puzzle", "boat-chase", "spies-on-the-docks", "rope-bridge", "masked-ball", "ancient-trap",
    "rolling-boulder", "quicksand", "rock-slide", "falling-portcullis", "wrong-bar", "not-a-branch", "checkpoint",
    "marked-cards", "star-chart", "crocodile-ford", "car-chase", "lava-steps", "plane-crash", "smugglers-password",
    "cobra-nest", "ice-caves", "avalanche", "museum-gala", "cliff-monastery", "sunken-galleon", "express-roof",
    "seven-dials", "spy-at-the-opera", "assassin", "back-alley-thugs", "patrol-in-the-ruins", "airship-stowaway",
    "sidecars", "crimson-ritual", "the-dead-rise", "ambush-at-the-pass", "tomb-robbers",
    "agents-of-evil",
]  # fmt: skip
ARTIFACT_KEYS: Final = [
    "sword", "skull", "jar", "spear", "ring", "mask", "armour", "eye", "orb", "heart", "shield", "hammer", "statue",
    "tears", "crown", "codex", "compass", "bell", "drum", "mine", "city", "valley", "temple", "caverns", "tomb",
    "temple-treasure",
]  # fmt: skip
ADVENTURE_KEYS: Final = [
    "of-medusa", "of-hades", "of-the-ancients", "of-the-dead", "of-lost-souls", "of-zeus", "of-poseidon",
    "of-power", "of-the-crimson-hand", "of-loki", "of-the-azure-glory", "of-the-gods", "of-illusion", "of-pharox",
    "of-the-monkey-god", "of-atlantis", "of-the-winter-queen", "of-the-thief-king", "of-the-whispering-sands",
    "of-the-feathered-serpent", "of-the-hundred-doors", "of-the-blind-emperor", "of-the-last-pharaoh",
    "of-the-thirteenth-moon", "of-the-sleeping-volcano",
]  # fmt: skip
HERO_KEYS: Final = [
    "duke-dudley", "jacques-moreau", "doctor-zhukov", "sharon-hunter", "jake-zane", "alexander-cartwright",
    "shelly-hargrove", "li-mei-chen",
]  # fmt: skip
VILLAIN_KEYS: Final = [
    "herr-teufel", "oberst-kaltherz", "doktor-nebel", "silk-malone", "mama-rossi", "the-accountant",
]  # fmt: skip

KEYS: Final = [
    *EVENT_KEYS, *CITY_KEYS, *GEAR_KEYS, *ALLY_KEYS, *ITEM_KEYS, *ENEMY_KEYS, *NAZI_KEYS, *REFERENCE_KEYS,
    *DANGER_KEYS, *ARTIFACT_KEYS, *ADVENTURE_KEYS, *HERO_KEYS, *VILLAIN_KEYS,
]  # fmt: skip
