// Where the texts are; each file is its own chunk, fetched when its language and title are wanted.

import type { Lang } from "./languages";

type Loaders = Record<string, () => Promise<string>>;

const PAGE = import.meta.glob("../text/*.ftl", { query: "?raw", import: "default" }) as Loaders;
const APP = import.meta.glob("../../../src/alehouse/text/*.ftl", { query: "?raw", import: "default" }) as Loaders;
const TITLES = import.meta.glob("../../../src/alehouse/games/*/text/*.ftl", { query: "?raw", import: "default" }) as Loaders;
const BOARDS = import.meta.glob("../boards/*/text/*.ftl", { query: "?raw", import: "default" }) as Loaders;

function load(loaders: Loaders, path: string): Promise<string>[] {
  const loader = loaders[path];
  return loader ? [loader()] : [];
}

/** The page's own words. */
export function pageTexts(lang: Lang): Promise<string[]> {
  return Promise.all([
    ...load(PAGE, `../text/${lang}.ftl`),
    ...load(APP, `../../../src/alehouse/text/${lang}.ftl`),
  ]);
}

/** What a title says, and what its board says besides. */
export function titleTexts(title: string, lang: Lang): Promise<string[]> {
  return Promise.all([
    ...load(TITLES, `../../../src/alehouse/games/${title}/text/${lang}.ftl`),
    ...load(BOARDS, `../boards/${title}/text/${lang}.ftl`),
  ]);
}
