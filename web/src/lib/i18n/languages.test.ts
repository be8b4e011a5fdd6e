import { expect, test } from "vitest";
import { completed } from "../../../tools/texts";
import { LANGUAGES, OWN_NAMES, pickLang } from "./languages";

test("the first language that we have is taken, else English", () => {
  expect(pickLang(["de-DE", "fr-CA", "en"])).toBe("fr");
  expect(pickLang(["IT"])).toBe("it");
  expect(pickLang(["de", "pt"])).toBe("en");
});

test("languages are found in the folders of texts and name themselves", () => {
  expect(LANGUAGES[0]).toBe("en");
  expect(OWN_NAMES).toMatchObject({ en: "English", fr: "Français" });
});

test("what a language lacks is added in English, whole messages only", () => {
  const english = "# Words\n\na = one\n    .about = two\n\n## More\n\nb = { $n ->\n    [one] x\n   *[other] y\n}\n";
  expect(completed("b = bé\n", english)).toBe("b = bé\n\na = one\n    .about = two\n\n## More\n\n");
  expect(completed("a = un\nb = bé\n", english)).toBe("a = un\nb = bé\n");
});
