import { expect, test } from "vitest";
import type { HeadValue } from "./head-values.ts";
import type { LineLabel } from "./line-features.ts";
import type { TaggedResume } from "./tag-resume.ts";
import { readWorkEntries } from "./work-entries.ts";

/** A resume with one head: a title read with the given probability, and dates; below it the lines of the labels. */
function tagged(titleProbability: number, below: readonly LineLabel[]): TaggedResume {
  const texts = ["Winter crew, 2019 - 2021", ...below.map((label) => `A line of ${label}`)];
  const value = (label: HeadValue["label"], text: string, probability: number): HeadValue => ({
    label,
    text,
    line: 0,
    start: 0,
    end: text.length,
    probability,
  });
  const date = { start: "2019", end: "2021", kind: "range", from: 13, to: 24, style: "year" } as const;
  return {
    lines: texts.map((text) => ({
      text,
      start: 0,
      end: text.length,
      indent: 0,
      column: 0,
      gapBefore: false,
      printed: 1,
    })),
    order: "day-first",
    labels: ["JOB", ...below],
    probabilities: texts.map(() => 1),
    heads: [
      {
        group: { kind: "role", lines: [0] },
        values: [value("T", "Winter crew", titleProbability), { ...value("D", "2019 - 2021", 0.99), date }],
        spare: {},
      },
    ],
  };
}

test.each([
  ["a sure title alone is a job", 0.9, [], 1],
  ["an unsure title without points is none", 0.1, [], 0],
  ["nor with a note", 0.1, ["NOTE"], 0],
  ["an unsure title with a point is asked about", 0.1, ["POINT"], 1],
] as const)("%s", (_, probability, below, count) => {
  const { work } = readWorkEntries(tagged(probability, below));
  expect(work).toHaveLength(count);
  for (const entry of work) expect(entry.position ?? entry.unsure?.position).toBe("Winter crew");
});

/** A resume whose second job is an item of a list, with items beside it. */
function withListedJob(mark: string | undefined): TaggedResume {
  const resume = tagged(0.9, ["POINT", "JOB", "POINT", "POINT"]);
  const [, , ...listed] = resume.lines;
  for (const line of listed) if (mark !== undefined) line.mark = mark;
  const [first] = resume.heads;
  if (first !== undefined)
    resume.heads.push({
      ...first,
      group: { kind: "role", lines: [2] },
      values: first.values.map((value) => ({ ...value, line: 2 })),
    });
  return resume;
}

test.each([
  ["items beside a listed job are of no job", "-", [], [3, 4]],
  ["lines below a job without a mark are its points", undefined, ["A line of POINT", "A line of POINT"], []],
] as const)("%s", (_, mark, highlights, unplaced) => {
  const read = readWorkEntries(withListedJob(mark));
  expect(read.work[1]?.highlights).toEqual(highlights);
  expect(read.unplaced).toEqual(unplaced);
});
