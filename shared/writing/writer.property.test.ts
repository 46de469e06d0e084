import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import { readResume } from "#shared/resume/read-resume.ts";
import { codePoint } from "#shared/testing/code-point.ts";
import { applyChanges } from "./changes/apply-changes.ts";
import { tailorResume } from "./realise/resume/tailor-resume.ts";
import { readFactSources } from "./verify/fact-sources.ts";
import { groundResumeLine } from "./verify/ground-line.ts";

// Many whole analyses each: a busy machine needs its time.
vi.setConfig({ testTimeout: 120_000 });

const asOf = "2026-11-21";

const bullets = [
  "Responsible for managing rosters and ordering stock",
  "Reconciled bank accounts each week for 4 sites",
  "Organized the color catalog",
  "Used CAD to check drawings",
  "Assisted with payroll for 40 staff",
  "Cut waste by 18%",
  "Prepared BAS and month-end reports in Xero",
  "Operated a forklift in the yard",
  "Duties included: cleaning wards and washing linen",
];
const skills = ["Xero", "Excel", "Scaffolding", "White Card", "Rostering", "Stock control", "SQL"];
const asks = [
  "Xero",
  "bank reconciliations",
  "payroll",
  "forklift",
  "computer aided design",
  "rostering",
  "Power BI",
  "SQL",
  "stock control",
];
const lineEnds = ["\n", "\r\n"];

const some = <T>(all: readonly T[], least = 1) => fc.shuffledSubarray([...all], { minLength: least });

const people = fc
  .record({
    first: some(bullets, 2),
    second: some(bullets),
    list: some(skills, 3),
    asked: some(asks, 3),
    mark: fc.constantFrom("•", "-", "*"),
    end: fc.constantFrom(...lineEnds),
    skillsLast: fc.boolean(),
    asItems: fc.boolean(),
    tail: fc.constantFrom("", "\n", "\n\n"),
  })
  .map(({ first, second, list, asked, mark, end, skillsLast, asItems, tail }) => {
    const item = (text: string) => `${mark} ${text}`;
    const skillBlock = ["Key skills", ...(asItems ? list.map(item) : [list.join(", ")])].join("\n");
    const work = [
      "Experience",
      "Site Supervisor, Derwent Builders Pty Ltd",
      "03/2019 - Present",
      ...first.map(item),
      "Labourer, Huon Homes",
      "Jan 2016 - Feb 2019",
      ...second.map(item),
    ].join("\n");
    const body = skillsLast ? [work, skillBlock] : [skillBlock, work];
    const text = ["Robin Fraser\nHobart TAS | 0491 570 156 | robin@example.com", ...body].join("\n\n") + tail;
    const ad = `About you. We need a person for our busy office in Hobart who will work with the team every day and report to the manager of the site.\n${asked.map((one) => `- Experience in ${one} is required`).join("\n")}\nYou will enjoy the work and the people here.`;
    return { resumeText: text.replaceAll("\n", end), ad: { text: ad, title: "Site Supervisor" }, asOf };
  });

const runs = { numRuns: 60 };
const all = (one: ReturnType<typeof tailorResume>) => [...one.changes, ...one.moves];
const ids = (list: readonly { id: string }[]) => new Set(list.map((one) => one.id));
const sortedRows = (text: string) => text.split(/\r?\n/).sort();

