import { writeLetter } from "#shared/writing/built-in/letter/write-letter.ts";
import { tailorResume } from "#shared/writing/realise/resume/tailor-resume.ts";
import type { BenchLine } from "./capture-bench.ts";
import { benchInput } from "./match-texts.ts";

const warmUp = 10;
const runs = 60;

function measure(name: string, work: () => unknown): BenchLine {
  for (let n = 0; n < warmUp; n += 1) work();
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 100) / 100;
  return { name, unit: "ms", n: runs, median: at(0.5), p95: at(0.95) };
}

/** Speed of the built-in writer (issue 5: at most 100 ms median): a 5 kB resume for a 5 kB ad, warm. */
export async function writerBench(): Promise<BenchLine[]> {
  return [
    measure("writer: tailor a resume, 5 kB x 5 kB", () => tailorResume(benchInput)),
    measure("writer: write a letter, 5 kB x 5 kB", () =>
      writeLetter({ ...benchInput, style: "professional" }),
    ),
  ];
}
