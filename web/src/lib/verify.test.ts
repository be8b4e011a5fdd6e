import { expect, test } from "vitest";
import { commitmentOf } from "./verify";

test("the commitment is the hash of the secret's bytes", async () => {
  expect(await commitmentOf("00ff")).toBe("06eb7d6a69ee19e5fbdf749018d3d2abfa04bcbd1365db312eb86dc7169389b8");
});

test("what is no secret has no commitment", async () => {
  expect(await commitmentOf("xyz")).toBe("");
  expect(await commitmentOf("")).toBe("");
});
