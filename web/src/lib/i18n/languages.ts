// The languages that there are: those that the app has texts in when the page is built (tools/texts.ts).

declare const __LANGUAGES__: Record<string, string>;

export type Lang = string;

/** How each language calls itself. */
export const OWN_NAMES = __LANGUAGES__;
export const LANGUAGES: Lang[] = Object.keys(OWN_NAMES);

export function isLang(text: string): boolean {
  return LANGUAGES.includes(text);
}

/** The first wanted language that we have, else English. */
export function pickLang(wanted: readonly string[]): Lang {
  for (const one of wanted) {
    const short = one.split("-")[0]!.toLowerCase();
    if (isLang(short)) return short;
  }
  return "en";
}
