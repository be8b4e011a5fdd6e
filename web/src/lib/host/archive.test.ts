import { expect, test } from "vitest";
import { filesOf } from "./archive";

/** As Python's `zipfile` writes it without compression. */
const WRITTEN =
  "UEsDBBQAAAAAAAAAIQDOh2CRBAAAAAQAAAAWAAAAYWxlaG91c2UvYm90cy9sb3RzLnB5Y2xvdHNQSwMEFAAAAAAAAAAhAJ1ps2wGAAAABgAA" +
  "AAoAAABuYW1lcy5qc29uWyLDqSJdUEsDBBQAAAAAAAAAIQAAAAAAAAAAAAAAAAAVAAAAYWxlaG91c2UvX19pbml0X18ucHljUEsBAhQDFAAA" +
  "AAAAAAAhAM6HYJEEAAAABAAAABYAAAAAAAAAAAAAAIABAAAAAGFsZWhvdXNlL2JvdHMvbG90cy5weWNQSwECFAMUAAAAAAAAACEAnWmzbAYA" +
  "AAAGAAAACgAAAAAAAAAAAAAAgAE4AAAAbmFtZXMuanNvblBLAQIUAxQAAAAAAAAAIQAAAAAAAAAAAAAAAAAVAAAAAAAAAAAAAACAAWYAAABh" +
  "bGVob3VzZS9fX2luaXRfXy5weWNQSwUGAAAAAAMAAwC/AAAAmQAAAAAA";

test("an archive gives its files with their folders and contents", () => {
  const archive = Uint8Array.from(atob(WRITTEN), (letter) => letter.charCodeAt(0)).buffer;
  const found = [...filesOf(archive)].map(({ folder, name, data }) => [folder, name, new TextDecoder().decode(data)]);
  expect(found).toEqual([
    ["alehouse/bots/", "lots.pyc", "lots"],
    ["", "names.json", '["é"]'],
    ["alehouse/", "__init__.pyc", ""],
  ]);
});
