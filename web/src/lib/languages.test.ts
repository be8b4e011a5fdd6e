import { expect, test } from "vitest";
import { pickLang } from "./languages";

test("the first language that we have is taken, else English", () => {
  expect(pickLang(["de-DE", "fr-CA", "en"])).toBe("fr");
  expect(pickLang(["IT"])).toBe("it");
  expect(pickLang(["de", "pt"])).toBe("en");
});
