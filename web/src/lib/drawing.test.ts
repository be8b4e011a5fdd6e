import { expect, test } from "vitest";
import { asImage, inTheme } from "./drawing";

test("a colour of both themes becomes the one of this theme", () => {
  expect(inTheme(" light-dark(#22355f, #101a33)", false)).toBe("#22355f");
  expect(inTheme(" light-dark(#22355f, #101a33)", true)).toBe("#101a33");
  expect(inTheme("#15203a", true)).toBe("#15203a");
});

test("a drawing is an image that needs nothing from the page", () => {
  document.documentElement.style.setProperty("--sky", "light-dark(#22355f, #101a33)");
  const image = asImage('<svg><rect fill="var(--sky)"/></svg>', true);
  expect(decodeURIComponent(image)).toBe('data:image/svg+xml,<svg><rect fill="#101a33"/></svg>');
});
