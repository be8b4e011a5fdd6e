import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { languages } from "./tools/texts.ts";

export default defineConfig({
  plugins: [svelte()],
  define: { __LANGUAGES__: JSON.stringify(languages()) },
  resolve: { conditions: ["browser"] }, // components are tested as a browser gets them
  server: { fs: { allow: [".."] } },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], isolate: false },
});
