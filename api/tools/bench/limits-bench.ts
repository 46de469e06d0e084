import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";

const top = path.resolve(import.meta.dirname, "../../..");

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), duration: z.number().nullish() }),
      ),
    }),
  ),
});

/** Each limit of `*.limits.ts` with its time in milliseconds; an exceeded one is reported and ends the run with 1. */
export async function limitsBench(): Promise<object[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "kelpie-limits-"));
  const file = path.join(folder, "report.json");
  const args = ["vitest", "run", "--config", "shared/testing/vitest.limits.config.ts"];
  spawnSync("npx", [...args, "--reporter=json", `--outputFile=${file}`], { cwd: top, stdio: "ignore" });
  const { testResults } = report.parse(JSON.parse(readFileSync(file, "utf8")));
  rmSync(folder, { recursive: true });
  const lines = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration }) => ({
      bench: "limits",
      file: path.relative(top, name),
      limit: fullName,
      ms: Math.round(duration ?? 0),
      held: status === "passed",
    })),
  );
  if (lines.some(({ held }) => !held)) process.exitCode = 1;
  return lines;
}
