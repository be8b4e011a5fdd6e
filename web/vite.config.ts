import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { art } from "./tools/art.ts";
import { compress } from "./tools/compress.ts";
import { fonts } from "./tools/fonts.ts";
import { licenses } from "./tools/licenses.ts";
import { languages, texts } from "./tools/texts.ts";

/** Pages that must open without a network, and texts that they need. */
const OFFLINE = ["src/main.ts", "src/pages/Companion.svelte", "src/pages/About.svelte"];
const OFFLINE_TEXT =
  /\/(web\/src(\/boards\/\w+)?\/text\/[\w-]+|alehouse\/text\/[\w-]+\/messages|games\/\w+\/text\/[\w-]+\/(title|messages|names))\.ftl/;

/** What most pages share. */
const SHARED = /web[\\/](src[\\/](lib|parts|art)|node_modules)/;
/** What tables, replays and cards share, and the start page does without. */
const AT_TABLES =
  /web[\\/]src[\\/](art[\\/](goods|dice)\.svg|lib[\\/](actions|i18n[\\/](speech|advice))\.ts|parts[\\/](ScoreBars|Die|Side)\.svelte)/;

/** Writes the list of files that the service worker keeps from the start. */
function precache(): Plugin {
  return {
    name: "precache",
    generateBundle(_, bundle) {
      const wanted = new Set<string>();
      const take = (file: string): void => {
        const chunk = bundle[file];
        if (wanted.has(file) || !chunk) return;
        wanted.add(file);
        if (chunk.type === "chunk")
          [
            ...chunk.imports,
            ...(chunk.viteMetadata?.importedCss ?? []),
            ...(chunk.viteMetadata?.importedAssets ?? []),
          ].forEach(take);
      };
      for (const [file, chunk] of Object.entries(bundle)) {
        if (chunk.type !== "chunk") {
          if (file.endsWith(".woff2")) take(file);
          continue;
        }
        const from = chunk.facadeModuleId ?? "";
        if (chunk.isEntry || OFFLINE.some((page) => from.endsWith(page)) || OFFLINE_TEXT.test(from)) take(file);
      }
      this.emitFile({
        type: "asset",
        fileName: "precache.json",
        source: JSON.stringify([...wanted].sort()),
      });
    },
  };
}

export default defineConfig({
  base: "./", // the page may be under any path
  worker: { format: "es" },
  plugins: [svelte(), fonts(), art(), texts(), precache(), licenses(), compress()],
  define: { __LANGUAGES__: JSON.stringify(languages()) },
  build: {
    outDir: "../src/alehouse/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content policy allows no data: fonts
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Few files: to a server on the same machine each request costs more than its bytes.
        codeSplitting: {
          groups: [
            { name: "house", test: (id) => SHARED.test(id) && !AT_TABLES.test(id), minShareCount: 4, priority: 2 },
            { name: "tables", test: AT_TABLES, minShareCount: 4, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
