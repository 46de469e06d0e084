import type { DrawnRun } from "./pdf-glyphs.ts";

/** Hidden runs in drawing order, joined where they go on, so that the person can read what was found. */
export function linesOf(runs: readonly DrawnRun[]): string[] {
  const lines: { y: number; text: string }[] = [];
  for (const run of runs) {
    const last = lines.at(-1);
    if (last && Math.abs(last.y - run.y) < Math.max(1, run.size / 2)) last.text += ` ${run.text}`;
    else lines.push({ y: run.y, text: run.text });
  }
  return lines.map((line) => line.text.trim()).filter((text) => /[\p{L}\p{N}]/u.test(text));
}
