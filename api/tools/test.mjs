/**
 * `npm test` on a fresh clone: install what is missing, then check, unit, API on both databases, browsers.
 * `npm run test:deep` (KELPIE_DEEP=1) is the same with a thousand cases a property, every look of every screen, every
 * test of the API on both databases and the limits of `npm run bench -- limits`.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
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

/** Enough to end both lanes at about the same time, few enough that starting them costs little. */
const dashboardShares = 3;

/** Only files that open the tests' database: to load the others to no end costs a third of the turn. */
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

/** PostgreSQL where there is one: it answers in half the processor's time, and a server starts on it in a quarter. */
const onPostgres = postgres ? { TEST_DATABASE_URL: postgres.url } : {};

const check = () => stage("check", ["check", "--", "--all"], { isTest: false });

/** It starts a server on a new embedded database, within a time: beside the browsers that took over 30 seconds. */
const startsServer = "api/tools/prove/built-server.test.ts";

const unit = () =>
  stage("unit and API", ["unit", "--", "--exclude", `**/${path.basename(startsServer)}`], {
    env: onPostgres,
  });

const builtServer = () => stage("built server", ["unit", "--", "--project", "api", startsServer]);

const onEmbedded = () => stage("API, embedded database", ["unit", "--", "--project", "api", ...onlyStored()]);

const extension = () =>
  stage("browser: extension", ["e2e", "--", "--project", "extension"], {
    env: { KELPIE_E2E_PORT: "4319", ...onPostgres },
  });

const development = () => stage("npm run dev", ["e2e", "--", "--project", "dev"]);

/** A share of the dashboard's files, one after the other. */
const dashboard = (share) => (port) =>
  stage(`browser: dashboard, ${share} of ${dashboardShares}`, dashboardShare(share), {
    env: { KELPIE_E2E_PORT: port, KELPIE_E2E_WORKERS: "1", ...onPostgres },
  });

const dashboardShare = (share) => [
  "e2e",
  "--",
  "--project",
  "dashboard",
  `--shard=${share}/${dashboardShares}`,
];

/** Takes the next work off the list until it is empty. */
async function lane(waiting, port) {
  for (let next = waiting.shift(); next; next = waiting.shift()) await next(port);
}

const shares = Array.from({ length: dashboardShares }, (_, place) => dashboard(place + 1));
// The extension's is the longest piece: begun last of the browsers it left one lane with nothing to do at the end.
const waiting = [...shares.slice(0, -1), extension, ...shares.slice(-1), development];
if (postgres) waiting.push(onEmbedded);
// One browser a lane: with three of them on two cores waits ran out. The first begins while the API's tests are still
// at work, which wait for their database a third of the time.
await Promise.all([check().then(() => lane(waiting, "4325")), unit().then(() => lane(waiting, "4326"))]);
// What must end within a time runs alone.
await builtServer();
if (isDeep) await stage("limits", ["bench", "--", "limits"], { isTest: false });
postgres?.stop();
rmSync(reports, { recursive: true, force: true });
process.exit(closeStages() ? 0 : 1);
