// Writes a Brotli copy next to every file that it makes smaller; the server sends it to browsers that accept it.

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(css|html|js|json|svg|txt|webmanifest)$/;
const SMALLEST = 1024; // bytes; less fits into one packet anyway

export function compress(): Plugin {
  let folder = "";
  return {
    name: "compress",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        if (!TEXT.test(name)) continue;
        const data = readFileSync(join(folder, name));
        if (data.length >= SMALLEST) writeFileSync(join(folder, `${name}.br`), brotliCompressSync(data));
      }
    },
  };
}
