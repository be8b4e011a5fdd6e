// Takes the addresses of sponsors out of package-lock.json: a lock names packages, versions and hashes, nothing else.

import { readFileSync, writeFileSync } from "node:fs";

const lock = JSON.parse(readFileSync("package-lock.json", "utf-8"));
for (const entry of Object.values(lock.packages)) delete entry.funding;
writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
