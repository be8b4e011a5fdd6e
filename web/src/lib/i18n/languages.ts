// The available languages: those with texts when the page is built (tools/texts.ts).

declare const __LANGUAGES__: Record<string, string>;

export type Lang = string;

/** Each language's name for itself. */
export const OWN_NAMES = __LANGUAGES__;
export const LANGUAGES: Lang[] = Object.keys(OWN_NAMES);

export function isLang(text: string): boolean {
  return LANGUAGES.includes(text);
}

/** The first requested language that is available, else English. */
export function pickLang(wanted: readonly string[]): Lang {
  for (const one of wanted) {
    const short = one.split("-")[0]!.toLowerCase();
    if (isLang(short)) return short;
  }
  return "en";
}
