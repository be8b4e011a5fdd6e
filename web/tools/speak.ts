// Says what a JSON file lists, in every language, with the page's own code and texts: `node tools/speak.ts FILE`.
// Tests compare the answer with what src/alehouse/text/speech.py says.

import { readFileSync } from "node:fs";
import { createServer } from "vite";
import type { Speech } from "../src/lib/i18n/speech.ts";
import { languages, texts } from "./texts.ts";

/** Methods of `Speech` with their arguments, for one game; `messages` are what the server sends for its title. */
interface Spoken {
  title: string;
  messages: Record<string, string>;
  content: Speech["content"];
  names: string[];
  said: [method: keyof Speech, args: unknown[]][];
}

const server = await createServer({
  configFile: false,
  plugins: [texts()],
  define: { __LANGUAGES__: JSON.stringify(languages()) },
  server: { middlewareMode: true, ws: false },
  logLevel: "error",
});
const load = async <T>(path: string): Promise<T> => (await server.ssrLoadModule(path)) as T;

const games = JSON.parse(readFileSync(process.argv[2]!, "utf-8")) as Spoken[];
const asked = (path: string): string => {
  const [title, lang] = path.split("/").slice(-2);
  return games.find((game) => game.title === title)!.messages[lang!]!;
};
Object.assign(globalThis, {
  document: { documentElement: {}, baseURI: "http://localhost/", querySelector: () => null },
  fetch: async (path: string) => new Response(asked(path)),
});
const speech = await load<typeof import("../src/lib/i18n/speech.ts")>("/src/lib/i18n/speech.ts");
const { pageTexts, titleTexts } = await load<typeof import("../src/lib/i18n/texts.ts")>("/src/lib/i18n/texts.ts");

const answer: Record<string, unknown[][]> = {};
for (const lang of Object.keys(languages())) {
  answer[lang] = [];
  for (const { title, content, names, said } of games) {
    const words = [...(await titleTexts(title, lang)), ...(await pageTexts(lang))];
    const say = new speech.Speech(lang, words, content, names);
    const sentences = said.map(([method, args]) => (say[method] as (...args: unknown[]) => unknown).apply(say, args));
    answer[lang].push([...sentences, say.catalogue.problems]);
  }
}
process.stdout.write(JSON.stringify(answer));
await server.close();
