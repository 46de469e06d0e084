import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { processorTime } from "./processor-time.ts";
import { type Proof, type SecurityCheck, securityChecks } from "./security-checks.ts";
import { startThrowAwayPostgres } from "./throw-away-postgres.ts";
import { namePattern, patience } from "./vitest-options.ts";

const top = path.resolve(import.meta.dirname, "../../..");

interface TestResult {
  file: string;
  name: string;
  status: string;
}

/** Where tests ran: on one of the two databases, or in the loaded extension. */
type Place = "embedded" | "postgresql" | "extension";

export interface SecurityLine {
  check: string;
  promise: string;
  place: Place;
  /** Number of tests that ran and passed, and of all that should have. */
  passed: number;
  of: number;
  isProven: boolean;
  failed?: string[];
  also?: string;
}

/** Processor time of all runs together: ten minutes of a core. The clock would measure what else the machine does. */
const mostProcessorSeconds = 600;

const isBrowser = (file: string): boolean => file.endsWith(".e2e.ts");
const placesOf = (file: string): Place[] => (isBrowser(file) ? ["extension"] : ["embedded", "postgresql"]);

const allProofs = securityChecks.flatMap(({ proofs }) => proofs);
const browserProofs = allProofs.filter(({ file }) => isBrowser(file));
const otherProofs = allProofs.filter(({ file }) => !isBrowser(file));

const filesOf = (proofs: readonly Proof[]): string[] => [...new Set(proofs.map(({ file }) => file))];
const namesOf = (proofs: readonly Proof[]): string[] => [...new Set(proofs.map(({ names }) => names))];

function runTests(args: string[], environment: Record<string, string>): TestResult[] {
  const folder = mkdtempSync(path.join(tmpdir(), "kelpie-prove-"));
  const report = path.join(folder, "report.json");
  const options = [patience, "--reporter=json", `--outputFile.json=${report}`];
  spawnSync("npm", ["run", "-s", ...args, ...options], {
    cwd: top,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...environment },
  });
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as {
    testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
  };
  rmSync(folder, { recursive: true, force: true });
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: path.relative(top, name),
      name: fullName,
      status,
    })),
  );
}

/** The passed tests of each proof; a proof whose tests did not run counts as failed. */
function lineOf(
  check: SecurityCheck,
  place: Place,
  results: readonly TestResult[],
): SecurityLine | undefined {
  const proofs = check.proofs.filter(({ file }) => placesOf(file).includes(place));
  if (proofs.length === 0) return undefined;
  const failed: string[] = [];
  let passed = 0;
  for (const { file, names } of proofs) {
    const own = results.filter((one) => one.file === file && one.name.includes(names));
    const ran = own.filter(({ status }) => status === "passed" || status === "failed");
    // What only one database can show (an aborted connection) is skipped on the other.
    if (ran.length === 0 && (own.length === 0 || place === "postgresql")) failed.push(`${file}: ${names}`);
    failed.push(...ran.filter(({ status }) => status === "failed").map(({ name }) => name));
    passed += ran.filter(({ status }) => status === "passed").length;
  }
  const { id, promise, also } = check;
  return {
    ...{ check: id, promise, place, passed, of: passed + failed.length, isProven: failed.length === 0 },
    ...(failed.length > 0 && { failed }),
    ...(also && { also }),
  };
}

/**
 * Runs the tests of every core check on both databases and in the loaded extension.
 * @param tell receives a line for each check and place, then the sum.
 */
export async function proveSecurity(tell: (line: object) => void): Promise<void> {
  // Not the other tests of these files, which would take most of the time.
  const unit = ["unit", "--", ...filesOf(otherProofs), "-t", namePattern(namesOf(otherProofs))];
  const found: Partial<Record<Place, TestResult[]>> = { embedded: runTests(unit, { TEST_DATABASE_URL: "" }) };
  const postgres = await startThrowAwayPostgres();
  if (postgres) found.postgresql = runTests(unit, { TEST_DATABASE_URL: postgres.url });
  postgres?.stop();
  // Whole files: a test in a browser goes on where the one before has ended.
  found.extension = runTests(["e2e", "--", "--project", "extension", ...filesOf(browserProofs)], {});
  const lines = Object.entries(found).flatMap(([place, results]) =>
    securityChecks.flatMap((check) => lineOf(check, place as Place, results) ?? []),
  );
  for (const line of lines) tell(line);
  const processorSeconds = Math.round(processorTime(process.pid) / 1000);
  tell({
    ...sumOf(lines, Object.keys(found)),
    ...{ seconds: Math.round(process.uptime()), processorSeconds, target: mostProcessorSeconds },
    isProven: processorSeconds <= mostProcessorSeconds,
  });
}

function sumOf(lines: readonly SecurityLine[], places: readonly string[]): object {
  const broken = new Set(lines.filter(({ isProven }) => !isProven).map(({ check }) => check));
  const shown = new Set(lines.map(({ check }) => check));
  const elsewhere = securityChecks.filter(({ id }) => !shown.has(id)).map(({ id, also }) => `${id}: ${also}`);
  return {
    task: "security",
    places,
    checks: securityChecks.length,
    proven: shown.size - broken.size,
    broken: [...broken],
    elsewhere,
  };
}
