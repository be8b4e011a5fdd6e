import { testStories } from "../pieces/storyTest";
import Story from "./Story.svelte";

testStories(Story, [
  ["a season", { kind: "season", season: "fall", year: 2 }, "#i-fall", "season"],
  ["a Gold Label", { kind: "label", seat: 1, recipe: "stout" }, "#i-gold", "Ann"],
  ["a completed collaboration", { kind: "complete", seat: 2 }, "#i-beer", "Bob"],
  ["Winter's costs", { kind: "costs", paid: [{ seat: 2, money: 3, loans: 1 }] }, "#i-winter", "Bob"],
]);
