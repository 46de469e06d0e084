/**
 * `npm run check`, for every save: checks what changed since each step last passed. `npm run check -- --all`, which
 * `npm test` and CI run, checks everything, including what needs the whole project: unused code and lint rules that
 * read other files.
 */
import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import "../../../shared/sites/generate.mjs";

const top = fileURLToPath(new URL("../../../", import.meta.url));
const bin = path.join(top, "node_modules/.bin");
const cache = path.join(top, "node_modules/.cache/kelpie/check");
const passedFile = path.join(cache, "passed.json");
const isAll = process.argv.includes("--all") || Boolean(process.env.CI);

const parts = ["api", "dashboard", "extension", "shared", "wxt.config.ts"];
const roomCache = ["--cache", path.join(cache, "rooms"), "--config", ".dependency-cruiser.cjs"];
/** Only imports of the changed files; cycles and orphans need all files. */
const directRooms = ["--config", ".dependency-cruiser.cjs", "--max-depth", "1"];
const fastLint = ["ci", "--colors=off", "--config-path=.biome.fast.jsonc", "--no-errors-on-unmatched"];
/** Maximum number of file names in one command line. */
const mostNamed = 200;
const linted = /\.(?:tsx?|m?js|cjs|jsonc?|css|html)$/;
const modules = /\.(?:tsx?|mjs)$|tsconfig|package-lock/;

/** True to check everything, or if too many files changed for one command line. */
const isWhole = (changed) => isAll || changed.length > mostNamed;

/** `inputs`: the files that a step depends on. A step's `arguments` function gets the changed ones. */
const steps = [
  // The native compiler; the other one is for the tools that read syntax trees.
  {
    name: "types",
    command: "node",
    inputs: modules,
    arguments: () => ["node_modules/typescript-native/bin/tsc", "-b", "api/tools/check"],
  },
  {
    name: "lint",
    command: "biome",
    inputs: linted,
    isPerFile: true,
    arguments: (changed) =>
      isAll ? ["ci", "--colors=off", "."] : [...fastLint, ...(isWhole(changed) ? ["."] : changed)],
  },
  {
    name: "rooms",
    command: "depcruise",
    inputs: /^(?:api|dashboard|extension|shared)\/.*\.(?:tsx?|mjs)$/,
    isPerFile: true,
    env: (changed) => (isWhole(changed) ? {} : { KELPIE_DIRECT_ROOMS: "1" }),
    arguments: (changed) => (isWhole(changed) ? [...roomCache, ...parts] : [...directRooms, ...changed]),
  },
  {
    name: "planted violations",
    command: "node",
    inputs: /^docs\/boundaries\/|dependency-cruiser|tsconfig|package-lock/,
    arguments: () => ["docs/boundaries/check-planted.mjs"],
  },
  {
    name: "terms",
    command: "node",
    inputs: /\.(?:tsx?|mjs|md)$|^docs\/style\//,
    arguments: () => ["--no-warnings", "api/tools/terms/check-terms.ts"],
  },
  {
    name: "planted terms",
    command: "node",
    inputs: /^docs\/boundaries\/|^docs\/style\/terms\.json|^api\/tools\/terms\//,
    arguments: () => ["--no-warnings", "docs/boundaries/check-planted-terms.mjs"],
  },
  {
    name: "commit subjects",
    command: "node",
    inputs: /^docs\/style\/commits\.json|^HEAD$/,
    arguments: () => ["--no-warnings", "api/tools/commits/check-commits.ts"],
  },
  {
    name: "patterns",
    command: "node",
    inputs: /\.tsx?$|judged-patterns/,
    arguments: () => ["--no-warnings", "api/tools/patterns/check-patterns.ts"],
  },
  {
    name: "unused",
    command: "knip",
    onlyAll: true,
    inputs: /./,
    arguments: () => ["--no-progress", "--cache", "--cache-location", path.join(cache, "unused")],
  },
].filter(({ onlyAll = false }) => isAll || !onlyAll);

const git = (...args) => execFileSync("git", args, { cwd: top, encoding: "utf8" }).trim();

/** Time and size of each file that git tracks or would add, and the commit; undefined outside a repository. */
function projectFiles() {
  try {
    const names = git("ls-files", "-co", "--exclude-standard").split("\n");
    const states = [...new Set(names)].flatMap((name) => {
      const file = path.join(top, name);
      if (!existsSync(file)) return [];
      const { mtimeMs, size } = statSync(file);
      return [[name, `${mtimeMs}:${size}`]];
    });
    return new Map([...states, ["HEAD", git("rev-parse", "HEAD")]]);
  } catch {
    return undefined;
  }
}

function readPassed() {
  return existsSync(passedFile) ? JSON.parse(readFileSync(passedFile, "utf8")) : {};
}

const files = projectFiles();
const passed = readPassed();

const inputsOf = ({ inputs }) => [...(files ?? [])].filter(([name]) => inputs.test(name));
const digestOf = (entries) => createHash("sha256").update(JSON.stringify(entries)).digest("hex");

/** The inputs of a step that changed since it last passed. */
function changedFor({ name }, entries) {
  const known = passed[name]?.files ?? {};
  return entries.filter(([file, state]) => known[file] !== state).map(([file]) => file);
}

function start(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(path.join(bin, command), args, {
      cwd: top,
      env: {
        ...process.env,
        ...env,
        PATH: `${bin}${path.delimiter}${process.env.PATH}`,
        NO_COLOR: "1",
        NODE_NO_WARNINGS: "1",
      },
      shell: process.platform === "win32",
    });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.once("close", (code) => resolve({ isClean: code === 0, output }));
  });
}

async function run(step) {
  const started = performance.now();
  const entries = inputsOf(step);
  const digest = digestOf(entries);
  if (!isAll && files !== undefined && passed[step.name]?.digest === digest) {
    console.log(`ok   ${step.name} (nothing changed)`);
    return true;
  }
  const changed = changedFor(step, entries);
  const { isClean, output } = await start(step.command, step.arguments(changed), step.env?.(changed));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${isClean ? "ok  " : "FAIL"} ${step.name} (${seconds} s)`);
  if (!isClean) console.log(output);
  else passed[step.name] = { digest, ...(step.isPerFile && { files: Object.fromEntries(entries) }) };
  return isClean;
}

// Two at a time, because more would wait for each other on two cores.
const waiting = [...steps];
let isClean = true;
async function worker() {
  for (let next = waiting.shift(); next; next = waiting.shift()) isClean = (await run(next)) && isClean;
}
await Promise.all([worker(), worker()]);
if (files !== undefined) {
  mkdirSync(cache, { recursive: true });
  writeFileSync(passedFile, JSON.stringify(passed));
}
process.exit(isClean ? 0 : 1);
