/**
 * `npm run check`: types, lint and format, import rules, banned terms, commit subjects, linear patterns and unused code,
 * two at a time. `npm run check:save` runs what takes a second or two with warm caches, for every save.
 */
import { spawn } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import "../../shared/sites/generate.mjs";

const top = fileURLToPath(new URL("../../", import.meta.url));
const bin = path.join(top, "node_modules/.bin");
/** What a file was found to be, until the file changes: the second check of a day reads what was touched. */
const cache = path.join(top, "node_modules/.cache/kelpie/check");

const checks = [
  ["types", "tsc", ["-b"]],
  ["lint", "biome", ["ci", "--colors=off", "."]],
  [
    "rooms",
    "depcruise",
    [
      "--cache",
      path.join(cache, "rooms"),
      "--config",
      ".dependency-cruiser.cjs",
      "api",
      "dashboard",
      "extension",
      "shared",
      "wxt.config.ts",
    ],
  ],
  ["planted violations", "node", ["docs/boundaries/check-planted.mjs"]],
  ["terms", "node", ["--no-warnings", "api/tools/terms/check-terms.ts"]],
  ["planted terms", "node", ["--no-warnings", "docs/boundaries/check-planted-terms.mjs"]],
  ["commit subjects", "node", ["--no-warnings", "api/tools/commits/check-commits.ts"]],
  ["patterns", "node", ["--no-warnings", "api/tools/patterns/check-patterns.ts"]],
  ["unused", "knip", ["--no-progress", "--cache", "--cache-location", path.join(cache, "unused")]],
];

function run([name, command, args]) {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(path.join(bin, command), args, {
      cwd: top,
      env: {
        ...process.env,
        PATH: `${bin}${path.delimiter}${process.env.PATH}`,
        NO_COLOR: "1",
        NODE_NO_WARNINGS: "1",
      },
      shell: process.platform === "win32",
    });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.once("close", (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? "ok  " : "FAIL"} ${name} (${seconds} s)`);
      if (code !== 0) console.log(output);
      resolve(code === 0);
    });
  });
}

/** Steps that keep what they found: a save costs what it changed. */
const onSave = new Set(["types", "rooms"]);
const isSave = process.argv.includes("--save");

// Two at a time: more only makes them wait for each other on two cores.
const waiting = checks.filter(([name]) => !isSave || onSave.has(name));
let isClean = true;
async function worker() {
  for (let next = waiting.shift(); next; next = waiting.shift()) isClean = (await run(next)) && isClean;
}
await Promise.all([worker(), worker()]);
process.exit(isClean ? 0 : 1);
