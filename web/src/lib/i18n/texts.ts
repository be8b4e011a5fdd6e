// Loads texts; each file is its own chunk, fetched for its language and title.

import { titleMessages } from "../net/api";
import type { Lang } from "./languages";

type Loaders = Record<string, () => Promise<string>>;

const PAGE = import.meta.glob("../../text/*.ftl", { query: "?raw", import: "default" }) as Loaders;
const APP = import.meta.glob("../../../../src/alehouse/text/*/messages.ftl", {
  query: "?raw",
  import: "default",
}) as Loaders;
const TITLES = import.meta.glob("../../../../src/alehouse/games/*/text/*/{messages,names}.ftl", {
  query: "?raw",
  import: "default",
}) as Loaders;
const SHELF = import.meta.glob("../../../../src/alehouse/games/*/text/*/title.ftl", {
  query: "?raw",
  import: "default",
}) as Loaders;
const TUTORIALS = import.meta.glob("../../../../src/alehouse/games/*/text/*/tutorial.ftl", {
  query: "?raw",
  import: "default",
}) as Loaders;
const WORKSHOP = import.meta.glob("../../pages/workshop/text/*.ftl", { query: "?raw", import: "default" }) as Loaders;
const BOARDS = import.meta.glob("../../boards/*/text/*.ftl", { query: "?raw", import: "default" }) as Loaders;

/** A file in a language, or in English if the language lacks it. */
function load(loaders: Loaders, path: (lang: Lang) => string, lang: Lang): Promise<string>[] {
  const loader = loaders[path(lang)] ?? loaders[path("en")];
  return loader ? [loader()] : [];
}

let fetching = 0;

/** Waits for all of them; meanwhile the page is marked as busy, because its texts are about to change. */
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

/** The page's own texts, and the names of the titles. */
export function pageTexts(lang: Lang): Promise<string[]> {
  const shelf = Object.keys(SHELF).filter((path) => path.endsWith("/en/title.ftl"));
  return all([
    ...load(PAGE, (lang) => `../../text/${lang}.ftl`, lang),
    ...load(APP, (lang) => `../../../../src/alehouse/text/${lang}/messages.ftl`, lang),
    ...shelf.flatMap((path) => load(SHELF, (lang) => path.replace("/en/", `/${lang}/`), lang)),
  ]);
}

/** The texts of a title and of its board; the server has those of a title that the page was built without. */
export function titleTexts(title: string, lang: Lang): Promise<string[]> {
  const games = "../../../../src/alehouse/games";
  if (!TITLES[`${games}/${title}/text/en/messages.ftl`]) return all([titleMessages(title, lang)]);
  return all([
    ...load(TITLES, (lang) => `${games}/${title}/text/${lang}/messages.ftl`, lang),
    ...load(TITLES, (lang) => `${games}/${title}/text/${lang}/names.ftl`, lang),
    ...load(BOARDS, (lang) => `../../boards/${title}/text/${lang}.ftl`, lang),
  ]);
}

/** The texts of a title's tutorial. */
export function tutorialTexts(title: string, lang: Lang): Promise<string[]> {
  return all(load(TUTORIALS, (lang) => `../../../../src/alehouse/games/${title}/text/${lang}/tutorial.ftl`, lang));
}

/** The texts of the workshop. */
export function workshopTexts(lang: Lang): Promise<string[]> {
  return all(load(WORKSHOP, (lang) => `../../pages/workshop/text/${lang}.ftl`, lang));
}
