/** `npm test` on a fresh clone: install what is missing, then check, unit, API on both databases, browser. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { buildApps, installPackages, top } from "./install.mjs";
import { startPostgres } from "./postgres.mjs";

installPackages();
ensureBrowser();
if (!existsSync(path.join(top, "../shared/data"))) {
  console.log(
    "../shared is absent: the tests on real pages, resumes and hostile files run on the project's own fixtures only.",
  );
}

/** Servers and parsing processes start a hundred times: their modules are compiled once. */
const compileCache = path.join(mkdtempSync(path.join(tmpdir(), "kelpie-compiled-")), "node");

const failed = [];
const times = [];

/** Runs a script of package.json. `quiet` keeps its output back until it has ended. */
function stage(name, args, { env = {}, quiet = false } = {}) {
  if (!quiet) console.log(`\n== ${name}`);
  const started = performance.now();
  const child = spawn("npm", ["run", "-s", ...args], {
    cwd: top,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: compileCache,
      ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}),
      ...env,
    },
    shell: process.platform === "win32",
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part) => {
      output.push(part);
      if (!quiet) process.stdout.write(part);
    });
  return new Promise((resolve) => {
    child.once("close", (status) => {
      times.push(`${name} ${((performance.now() - started) / 1000).toFixed(0)} s`);
      const text = Buffer.concat(output).toString();
      if (quiet) process.stdout.write(`\n== ${name}\n${text}`);
      if (status !== 0) failed.push({ name, text });
      resolve();
    });
  });
}

/** What went wrong, without what went well: the end of a long run is all that some people get to see. */
function whatFailed({ name, text }) {
  const lines = text.split("\n");
  const first = lines.findIndex((line) => /Failed (Suites|Tests) \d|^FAIL |Unhandled/.test(line));
  return [`\n== Failed: ${name}`, ...lines.slice(first === -1 ? -60 : first).slice(0, 80)].join("\n");
}

/**
 * What asks the database: its order, its locks, its search and its full schema. Documents, letters, pages and who may call
 * what know no database; they run on the embedded one only.
 */
const storedThings = [
  ...["account", "applications", "auth", "autofill", "billing", "jobs", "notifications", "overview"].map(
    (feature) => `src/features/${feature}`,
  ),
  ...[
    "src/features/resumes/optimise",
    "src/features/resumes/kept-resumes",
    "src/features/resumes/resume-history",
  ],
  ...["src/db", "src/mail", "src/scoring", "src/adapters/job-queue", "src/contract/account"],
];

async function onPostgres() {
  const postgres = await startPostgres();
  if (!postgres) return;
  await stage("API, PostgreSQL", ["unit", "--", "--project", "api", ...storedThings], {
    env: { TEST_DATABASE_URL: postgres.url },
    quiet: true,
  });
  postgres.stop();
}

await Promise.all([
  stage("check", ["check"], { quiet: true }),
  stage("unit and API, embedded database", ["unit"]),
]);
// One fixed address for the extension's tests, so that the build is made once; the dashboard's use the ports after it.
buildApps("http://localhost:4319", "e2e");
// Browsers wait more than they work.
await Promise.all([
  stage("browser: dashboard", ["e2e", "--", "--project", "dashboard"], {
    env: { KELPIE_E2E_PORT: "4320" },
    quiet: true,
  }),
  stage("browser: extension", ["e2e", "--", "--project", "extension"]).then(onPostgres),
]);

rmSync(path.dirname(compileCache), { recursive: true, force: true });
console.log(`\n${times.join(", ")}`);
if (failed.length > 0) {
  for (const one of failed) console.error(whatFailed(one));
  console.error(`\nFailed: ${failed.map(({ name }) => name).join(", ")}`);
  process.exit(1);
}
console.log("All tests passed.");
