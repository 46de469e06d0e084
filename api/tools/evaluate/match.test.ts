import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { evaluateMatch } from "./match.ts";

let home = "";

const filler =
  "You will join the team on the day that we agree on, and be with us for the whole of the season ahead. ";
const ad = (id: string, title: string, skills: string) => ({
  id,
  title,
  text: `About the role\n${filler.repeat(2)}\nEssential criteria\n- Experience with ${skills}\n`,
});
const resume = (title: string, skill: string, other: string) =>
  `Robin Banksia\n${title}\n0491 570 110 | robin@example.com\n\nEXPERIENCE\n${title}, Lake House Pty Ltd\nMar 2020 - Present\n- Did ${skill} each day\n- Did ${other} each week\n`;

function lines(rows: readonly object[]): string {
  return `${rows.map((row) => JSON.stringify(row)).join("\n")}\n`;
}

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "kelpie-match-"));
  mkdirSync(join(home, "own"));
  mkdirSync(join(home, "resumes"));
  writeFileSync(join(home, "resumes/nurse.txt"), resume("Registered Nurse", "wound care", "triage"));
  writeFileSync(join(home, "resumes/carpenter.txt"), resume("Carpenter", "carpentry", "formwork"));
  const ads = [
    ad("ward", "Registered Nurse", "wound care and triage"),
    ad("site", "Carpenter", "carpentry and formwork"),
  ];
  writeFileSync(
    join(home, "own/ads.jsonl"),
    lines([...ads, { id: "thin", title: "Nurse", text: "A nurse." }]),
  );
  const pairs = [
    { resume: "nurse.txt", ad: "ward", label: 1 },
    { resume: "nurse.txt", ad: "site", label: 0 },
    { resume: "nurse.txt", ad: "thin", label: 1 },
    { resume: "carpenter.txt", ad: "site", label: 1 },
    { resume: "carpenter.txt", ad: "ward", label: 0 },
  ];
  writeFileSync(join(home, "own/pairs.jsonl"), lines(pairs));
});

afterAll(() => {
  rmSync(home, { recursive: true, force: true });
});

it("measures order and area of a directory with labels 0 and 1; a thin ad is a miss", async () => {
  expect(await evaluateMatch(join(home, "own"))).toMatchObject({
    task: "match",
    n: 5,
    order: { accuracy: 1 },
    auc: { value: 1, low: 1, high: 1 },
    tfidf: { order: 1, auc: 1 },
    misses: [{ id: "nurse.txt x thin", field: "value" }],
  });
});
