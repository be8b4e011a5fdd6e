export const LANGUAGES = ["en", "fr", "es", "it"] as const;
export type Lang = (typeof LANGUAGES)[number];

/** How each language calls itself. */
export const OWN_NAMES: Record<Lang, string> = { en: "English", fr: "Français", es: "Español", it: "Italiano" };

export function isLang(text: string): text is Lang {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** The first wanted language that we have, else English. */
export function pickLang(wanted: readonly string[]): Lang {
  for (const one of wanted) {
    const short = one.slice(0, 2).toLowerCase();
    if (isLang(short)) return short;
  }
  return "en";
}
