/**
 * `npm test` on a fresh clone: install what is missing, then check, tests without a browser, and the browser tests of
 * the main journeys, in at most eight minutes on two cores.
 * `npm run test:full`: every browser test, and what is too slow for every day: `*.slow.test.ts`, two hundred cases a
 * property, the API on the embedded database. CI runs both.
 * `npm run test:deep` (KELPIE_DEEP=1): both in one with a thousand cases a property, every look of every screen, every
 * test of the API on both databases and the limits of `npm run bench -- limits`.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { coreBrowserTests } from "./core-browser-tests.mjs";
import { buildApps, installPackages, top } from "./install.mjs";
import { startPostgres } from "./postgres.mjs";
import { openStages } from "./test-stages.mjs";

const isDeep = process.argv.includes("--deep");
const isFull = process.argv.includes("--full");
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

/** Names of tests that depend on the database's order, locks or search; see docs/testing.md. */
const storedThings =
  "at once|at the same (time|instant|moment)|same instant|concurren|race|twice|parallel|process(es)? |lock|search|SQL|migrat|order of|sorted|newest|queue|once";

/** Enough shares to end both lanes at about the same time, and few enough that starting them costs little. */
const dashboardShares = 3;

/** Only files that open the tests' database, because loading the others for nothing takes a third of the time. */
function onlyStored() {
  if (isDeep) return [];
  const asks = new RegExp(storedThings);
  const isStored = (text) => /startTestApi|openTestDatabase/.test(text) && asks.test(text);
  const files = readdirSync(path.join(top, "api"), { recursive: true })
    .filter((file) => file.endsWith(".test.ts"))
    .map((file) => path.join("api", file))
    .filter((file) => isStored(readFileSync(path.join(top, file), "utf8")));
  return ["-t", storedThings, ...files];
}

const postgres = await startPostgres();

/** PostgreSQL, if available: it takes half of the processor time, and a server starts four times as fast. */
const onPostgres = postgres ? { TEST_DATABASE_URL: postgres.url } : {};

const check = () => stage("check", ["check", "--", "--all"], { isTest: false });

/**
 * It starts a server on a new embedded database within a time limit; next to the browsers that took over 30 seconds.
 */
const startsServer = "api/tools/prove/built-server.slow.test.ts";

const without = (...names) => names.flatMap((name) => ["--exclude", `**/${name}`]);

/** In `npm test` a quarter of the cases of each property; all of them in `test:full`. */
const everyDay = { KELPIE_QUICK_RUNS: "50" };

const unit = () =>
  isDeep
    ? stage("unit and API", ["unit", "--", ...without(path.basename(startsServer))], { env: onPostgres })
    : stage("unit and API", ["unit", "--", ...without("*.slow.test.ts")], {
        env: { ...everyDay, ...onPostgres },
      });

const slowUnit = () =>
  stage(
    "slow tests and properties",
    ["unit", "--", ".slow.test", ".property.test", ...without(path.basename(startsServer))],
    { env: onPostgres },
  );

const builtServer = () => stage("built server", ["unit", "--", "--project", "api", startsServer]);

const onEmbedded = () => stage("API, embedded database", ["unit", "--", "--project", "api", ...onlyStored()]);

const extension = (files = []) =>
  stage("browser: extension", ["e2e", "--", "--project", "extension", ...files], {
    env: { KELPIE_E2E_PORT: "4319", ...onPostgres },
  });

const development = () => stage("npm run dev", ["e2e", "--", "--project", "dev"]);

/** Files of the dashboard, one after the other. */
const dashboard = (name, port, ...chosen) =>
  stage(`browser: dashboard, ${name}`, ["e2e", "--", "--project", "dashboard", ...chosen], {
    env: { KELPIE_E2E_PORT: port, KELPIE_E2E_WORKERS: "1", ...onPostgres },
  });

const dashboardShare = (share) => (port) =>
  dashboard(`${share} of ${dashboardShares}`, port, `--shard=${share}/${dashboardShares}`);

/** Takes work from the list until it is empty. */
async function lane(waiting, port) {
  for (let next = waiting.shift(); next; next = waiting.shift()) await next(port);
}

/** Check and browsers in parallel with the other tests, which wait for their database a third of the time. */
async function testEveryDay() {
  const browsers = async () => {
    await check();
    await extension(coreBrowserTests.extension);
    await dashboard("main journeys", "4325", ...coreBrowserTests.dashboard);
  };
  await Promise.all([browsers(), unit()]);
}

async function testRest() {
  const shares = Array.from({ length: dashboardShares }, (_, place) => dashboardShare(place + 1));
  // The extension's tests take longest, so they do not start last: otherwise one lane has nothing to do at the end.
  const waiting = [...shares.slice(0, -1), () => extension(), ...shares.slice(-1), development];
  if (postgres) waiting.push(onEmbedded);
  // One browser per lane: with three on two cores, waits timed out.
  const first = isDeep ? [check(), unit()] : [undefined, slowUnit()];
  const ports = ["4325", "4326"];
  await Promise.all(
    ports.map((port, place) => Promise.resolve(first[place]).then(() => lane(waiting, port))),
  );
  // Tests with a time limit run alone.
  await builtServer();
}

await (isFull || isDeep ? testRest() : testEveryDay());
if (isDeep) await stage("limits", ["bench", "--", "limits"], { isTest: false });
postgres?.stop();
rmSync(reports, { recursive: true, force: true });
process.exit(closeStages() ? 0 : 1);
