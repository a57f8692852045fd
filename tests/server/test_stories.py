"""An Adventure is told in a replay as it was at the table: to each seat with what it knew then."""

import random

import bivouac
from bivouac.server import work
from bivouac.text import LANGUAGES

CHOICES = 120


def test_a_replay_tells_stories_with_their_answers_and_what_follows_only_to_whoever_knew() -> None:
    table = bivouac.new("archibald", players=2, seed=8)
    chance = random.Random(8)
    while len(table.history) < CHOICES and not table.over:
        table.choose(chance.choice(table.option_ids))
    names = [["Ana", "Ben"] for _ in LANGUAGES]
    frames = {seat: work.frames(table, seat, names).frames for seat in (0, 1, None)}
    answering = 0
    for at, (one, two, nobody) in enumerate(zip(frames[0], frames[1], frames[None], strict=True)):
        keys = [option.key for option in table.fork(at).options_of(0)]
        stories = [frame.story for frame in (one, two, nobody)]
        if keys and all(key.startswith("answer/") for key in keys):
            answering += 1
            assert one.story is not None
            assert two.story is not None
            assert nobody.story is not None
            assert one.story.answer == 0
            assert len(one.story.answers) == len(keys)
            assert [len(story.outcomes) for story in stories if story] == [0, len(keys), 0]
            assert all(answer.fr and answer.en and answer.fr != answer.en for answer in one.story.answers)
        elif not stories[2]:
            assert stories == [None, None, None], "a story is told to all or to none"
    assert answering > 1, "the first seat was never asked: this proved nothing"
