/**
 * `npm run bench [-- NAME]`: one JSON line per measured thing, each beside its baseline of the same run.
 * Names: capture, engine, documents, write, writer, overview, jobs, tracker, site, extension, limits; without a name, all. Timings are no tests.
 */
import { captureBench } from "./capture-bench.ts";
import { documentBench } from "./document-bench.ts";
import { extensionBench } from "./extension-bench.ts";
import { jobsBench } from "./jobs-bench.ts";
import { limitsBench } from "./limits-bench.ts";
import { matchBench } from "./match-bench.ts";
import { overviewBench } from "./overview-bench.ts";
import { siteBench } from "./site-bench.ts";
import { trackerBench } from "./tracker-bench.ts";
import { writeBench } from "./write-bench.ts";
import { writerBench } from "./writer-bench.ts";

const benches = {
  capture: captureBench,
  engine: matchBench,
  documents: documentBench,
  write: writeBench,
  writer: writerBench,
  overview: overviewBench,
  jobs: jobsBench,
  tracker: trackerBench,
  site: siteBench,
  extension: extensionBench,
  limits: limitsBench,
};

/** Prints the lines of the named benches. For an unknown name: exit code 1 and one sentence on standard error. */
async function bench(names: readonly string[]): Promise<number> {
  const known = Object.entries(benches);
  const unknown = names.find((name) => !Object.hasOwn(benches, name));
  if (unknown !== undefined) {
    process.stderr.write(`Unknown benchmark "${unknown}". Known: ${Object.keys(benches).join(", ")}.\n`);
    return 1;
  }
  for (const [name, run] of known) {
    if (names.length > 0 && !names.includes(name)) continue;
    for (const line of await run()) process.stdout.write(`${JSON.stringify(line)}\n`);
  }
  return 0;
}

// Exit explicitly: the embedded database leaves a timer running when it closes.
process.exit((await bench(process.argv.slice(2))) || process.exitCode);
