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

/** A copy to break: the project itself is never touched. */
async function copyProject(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "kelpie-outcomes-"));
  for (const room of rooms) await cp(path.join(top, room), path.join(folder, room), { recursive: true });
  await symlink(path.join(top, "node_modules"), path.join(folder, "node_modules"));
  return folder;
}

/** Runs the outcomes of one defence on the copy as it is. @returns what was found, or why it could not be asked. */
async function ask(folder: string, outcome: string): Promise<OutcomeReport["failed"]> {
  const script = `const { evaluateOutcomes } = await import("./api/tools/evaluate/outcomes/outcomes.ts");
    process.stdout.write(JSON.stringify(await evaluateOutcomes(process.argv[1])), () => process.exit());`;
  const given = ["--no-warnings", "--input-type=module", "-e", script, outcome];
  const { stdout } = await run(process.execPath, given, { cwd: folder, timeout: 120_000 });
  return (JSON.parse(stdout) as OutcomeReport).failed;
}

async function isSeenFailing(folder: string, { outcome, file, find, instead }: Defence): Promise<boolean> {
  const place = path.join(folder, file);
  const whole = await readFile(place, "utf8");
  if (!whole.includes(find)) throw new Error(`${file} has no ${JSON.stringify(find)}`);
  await writeFile(
    place,
    whole.replace(find, () => instead),
  );
  try {
    // The last one asks about the mails of all others.
    return (await ask(folder, outcome.startsWith("every link") ? "" : outcome)).some(({ id }) =>
      id.includes(outcome),
    );
  } finally {
    await writeFile(place, whole);
  }
}

/** Takes the defence of each outcome out, in a copy of the project, and says which outcomes did not fail. */
export async function proveOutcomes() {
  const folder = await copyProject();
  const unproven: { outcome: string; why: string }[] = [];
  try {
    for (const defence of defences) {
      const seen = await isSeenFailing(folder, defence).catch((error: Error) => error.message.slice(0, 300));
      if (seen !== true)
        unproven.push({ outcome: defence.outcome, why: seen || "it held without its defence" });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const without = outcomes.filter(({ id }) => !defences.some(({ outcome }) => id.includes(outcome)));
  return {
    task: "outcome-defences",
    n: defences.length,
    unproven,
    withoutDefence: without.map(({ id }) => id),
  };
}
