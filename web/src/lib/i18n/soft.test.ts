import { expect, test } from "vitest";
import { softened } from "./soft";

test("long words may break between syllables, short ones never", () => {
  const shown = (name: string) => softened(name).replaceAll("\u00AD", "|");
  expect(shown("Tino di ammostamento")).toBe("Tino di ammosta|mento");
  expect(shown("Linea d’imbottigliamento")).toBe("Linea d’imbottiglia|mento");
  expect(shown("Visites et dégustation")).toBe("Visites et dégusta|tion");
  expect(shown("Oak Barrelhouse")).toBe("Oak Barrelhouse");
  expect(shown("Banco de levaduras")).toBe("Banco de levaduras");
});
