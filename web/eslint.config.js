// What the type checker does not see: mistakes of JavaScript, of its types' use, and of Svelte's templates.

import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["node_modules/", "src/lib/protocol.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      "no-undef": "off", // svelte-check knows every name
      "@typescript-eslint/no-unused-vars": "off", // so does it know which are unused
      "svelte/no-at-html-tags": "off", // only our own drawings
      "svelte/prefer-svelte-reactivity": "off", // a Map that nothing watches is a Map
    },
  },
);
