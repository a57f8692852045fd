/** The same examples as tests/text/test_french.py. */
import { describe, expect, it } from "vitest";
import { a, de, elided, que, si } from "../src/lib/french";

describe("elision", () => {
  it.each([
    ["de", "Ohio Bob", "d’Ohio Bob"],
    ["de", "Henriette Smith", "d’Henriette Smith"],
    ["de", "Huayna", "de Huayna"],
    ["de", "Che Madera", "de Che Madera"],
    ["le", "Archéologue", "l’Archéologue"],
    ["le", "hasard", "le hasard"],
    ["le", "héros", "le héros"],
    ["la", "héroïne", "l’héroïne"],
    ["le", "huit", "le huit"],
    ["la", "huître", "l’huître"],
    ["la", "Épée", "l’Épée"],
    ["le", "œil", "l’œil"],
    ["le", "onze", "le onze"],
    ["de", "Yann", "de Yann"],
    ["de", "Yves", "d’Yves"],
    ["les", "yeux", "les yeux"],
    ["de", "yeux", "d’yeux"],
    ["de", "Hub des Scarabots", "de Hub des Scarabots"],
    ["de", "Hubert", "d’Hubert"],
    ["de", "Héraut de Papier", "de Héraut de Papier"],
    ["de", "Hathor", "d’Hathor"],
    ["je", "annule", "j’annule"],
    ["Je", "annule", "J’annule"],
    ["que", "Antonio", "qu’Antonio"],
    ["si", "il reste", "s’il reste"],
    ["si", "ils restent", "s’ils restent"],
    ["si", "elle reste", "si elle reste"],
    ["si", "ilot", "si ilot"],
    ["une", "Action", "une Action"],
    ["de", "", "de "],
  ])("%s + %s", (word, following, together) => {
    expect(elided(word, following)).toBe(together);
  });
});

describe("a name with an article is contracted", () => {
  it.each([
    ["Le Doc", "du Doc", "au Doc"],
    ["Les Neuf Puits", "des Neuf Puits", "aux Neuf Puits"],
    ["La Cité", "de la Cité", "à la Cité"],
    ["L’Idole", "de l’Idole", "à l’Idole"],
    ["Le Monolithe, Bastion Ordis", "du Monolithe, Bastion Ordis", "au Monolithe, Bastion Ordis"],
    ["L’Ouroboros, Bastion Lyra", "de l’Ouroboros, Bastion Lyra", "à l’Ouroboros, Bastion Lyra"],
    ["Antonio", "d’Antonio", "à Antonio"],
    ["Joueur 1", "de Joueur 1", "à Joueur 1"],
    ["Léon", "de Léon", "à Léon"],
  ])("%s", (name, of, to) => {
    expect(de(name)).toBe(of);
    expect(a(name)).toBe(to);
  });
});

it("que and si stand for functions of Fluent", () => {
  expect(que("Ohio Bob")).toBe("qu’Ohio Bob");
  expect(si("tu as un Lieu")).toBe("si tu as un Lieu");
});
