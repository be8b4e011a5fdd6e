// Where the texts are; each file is its own chunk, fetched when its language and title are wanted.

import type { Lang } from "./languages";

type Loaders = Record<string, () => Promise<string>>;

const PAGE = import.meta.glob("../text/*.ftl", { query: "?raw", import: "default" }) as Loaders;
const APP = import.meta.glob("../../../src/alehouse/text/*.ftl", { query: "?raw", import: "default" }) as Loaders;
const TITLES = import.meta.glob("../../../src/alehouse/games/*/text/*.ftl", { query: "?raw", import: "default" }) as Loaders;
const TUTORIALS = import.meta.glob("../../../src/alehouse/games/*/text/tutorial/*.ftl", { query: "?raw", import: "default" }) as Loaders;
const BOARDS = import.meta.glob("../boards/*/text/*.ftl", { query: "?raw", import: "default" }) as Loaders;

function load(loaders: Loaders, path: string): Promise<string>[] {
  const loader = loaders[path];
  return loader ? [loader()] : [];
}

let fetching = 0;

/** All of them; until then the page is marked as busy, because what it shows is about to be said otherwise. */
async function all(texts: Promise<string>[]): Promise<string[]> {
  const page = document.documentElement;
  fetching += 1;
  page.ariaBusy = "true";
  try {
    return await Promise.all(texts);
  } finally {
    fetching -= 1;
    if (!fetching) page.ariaBusy = null;
  }
}

/** The page's own words. */
export function pageTexts(lang: Lang): Promise<string[]> {
  return all([
    ...load(PAGE, `../text/${lang}.ftl`),
    ...load(APP, `../../../src/alehouse/text/${lang}.ftl`),
  ]);
}

/** What a title says, and what its board says besides. */
export function titleTexts(title: string, lang: Lang): Promise<string[]> {
  return all([
    ...load(TITLES, `../../../src/alehouse/games/${title}/text/${lang}.ftl`),
    ...load(BOARDS, `../boards/${title}/text/${lang}.ftl`),
  ]);
}

/** What the tutorial of a title says. */
export function tutorialTexts(title: string, lang: Lang): Promise<string[]> {
  return all(load(TUTORIALS, `../../../src/alehouse/games/${title}/text/tutorial/${lang}.ftl`));
}
