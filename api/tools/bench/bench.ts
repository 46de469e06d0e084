/** `npm run bench`: one JSON line per benchmark, each beside its baseline of the same run. Timings are no tests. */
import { captureBench } from "./capture-bench.ts";
import { matchBench } from "./match-bench.ts";

for (const bench of [captureBench, matchBench]) {
  for (const line of await bench()) console.log(JSON.stringify(line));
}