describe("the writer", () => {
  it("all changes give the tailored text, none the original byte for byte", () => {
    fc.assert(
      fc.property(people, (input) => {
        const tailored = tailorResume(input);
        expect(applyChanges(input.resumeText, all(tailored), ids(all(tailored)))).toBe(tailored.reordered);
        expect(applyChanges(input.resumeText, all(tailored), ids(tailored.changes))).toBe(tailored.text);
        expect(applyChanges(input.resumeText, all(tailored), new Set())).toBe(input.resumeText);
      }),
      runs,
    );
  });

  it("any subset is a whole text: every row is there once, as it was or as accepted", () => {
    fc.assert(
      fc.property(people, fc.infiniteStream(fc.boolean()), (input, coin) => {
        const tailored = tailorResume(input);
        const kept = all(tailored).filter(() => coin.next().value);
        const text = applyChanges(input.resumeText, all(tailored), ids(kept));
        const rewritten = applyChanges(input.resumeText, tailored.changes, ids(kept));
        expect(sortedRows(text)).toEqual(sortedRows(rewritten));
        expect(() => analyseResume({ ...input, resumeText: text })).not.toThrow();
      }),
      runs,
    );
  });

  it("no row leaves its role", () => {
    fc.assert(
      fc.property(people, (input) => {
        const { text, reordered } = tailorResume(input);
        const roles = (one: string) =>
          readResume(one).work.map(({ highlights, ...rest }) => ({
            ...rest,
            lines: [],
            highlights: [...highlights].sort(),
          }));
        expect(roles(reordered)).toEqual(roles(text));
      }),
      runs,
    );
  });

  it("MATCH and READ never fall, nor by moving rows", () => {
    fc.assert(
      fc.property(people, (input) => {
        const { before, after, reordered } = tailorResume(input);
        expect(after.match.value ?? 0).toBeGreaterThanOrEqual(before.match.value ?? 0);
        const moved = analyseResume({ ...input, resumeText: reordered });
        expect(moved.match.value ?? 0).toBeGreaterThanOrEqual(after.match.value ?? 0);
        expect(moved.read.value).toBeGreaterThanOrEqual(before.read.value);
      }),
      runs,
    );
  });

  it("every change is grounded; the same input gives the same answer; a second run changes nothing", () => {
    fc.assert(
      fc.property(people, (input) => {
        const tailored = tailorResume(input);
        const sources = readFactSources(readResume(input.resumeText));
        for (const { after, evidenceLines } of tailored.changes)
          expect(groundResumeLine(after, sources, { from: evidenceLines, asOf }).supported).toBe(true);
        expect(tailorResume(input)).toEqual(tailored);
        const again = tailorResume({ ...input, resumeText: tailored.reordered });
        expect(again.reordered).toBe(tailored.reordered);
      }),
      runs,
    );
  });

  it("odd texts come through", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: codePoint, maxLength: 200 }),
        fc.string({ maxLength: 200 }),
        (resumeText, text) => {
          const tailored = tailorResume({ resumeText, ad: { text }, asOf });
          expect(applyChanges(resumeText, all(tailored), new Set())).toBe(resumeText);
        },
      ),
      runs,
    );
  });
});

describe("applyChanges", () => {
  const resumeText =
    "Robin Fraser\n\nExperience\nClerk, Huon Homes\n2016 - 2019\n• Organized files\n• Used CAD";
  const change = {
    id: "line-5",
    kind: "rewrite" as const,
    line: 4,
    row: 5,
    before: "Organized files",
    after: "Organised files",
    reason: "Australian spelling",
    evidenceLines: [4],
  };

  it("takes the person's own wording instead of the writer's, in one row", () => {
    const edited = new Map([["line-5", "Sorted\nfiles\u200b"]]);
    expect(applyChanges(resumeText, [change], new Set(["line-5"]), edited)).toBe(
      resumeText.replace("Organized files", "Sorted files"),
    );
  });

  it("leaves out a change whose words no longer stand there", () => {
    const other = resumeText.replace("Organized files", "Filed papers");
    expect(applyChanges(other, [change], new Set(["line-5"]))).toBe(other);
  });

  it("ignores ids that nobody knows, and moves to rows that are not there", () => {
    const move = {
      id: "move-6",
      kind: "move" as const,
      line: 5,
      row: 6,
      rows: 1,
      to: 99,
      text: "Used CAD",
      reason: "",
      evidenceLines: [5],
    };
    expect(applyChanges(resumeText, [change, move], new Set(["x", "move-6"]))).toBe(resumeText);
  });
});

describe("evidence in other words", () => {
  const ad = {
    title: "Accounts Officer",
    text: "We are looking for an Accounts Officer to join the finance team in Hobart and look after our ledgers every day of the week.\n- Bank reconciliations are essential\n- Experience with Xero is required\n- Vendor onboarding is essential\nYou will report to the finance manager and work closely with the payroll team of the company.",
  };
  const resumeText =
    "Robin Fraser\nHobart TAS | 0491 570 156 | robin@example.com\n\nExperience\nAccounts Clerk, Huon Homes\n2019 - Present\n• Answered the phone\n• Reconciled bank accounts each week in Xero\n• Onboarded new vendors";

  it("counts as the person wrote it: naming it as the ad does cannot lower MATCH", () => {
    const tailored = tailorResume({ resumeText, ad, asOf });
    const credits = tailored.before.match.evidence.map(({ credit }) => credit);
    for (const credit of credits.slice(0, 3)) expect(credit).toBeGreaterThanOrEqual(0.5);
    expect(tailored.after.match.value).toBeGreaterThanOrEqual(tailored.before.match.value ?? 0);
    expect(tailored.blocked).toEqual([]);
  });

  it("what the ad asks for stands first in its role", () => {
    const { reordered, moves } = tailorResume({ resumeText, ad, asOf });
    expect(reordered.indexOf("Answered the phone")).toBeGreaterThan(reordered.indexOf("Reconciled bank"));
    for (const move of moves) expect(move.reason).not.toBe("");
  });
});
