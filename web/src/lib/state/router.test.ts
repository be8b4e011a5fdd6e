import { expect, test } from "vitest";
import { address, invitation, parse } from "./router.svelte";

test("an address is read as it was written", () => {
  expect(parse(address("join", "t1", "se/cret"))).toEqual({ page: "join", parts: ["t1", "se/cret"] });
  expect(parse("")).toEqual({ page: "", parts: [] });
  expect(parse("#/rules/ale/MB-061")).toEqual({ page: "rules", parts: ["ale", "MB-061"] });
});

test("an invitation tells the table, its secret and the host's language; no other address does", () => {
  expect(invitation(parse(address("join", "t1", "secret", "fr")))).toEqual({
    table: "t1",
    secret: "secret",
    lang: "fr",
  });
  expect(invitation(parse(address("table", "t1", "text")))).toEqual({ table: "", secret: "", lang: "" });
});

test("a broken address breaks nothing", () => {
  expect(parse("#/table/%E0%A4%A")).toEqual({ page: "table", parts: ["%E0%A4%A"] });
});
