/**
 * `npm test` on a fresh clone: install what is missing, then check, unit, API on both databases, browsers.
 * `npm run test:deep` (KELPIE_DEEP=1) is the same with a thousand cases a property, every look of every screen, every
 * test of the API on PostgreSQL and the limits of `npm run bench -- limits`.
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { buildApps, installPackages, top } from "./install.mjs";
import { startPostgres } from "./postgres.mjs";
import { openStages } from "./test-stages.mjs";

const isDeep = process.argv.includes("--deep");
if (isDeep) process.env.KELPIE_DEEP = "1";

installPackages();
ensureBrowser();
if (!existsSync(path.join(top, "../shared/data"))) {
  console.log(
    "../shared is absent: the tests on real pages, resumes and hostile files run on the project's own fixtures only.",
  );
}
// One fixed address for the extension's tests; the dashboard's use the ports after it.
buildApps("http://localhost:4319", "e2e");

const seed = String(Date.now());
const reports = mkdtempSync(path.join(tmpdir(), "kelpie-test-"));
const { stage, closeStages } = openStages({ reports, seed });

/** What asks the database for its order, its locks or its search, by the names of its tests; see docs/testing.md. */
const storedThings =
  "at once|at the same (time|instant|moment)|same instant|concurren|race|twice|parallel|process(es)? |lock|search|SQL|migrat|order of|sorted|newest|queue|once";

async function onPostgres() {
  const postgres = await startPostgres();
  if (!postgres) return;
  const only = isDeep ? [] : ["-t", storedThings];
  await stage("API, PostgreSQL", ["unit", "--", "--project", "api", ...only], {
    env: { TEST_DATABASE_URL: postgres.url },
  });
  postgres.stop();
}

/** What computes, on both cores. */
async function computing() {
  await Promise.all([stage("check", ["check"], { isTest: false }), stage("unit and API", ["unit"])]);
  if (isDeep) await stage("limits", ["bench", "--", "limits"], { isTest: false });
}

async function extension() {
  await stage("browser: extension", ["e2e", "--", "--project", "extension"], {
    env: { KELPIE_E2E_PORT: "4319" },
  });
  await stage("npm run dev", ["e2e", "--", "--project", "dev"]);
}

await computing();
// Browsers wait more than they work: side by side, but not beside what computes.
await Promise.all([
  extension().then(onPostgres),
  stage("browser: dashboard", ["e2e", "--", "--project", "dashboard"], { env: { KELPIE_E2E_PORT: "4325" } }),
]);
rmSync(reports, { recursive: true, force: true });
process.exit(closeStages() ? 0 : 1);
