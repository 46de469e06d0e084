import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Milliseconds for the import and for the first analysis, then megabytes of heap: one line a process. */
const coldScript = `
const start = performance.now();
const { analyseResume } = await import(process.argv[1]);
const imported = performance.now();
analyseResume(JSON.parse(process.argv[2]));
const end = performance.now();
globalThis.gc();
console.log(end - start, imported - start, process.memoryUsage().heapUsed / 1e6);
`;

/** Number of analyses until all caches are warm, and number over which the heap must not grow. */
const warmUp = 500;
export const manyAnalyses = 10_000;

/** Every ad differs in a number, as real ads do, so that the word caches can grow. */
const growthScript = `
const { analyseResume } = await import(process.argv[1]);
const input = JSON.parse(process.argv[2]);
const { text } = input.ad;
const run = (n) => analyseResume({ ...input, ad: { ...input.ad, text: text.slice(0, 1500) + " Reference " + n } });
const heap = () => { globalThis.gc(); globalThis.gc(); return process.memoryUsage().heapUsed / 1e6; };
for (let n = 0; n < ${warmUp}; n += 1) run(n);
const before = heap();
for (let n = 0; n < ${manyAnalyses}; n += 1) run(${warmUp} + n);
console.log(heap() - before);
`;

function numbersOf(script: string, engine: string, input: object): number[] {
  const args = ["--expose-gc", "--input-type=module", "-e", script, engine, JSON.stringify(input)];
  return execFileSync(process.execPath, args, { encoding: "utf8" }).trim().split(" ").map(Number);
}

export interface FreshProcesses {
  /** Import, vocabulary and first analysis. */
  cold: number[];
  imported: number[];
  heap: number[];
  growth: number;
}

const coldRuns = 15;

/** Measures the engine in new processes, bundled to one file like in the apps. */
export async function freshProcesses(input: object): Promise<FreshProcesses> {
  const { build } = await import("vite");
  const outDir = mkdtempSync(join(tmpdir(), "kelpie-bench-"));
  const entry = new URL("../../../shared/resume/analyse-resume.ts", import.meta.url).pathname;
  await build({
    configFile: false,
    logLevel: "silent",
    build: { outDir, lib: { entry, formats: ["es"], fileName: () => "engine.mjs" } },
  });
  const engine = join(outDir, "engine.mjs");
  const runs = Array.from({ length: coldRuns }, () => numbersOf(coldScript, engine, input));
  const [growth = 0] = numbersOf(growthScript, engine, input);
  rmSync(outDir, { recursive: true, force: true });
  const column = (at: number) => runs.map((run) => run[at] ?? 0);
  return { cold: column(0), imported: column(1), heap: column(2), growth };
}
