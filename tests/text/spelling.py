"""What no sentence may look like, in either language. Independent of `bivouac.text.french`, which it checks."""

import re

VOWEL = "aeiouyàâäéèêëîïôöùûüœæ"
# Words that keep the vowel before them, among those that our sentences use.
KEEPS = re.compile(
    r"(haie|hasard|haut|havre|héros|hoquet|hors|hub\b|huit|hong|huayna|onz|oui\b|yéti|yong|yucatan)", re.I
)
# A short word before a vowel: de Archéologue, je annule, ce Archéologue, du Archéologue. "prends-la en main" is fine.
BEFORE_A_VOWEL = re.compile(
    rf"(?<![\w’-])(?:de|le|la|je|que|ne|me|te|se|ce|ma|ta|sa|du|au|jusque|lorsque|puisque) (?=([{VOWEL}h]\w*))", re.I
)
NARROW = "\u202f"
A_FR, A_EN = r"une?|les?|la|des|\d+", r"an?|the|\d+"
PERSONS = "[Cc]haracters?|Archaeologists?|Raiders?|[Hh]ero(?:es)?|[Ee]nem(?:y|ies)|[Pp]layers?|[Oo]pponents?|Seides?"

FRENCH = {
    "de le, à les": re.compile(r"\b(?:de|à) les?\b", re.I),
    "si il": re.compile(r"\bsi ils?\b", re.I),
    "no narrow space before ; : ? ! »": re.compile(rf"[^{NARROW}][;:?!»]"),
    "no narrow space after «": re.compile(rf"«[^{NARROW}]"),
    "English quotation marks": re.compile("[“”]"),
    "et X et Y": re.compile(rf"[\w’-]+ (et|ou) (?:(?:{A_FR}) )?[\w’-]+ \1 (?:(?:{A_FR})\b|[A-ZÉ])"),
    "de plus twice": re.compile(
        r"\b(?:de plus|autre) (?:de plus|autre)\b|fois de suite, [^.;:]*(?:de plus|encore une fois)"
    ),
}
ENGLISH = {
    "a before a vowel": re.compile(r"\ba (?=[aeio])", re.I),
    "an before a consonant": re.compile(r"\ban (?=[bcdfgjklmnpqrstvwxyz])", re.I),
    "a space before a mark": re.compile(r"\s[;:?!,.]"),
    "French quotation marks": re.compile("[«»]"),
    "and X and Y": re.compile(rf"[\w’-]+ (and|or) (?:(?:{A_EN}) )?[\w’-]+ \1 (?:(?:{A_EN})\b|[A-Z])"),
    "more twice": re.compile(r"\b(?:more|another) (?:more|another)\b|\b(?:twice|times), [^.;:]*\bmore\b"),
    "a person that": re.compile(rf"\b(?:{PERSONS}) (?:that|which)\b"),
}
EITHER = {
    "straight quotes": re.compile("['\"]"),
    "a double space": re.compile(r"\s\s"),
    "an unresolved placeable": re.compile(r"[{}]|\?\?\?"),
    "a space at an end": re.compile(r"^\s|\s$"),
    "a double mark": re.compile(r"[.,;:]{2}|\.[”»]\.|\( | \)"),
    "an empty place": re.compile(r"“”|«\s*»|\(\)"),
}


def faults(text: str, lang: str) -> list[str]:
    rules = {**EITHER, **(FRENCH if lang == "fr" else ENGLISH)}
    found = [name for name, rule in rules.items() if rule.search(text)]
    if lang == "fr":
        found += [f"{m.group()}{m.group(1)}" for m in BEFORE_A_VOWEL.finditer(text) if not KEEPS.match(m.group(1))]
    return found
