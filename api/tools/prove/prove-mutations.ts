import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyProject } from "./copy-project.ts";
import { type Mutation, mutations } from "./mutations.ts";
import { namePattern, patience } from "./vitest-options.ts";

interface Counts {
  numPassedTests: number;
  numFailedTests: number;
}

function runTests(folder: string, { test, names }: Pick<Mutation, "test" | "names">): Counts {
  const report = path.join(folder, "mutation-report.json");
  const options = ["-t", namePattern([names]), patience, "--reporter=json", `--outputFile.json=${report}`];
  rmSync(report, { force: true });
  spawnSync("npm", ["run", "-s", "unit", "--", test, ...options], { cwd: folder, stdio: "ignore" });
  return JSON.parse(readFileSync(report, "utf8"));
}

/**
 * Removes one protection after another from a copy of the project and runs its tests. They must fail without the
 * protection and pass with it.
 * @param tell receives a line for each, then the sum.
 * @param only the id of one check; all checks if absent.
 */
export function proveMutations(tell: (line: object) => void, only?: string): void {
  const chosen = mutations.filter(({ check }) => only === undefined || check === only);
  const { around, folder } = copyProject();
  let noticed = 0;
  try {
    for (const mutation of chosen) {
      const { check, what, file, from, to } = mutation;
      const whole = readFileSync(path.join(folder, file), "utf8");
      const before = runTests(folder, mutation);
      writeFileSync(
        path.join(folder, file),
        whole.replace(from, () => to),
      );
      const after = runTests(folder, mutation);
      writeFileSync(path.join(folder, file), whole);
      const isProven = before.numPassedTests > 0 && before.numFailedTests === 0 && after.numFailedTests > 0;
      if (isProven) noticed += 1;
      tell({ check, what, green: before.numPassedTests, red: after.numFailedTests, isProven });
    }
  } finally {
    rmSync(around, { recursive: true, force: true });
  }
  tell({ task: "mutations", mutations: chosen.length, noticed });
}
