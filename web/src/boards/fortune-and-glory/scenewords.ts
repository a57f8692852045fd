/** What scenes, piles, signs and news say: learned with the first of them that is fetched. */
import words from "virtual:words/fortune-and-glory-scene";
import { learn } from "../../lib/fluent";

learn(words);
