/**
 * `npm run test:changed`: a quick check of the changes since the last commit, in less than 20 s for one line. It
 * checks the format, lint rules and types of the changed files, and runs their tests and those of direct importers.
 * It runs no browser, no dependency rules and few cases of each property; `npm test` runs everything.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { installPackages, top } from "./install.mjs";
import { startPostgres } from "./postgres.mjs";

installPackages();
const git = (...args) =>
  spawnSync("git", args, { cwd: top, encoding: "utf8" }).stdout.split("\n").filter(Boolean);
const base = process.argv[2] ?? "HEAD";
const changed = [...git("diff", "--name-only", base), ...git("ls-files", "--others", "--exclude-standard")];
const sources = changed.filter(
  (file) => /\.(ts|tsx|mjs|cjs|css|json)$/.test(file) && existsSync(path.join(top, file)),
);
const code = sources.filter((file) => /\.tsx?$/.test(file));
if (sources.length === 0) {
  console.log(`Nothing has changed since ${base}.`);
  process.exit(0);
}

/** The tests of a file: those next to it, and those that import it directly. */
function testsOf(files) {
  const isTest = (file) => /\.test\.tsx?$/.test(file);
  const tests = git(
    "ls-files",
    "--cached",
    "--others",
    "--exclude-standard",
    "*.test.ts",
    "*.test.tsx",
  ).filter((file) => existsSync(path.join(top, file)));
  const own = new Set(files.filter(isTest));
  const folders = new Set(files.map((file) => path.posix.dirname(file)));
  const names = files.map((file) => `/${path.posix.basename(file)}"`);
  for (const test of tests) {
    const text = readFileSync(path.join(top, test), "utf8");
    const isBeside = folders.has(path.posix.dirname(test));
    if (isBeside || names.some((name) => text.includes(name))) own.add(test);
  }
  return [...own].filter((file) => existsSync(path.join(top, file)));
}

const tests = testsOf(code);

function run(name, command, args, env = {}) {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn("npx", [command, ...args], {
      cwd: top,
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: path.join(top, "node_modules/.cache/kelpie/compiled"),
        KELPIE_QUICK_RUNS: "25",
        ...env,
      },
      shell: process.platform === "win32",
    });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => output.push(part));
    child.once("close", (status) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${status === 0 ? "ok  " : "FAIL"} ${name} (${seconds} s)`);
      if (status !== 0 || name === "tests") process.stdout.write(Buffer.concat(output));
      resolve(status === 0);
    });
  });
}

console.log(`${sources.length} changed files, ${tests.length} test files beside them or importing them`);
const runs = [
  run("lint", "biome", ["check", "--no-errors-on-unmatched", "--colors=off", ...sources]),
  run("types", "node", ["node_modules/typescript-native/bin/tsc", "-b", "api/tools/check"]),
];
// PostgreSQL, if available, takes half of the embedded database's processor time.
const postgres = tests.some((file) => file.startsWith("api/src/")) ? await startPostgres() : null;
if (tests.length > 0) {
  const env = postgres ? { TEST_DATABASE_URL: postgres.url } : {};
  runs.push(
    run("tests", "vitest", ["run", "--config", "shared/testing/vitest.all.config.ts", ...tests], env),
  );
}
const results = await Promise.all(runs);
postgres?.stop();
process.exit(results.every(Boolean) ? 0 : 1);
