/**
 * `npm run -s prove -- security | faults [--rounds 100]`: one JSON line for each thing proven, the sum last. Exit code 1
 * where something does not hold.
 */
import { parseArgs } from "node:util";
import { proveFaults } from "./faults.ts";
import { proveSecurity } from "./security.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: "string", default: "100" } },
});
const proofs: Record<string, () => Promise<object[]>> = {
  security: proveSecurity,
  faults: () => proveFaults(Number(values.rounds)),
};

const proof = proofs[positionals[0] ?? ""];
if (!proof || !(Number(values.rounds) > 0)) {
  process.stderr.write(`Name what to prove: ${Object.keys(proofs).join(" or ")}.\n`);
  process.exitCode = 1;
} else {
  const lines = await proof();
  for (const line of lines) process.stdout.write(`${JSON.stringify(line)}\n`);
  if (lines.some((line) => Reflect.get(line, "isProven") === false)) process.exitCode = 1;
}
