import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";

/** Third-party test data; outside the repository, so absent on most machines. */
const dir = new URL("../../../shared/data/", import.meta.url).pathname;
const isThere = existsSync(`${dir}match/pairs.jsonl`);

function rows<T>(file: string): T[] {
  return readFileSync(`${dir}${file}`, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as T);
}

interface Pair {
  resume: string;
  ad: string;
  label: number;
}

describe("match data", () => {
  const note = isThere ? "" : " (NOT CHECKED: ../shared is absent)";
  test(`own occupation scores above every other field, others under 25${note}`, () => {
    if (!isThere) return;
    const ads = new Map(
      rows<{ id: string; title: string; text: string }>("match/ads.jsonl").map((ad) => [ad.id, ad]),
    );
    const pairs = rows<Pair>("match/pairs.jsonl").filter((p) => p.resume.endsWith(".txt"));
    const scored = pairs.map((p) => {
      const resumeText = readFileSync(`${dir}resumes/${p.resume}`, "utf8");
      const ad = ads.get(p.ad) ?? { text: "" };
      return { ...p, value: analyseResume({ resumeText, ad, asOf: "2026-11-01" }).match.value ?? 0 };
    });
    const own = scored.filter((s) => s.label === 2);
    const other = scored.filter((s) => s.label === 0);
    expect(own.length).toBeGreaterThan(0);
    for (const a of own) for (const b of other) expect(a.value).toBeGreaterThan(b.value);
    for (const b of other) expect(b.value).toBeLessThan(25);
  });
});
