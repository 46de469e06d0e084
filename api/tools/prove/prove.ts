/**
 * `npm run -s prove -- security | mutations [ID] | faults [--rounds 100] | full-disk | load [--seconds 60] | background
 * [--people 300] | scale [--rows 1000000] | import [--rows 30000]`: one JSON line for each thing proven, the sum last. Exit code 1 where something does not hold.
 */
import { parseArgs } from "node:util";
import { proveBackground } from "./background.ts";
import { proveFailures } from "./failures.ts";
import { proveFullDisk } from "./full-disk.ts";
import { proveLoad } from "./load.ts";
import { proveMutations } from "./prove-mutations.ts";
import { proveImportAlone, proveScale } from "./scale.ts";
import { proveSecurity } from "./security.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "100" },
    seconds: { type: "string", default: "60" },
    rows: { type: "string" },
    people: { type: "string", default: "300" },
  },
});
let isProven = true;
/** Print at once: a proof takes minutes, and earlier lines stay visible if it is interrupted. */
const tell = (line: object) => {
  if (Reflect.get(line, "isProven") === false) isProven = false;
  process.stdout.write(`${JSON.stringify(line)}\n`);
};
const proofs: Record<string, () => Promise<void>> = {
  security: () => proveSecurity(tell),
  mutations: async () => proveMutations(tell, positionals[1]),
  faults: async () => {
    await proveFullDisk(tell);
    await proveFailures(Number(values.rounds), tell);
  },
  "full-disk": () => proveFullDisk(tell),
  load: () => proveLoad(Number(values.seconds), tell),
  background: () => proveBackground(Number(values.people), tell),
  scale: () => proveScale(Number(values.rows ?? 1_000_000), tell),
  import: () => proveImportAlone(Number(values.rows ?? 30_000), tell),
};

const proof = proofs[positionals[0] ?? ""];
if (!proof || !Object.values(values).every((value) => Number(value) > 0)) {
  process.stderr.write(`Name what to prove: ${Object.keys(proofs).join(" or ")}.\n`);
  process.exitCode = 1;
} else {
  await proof();
  if (!isProven) process.exitCode = 1;
}
