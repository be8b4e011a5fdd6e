import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] }, // components are tested as a browser gets them
  server: { fs: { allow: [".."] } },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], isolate: false },
});
