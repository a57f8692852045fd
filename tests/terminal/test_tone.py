"""The key `w` at the drawn table: shorter sentences and full ones again, in either language."""

import bivouac
from tests.terminal.desk import desk, runs


@runs
async def test_a_key_switches_between_short_and_full_sentences() -> None:
    table = bivouac.new("archibald", players=2, seed=3)
    async with desk(table, size=(120, 40)) as at:
        assert "Choose the hero you want to be." in at.page()
        await at.press("w")
        assert at.app.lang == "en-simple"
        assert "Choose your hero." in at.page()
        await at.press("g")
        assert at.app.lang == "fr-simple"
        assert "Choisis ton héros." in at.page()
        await at.press("l", "w")
        assert at.app.lang == "fr"
        await at.press("escape")
        assert "Choisis le héros que tu veux être." in at.page()


@runs
async def test_the_key_is_named_only_where_a_game_has_both() -> None:
    async with desk(bivouac.new("archibald", players=2, seed=3), size=(200, 40)) as at:
        assert "short words" in at.page()
        await at.press("w")
        assert "full words" in at.page()
    async with desk(bivouac.new("altiplano", seed=3), size=(200, 40)) as at:
        assert "short words" not in at.page()
