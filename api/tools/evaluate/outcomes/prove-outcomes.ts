import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { type Defence, defences } from "./defences.ts";
import { type OutcomeReport, outcomes } from "./outcomes.ts";

const run = promisify(execFile);
const top = path.resolve(import.meta.dirname, "../../../..");
const rooms = ["api", "shared", "package.json", "tsconfig.json"];

/** A copy to break, so that the project itself is not touched. */
async function copyProject(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "kelpie-outcomes-"));
  for (const room of rooms) await cp(path.join(top, room), path.join(folder, room), { recursive: true });
  await symlink(path.join(top, "node_modules"), path.join(folder, "node_modules"));
  return folder;
}

/** Runs the outcomes of these defences on the current copy. @returns the ids of those that failed. */
async function failing(folder: string, only: readonly string[]): Promise<string[]> {
  const script = `const { evaluateOutcomes } = await import("./api/tools/evaluate/outcomes/outcomes.ts");
    process.stdout.write(JSON.stringify(await evaluateOutcomes(JSON.parse(process.argv[1]))), () => process.exit());`;
  const given = ["--no-warnings", "--input-type=module", "-e", script, JSON.stringify(only)];
  const { stdout } = await run(process.execPath, given, { cwd: folder, timeout: 300_000 });
  return (JSON.parse(stdout) as OutcomeReport).failed.map(({ id }) => id);
}

/** Defences that are removed together: no two of one file, so that each edit applies. */
function batches(): Defence[][] {
  const all: Defence[][] = [];
  for (const defence of defences) {
    const fits = all.find((batch) => batch.length < 9 && batch.every(({ file }) => file !== defence.file));
    if (fits) fits.push(defence);
    else all.push([defence]);
  }
  return all;
}

/** @returns the outcomes that passed without their defence. */
async function heldWithout(folder: string, batch: readonly Defence[]): Promise<string[]> {
  const wholes = new Map<string, string>();
  try {
    for (const { file, find, instead } of batch) {
      const place = path.join(folder, file);
      const whole = await readFile(place, "utf8");
      if (!whole.includes(find)) throw new Error(`${file} has no ${JSON.stringify(find)}`);
      wholes.set(place, whole);
      const broken = whole.replace(find, () => instead);
      await writeFile(place, broken);
    }
    const wanted = batch.map(({ outcome }) => outcome);
    // The outcome about the mails of all others needs all others.
    const isOfAll = wanted.some((outcome) => outcome.startsWith("every link"));
    const failed = await failing(folder, isOfAll ? [""] : wanted);
    return wanted.filter((outcome) => !failed.some((id) => id.includes(outcome)));
  } finally {
    for (const [place, whole] of wholes) await writeFile(place, whole);
  }
}

/** Removes the defences in a copy of the project, and reports the outcomes that still pass. */
export async function proveOutcomes() {
  const folder = await copyProject();
  const held: string[] = [];
  try {
    for (const batch of batches()) {
      const left = await heldWithout(folder, batch).catch((error: Error) => [error.message.slice(0, 300)]);
      held.push(...left);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const without = outcomes.filter(({ id }) => !defences.some(({ outcome }) => id.includes(outcome)));
  return {
    task: "outcome-defences",
    n: defences.length,
    held,
    withoutDefence: without.map(({ id }) => id),
  };
}
