"""Words that change with the next one."""

import pytest

from bivouac.text import french


@pytest.mark.parametrize(
    ("word", "following", "together"),
    [
        ("de", "Ohio Bob", "d’Ohio Bob"),
        ("de", "Henriette Smith", "d’Henriette Smith"),
        ("de", "Huayna", "de Huayna"),
        ("de", "Che Madera", "de Che Madera"),
        ("le", "Archéologue", "l’Archéologue"),
        ("le", "hasard", "le hasard"),
        ("le", "héros", "le héros"),
        ("la", "héroïne", "l’héroïne"),
        ("le", "huit", "le huit"),
        ("la", "huître", "l’huître"),
        ("la", "Épée", "l’Épée"),
        ("le", "œil", "l’œil"),
        ("le", "onze", "le onze"),
        ("de", "Yann", "de Yann"),
        ("de", "Yves", "d’Yves"),
        ("les", "yeux", "les yeux"),
        ("de", "yeux", "d’yeux"),
        ("de", "Hub des Scarabots", "de Hub des Scarabots"),
        ("de", "Hubert", "d’Hubert"),
        ("de", "Héraut de Papier", "de Héraut de Papier"),
        ("de", "Hathor", "d’Hathor"),
        ("je", "annule", "j’annule"),
        ("Je", "annule", "J’annule"),
        ("que", "Antonio", "qu’Antonio"),
        ("si", "il reste", "s’il reste"),
        ("si", "ils restent", "s’ils restent"),
        ("si", "elle reste", "si elle reste"),
        ("si", "ilot", "si ilot"),
        ("une", "Action", "une Action"),
        ("de", "", "de "),
    ],
)
def test_elision(word: str, following: str, together: str) -> None:
    assert french.elided(word, following) == together


@pytest.mark.parametrize(
    ("name", "of", "to"),
    [
        ("Le Doc", "du Doc", "au Doc"),
        ("Les Neuf Puits", "des Neuf Puits", "aux Neuf Puits"),
        ("La Cité", "de la Cité", "à la Cité"),
        ("L’Idole", "de l’Idole", "à l’Idole"),
        ("Le Monolithe, Bastion Ordis", "du Monolithe, Bastion Ordis", "au Monolithe, Bastion Ordis"),
        ("L’Ouroboros, Bastion Lyra", "de l’Ouroboros, Bastion Lyra", "à l’Ouroboros, Bastion Lyra"),
        ("Antonio", "d’Antonio", "à Antonio"),
        ("Joueur 1", "de Joueur 1", "à Joueur 1"),
        ("Léon", "de Léon", "à Léon"),
    ],
)
def test_a_name_with_an_article_is_contracted(name: str, of: str, to: str) -> None:
    assert french.de(name) == of
    assert french.a(name) == to


def test_que_and_si_stand_for_functions_of_fluent() -> None:
    assert french.que("Ohio Bob") == "qu’Ohio Bob"
    assert french.si("tu as un Lieu") == "si tu as un Lieu"


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("L'idole d'or", "L’idole d’or"),
        ("Qui va là ?", "Qui va là\u202f?"),
        ("Attention: danger!", "Attention\u202f: danger\u202f!"),
        ("« Fuis » !", "«\u202fFuis\u202f»\u202f!"),
        ("Quipu d’or", "Quipu d’or"),
    ],
)
def test_typed_words_are_set_as_print(typed: str, printed: str) -> None:
    assert french.typeset(typed) == printed
    assert french.typeset(printed) == printed
