/** `npm test` on a fresh clone: install what is missing, then check, unit, API on both databases, browser. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
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

const failed = [];
const times = [];

function stage(name, args, env = {}) {
  console.log(`\n== ${name}`);
  const started = performance.now();
  const { status } = spawnSync("npm", ["run", "-s", ...args], {
    cwd: top,
    stdio: "inherit",
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  });
  times.push(`${name} ${((performance.now() - started) / 1000).toFixed(0)} s`);
  if (status !== 0) failed.push(name);
}

stage("check", ["check"]);
stage("unit and API, embedded database", ["unit"]);
const postgres = await startPostgres();
if (postgres) {
  // What reads documents, pages and saved ads knows no database; it ran above.
  stage(
    "API, PostgreSQL",
    [
      "unit",
      "--",
      "--project",
      "api",
      "src/features",
      "src/http",
      "src/db",
      "src/mail",
      "src/adapters/job-queue",
    ],
    {
      TEST_DATABASE_URL: postgres.url,
    },
  );
  postgres.stop();
}
// One fixed address for the browser tests, so that the build is made once.
buildApps("http://localhost:4319");
stage("browser", ["e2e"]);

console.log(`\n${times.join(", ")}`);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(", ")}`);
  process.exit(1);
}
console.log("All tests passed.");
