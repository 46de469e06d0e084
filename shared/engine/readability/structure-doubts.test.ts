import { describe, expect, it } from "vitest";
import type { DocumentFacts } from "#shared/domain/resumes/document-facts.ts";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import { measuredResume } from "#shared/resume/measured-resume.ts";
import { readResume } from "#shared/resume/read-resume.ts";
import type { ResumeEdit } from "#shared/resume/resume-edits.ts";
import { findStructureDoubts } from "./structure-doubts.ts";

const head = "Robin Fraser\nGeelong VIC 3220 | 0491 570 006 | robin@example.com\n";
const well = `${head}
Experience
Nurse, Corio Bay Health
Mar 2019 - Present
- Led handover of twelve patients

Education
Bachelor of Nursing, Deakin University, 2014

Skills
Triage, wound care`;

const prose = "Words about patients, wards and the people who work there every day of the year. ".repeat(10);

describe("findStructureDoubts", () => {
  it("a resume that was read well, none", () => {
    expect(findStructureDoubts(readResume(well))).toEqual([]);
  });

  it.each([
    ["empty-headings", `${head}\nExperience\nEducation\nSkills\nTriage, wound care`],
    ["one-section", `${head}\nEducation\nBachelor of Nursing, Deakin University, 2014\n${prose}`],
    ["glued-words", `${well}\nLedhandoveroftwelvepatients daily, Writingwoundcareplansforall`],
  ])("%s is seen", (doubt, text) => {
    expect(findStructureDoubts(readResume(text))).toContain(doubt);
  });

  /** Readings that are wrong, as an older reader or a correction may leave them. */
  const read = readResume(well);
  const withRole = (role: Partial<(typeof read.work)[number]>) => ({
    ...read,
    work: read.work.map((one) => ({ ...one, ...role })),
  });
  const withoutEmployer = ({ name: _, ...role }: (typeof read.work)[number]) => role;

  it.each([
    ["verb-title", withRole({ position: "Coordinated care of patients" })],
    ["degree-job", withRole({ position: "Bachelor of Nursing" })],
    ["no-employer", { ...read, work: [...read.work, ...read.work].map(withoutEmployer) }],
    [
      "loose-dates",
      {
        ...read,
        meta: {
          ...read.meta,
          lines: [
            ...read.meta.lines,
            { id: 90, text: "Mar 2019 - Present", section: "work" as const },
            { id: 91, text: "Jan 2014 - Feb 2019", section: "work" as const },
          ],
        },
      },
    ],
  ])("%s is seen in a reading that is wrong", (doubt, model) => {
    expect(findStructureDoubts(model)).toContain(doubt);
  });
});

describe("READ of a doubted structure", () => {
  const text = well;
  const wrong: ResumeEdit = {
    edit: "set-work",
    index: 0,
    field: "position",
    value: "Coordinated care of patients",
  };
  const read = (more: readonly ResumeEdit[] = []) =>
    analyseResume({ resumeText: text, resumeEdits: [wrong, ...more], ad: { text: "" }, asOf: "2026-11-01" })
      .read;

  it("it is never excellent nor its formatting whole, and the first issue says why", () => {
    expect(read().value).toBeLessThan(80);
    expect(read().formatting).toBeLessThanOrEqual(75);
    expect(read().issues[0]).toMatchObject({ id: "F14", text: expect.stringContaining("job title") });
  });

  it("confirmed or corrected by the person, it counts no more", () => {
    const confirmed = read([{ edit: "confirm-structure" }]);
    const corrected = read([{ edit: "set-work", index: 0, field: "position", value: "Manager" }]);
    for (const { issues } of [confirmed, corrected]) expect(issues.map(({ id }) => id)).not.toContain("F14");
  });
});

describe("a resume that was recognised in pictures", () => {
  const recognition = { pages: [{ page: 1, confidence: 94 }], unread: [11, 12] };
  const file: DocumentFacts = { type: "pdf", bytes: 9000, pages: 12, flags: [], hidden: [], recognition };
  const read = (facts: DocumentFacts, edits: readonly ResumeEdit[] = []) =>
    analyseResume({
      ...measuredResume({ text: well, edits, facts }),
      ad: { text: "" },
      asOf: "2026-11-01",
    }).read;
  const idsOf = (issues: readonly { id: string }[]) => issues.map(({ id }) => id);

  it("is doubted however well it looks, and the pages that were not read are named", () => {
    const [first] = read(file).issues;
    expect(first?.id).toBe("F14");
    expect(first?.text).toContain("check names, dates and numbers");
    expect(first?.text).toContain("Pages 11 and 12 were not read");
  });

  it("confirmed by the person it is believed; the file stays a scan, which costs points", () => {
    const { issues, layoutMultiplier } = read(file, [{ edit: "confirm-structure" }]);
    expect(idsOf(issues)).toEqual(["F15"]);
    expect(layoutMultiplier).toBe(0.7);
  });

  it("with no page recognised it is an ordinary file", () => {
    expect(idsOf(read({ ...file, recognition: { pages: [], unread: [3] } }).issues)).toEqual([]);
  });
});
