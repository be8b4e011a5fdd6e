import { testStories } from "../pieces/storyTest";
import Story from "./Story.svelte";

testStories(Story, [
  ["a season", { kind: "season", season: "summer", round: 2, seat: 1 }, "#i-summer", "round"],
  ["a brew", { kind: "brew", seat: 1, recipe: "stout", experience: 4, coins: 0 }, "#i-xp", "+4"],
]);
