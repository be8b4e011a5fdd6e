import { expect, test } from "vitest";
import { commitmentOf, honest } from "./verify";

const SEAL = "06eb7d6a69ee19e5fbdf749018d3d2abfa04bcbd1365db312eb86dc7169389b8";

test.each([
  ["fits", {}, true],
  ["fits what this browser kept", { seal: SEAL, nonce: "aa" }, true],
  ["fits a seal of before the server was restored", { seal: "old", nonce: "aa" }, true],
  ["lacks the number of this browser", { seal: SEAL, nonce: "bb" }, false],
  ["has another seal than at the start", { seal: "other", nonce: "aa" }, false],
])("a secret that %s", async (_, kept, expected) => {
  const table = { commitment: SEAL, earlier: ["old"] };
  expect(await honest(table, { secret: "00ff", nonces: ["", "aa"] }, kept)).toBe(expected);
  expect(await honest(table, { secret: "00fe", nonces: ["", "aa"] }, kept)).toBe(false);
  expect(await honest(table, { secret: "", nonces: [] }, kept)).toBe(null);
});

test("the commitment is the hash of the secret's bytes", async () => {
  expect(await commitmentOf("00ff")).toBe("06eb7d6a69ee19e5fbdf749018d3d2abfa04bcbd1365db312eb86dc7169389b8");
});

test("what is no secret has no commitment", async () => {
  expect(await commitmentOf("xyz")).toBe("");
  expect(await commitmentOf("")).toBe("");
});
