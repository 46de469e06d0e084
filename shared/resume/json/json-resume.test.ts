import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { resumeText, withOwnLines } from "../document/resume-text.ts";
import { readResume } from "../read-resume.ts";
import { fromJsonResume } from "./from-json-resume.ts";
import { toJsonResume } from "./json-resume.ts";

const year = fc.integer({ min: 1990, max: 2025 }).map(String);
const month = fc.integer({ min: 1, max: 12 }).map((n) => (n < 10 ? `0${n}` : String(n)));
const date = fc.tuple(year, month).map(([y, m]) => `${y}-${m}`);
const pick = <Value>(...values: Value[]) => fc.constantFrom(...values);
const word = pick("Banksia", "Wattle", "Jarrah", "Mallee", "Boronia", "Correa", "Grevillea");

const noLines: number[] = [];
const none = fc.constant(noLines);

const basics = fc.record({
  name: fc.tuple(pick("Kim", "Zoë", "Liam", "Priya"), word).map((words) => words.join(" ")),
  label: pick("Registered Nurse", "Electrician", "Project Manager"),
  email: word.map((name) => `${name.toLowerCase()}@example.com`),
  phone: pick("0491 570 006", "+61 491 570 110", "(02) 5550 1234"),
  location: pick("Geelong VIC 3220", "Fremantle WA 6160"),
  profiles: pick<string[]>([], ["linkedin.com/in/banksia"]),
  summary: pick("Calm in busy shifts.", "Ten years on site."),
  workRights: pick("Work rights: Australian citizen", "Permanent resident of Australia"),
});

/** The reader puts a range that is written backwards in order. */
const inOrder = <Role extends { startDate: string; endDate: string }>(role: Role) =>
  role.startDate <= role.endDate;

const work = fc
  .record({
    name: word.map((name) => `${name} Health`),
    position: pick("Registered Nurse", "Team Leader", "Project Manager", "Electrician"),
    location: pick("Geelong VIC", "Perth WA"),
    startDate: date,
    endDate: fc.oneof(date, fc.constant("present")),
    highlights: fc.array(pick("Led a crew of five", "Cut waste by a third", "Trained new starters"), {
      maxLength: 3,
    }),
    lines: none,
  })
  .filter(inOrder);

const education = word.chain((place) =>
  pick("Nursing", "Commerce").map((area) => ({
    institution: `University of ${place}`,
    studyType: `Bachelor of ${area}`,
    area,
    endDate: "2014",
    lines: noLines,
  })),
);

const skill = fc.record({
  name: pick("Clinical", "Software"),
  keywords: fc.uniqueArray(pick("Triage", "Wound care", "Excel", "SAP"), { minLength: 1 }),
  lines: none,
});

const certificate = fc.oneof(
  fc.record({ name: pick("White Card", "AHPRA registration"), lines: none }),
  fc.record({ name: pick("First Aid", "Forklift licence"), expires: date, lines: none }),
  fc.record({ name: pick("Police check", "RSA"), date: year, lines: none }),
);

const referee = fc.record({
  name: word.map((name) => `Jo ${name}`),
  position: pick("Unit Manager", "Site Supervisor"),
  contact: pick("0491 570 157", "jo@example.com"),
  lines: none,
});

const models = fc.record({
  basics,
  work: fc.array(work, { maxLength: 4 }),
  education: fc.array(education, { maxLength: 2 }),
  skills: fc.array(skill, { maxLength: 2 }),
  certificates: fc.array(certificate, { maxLength: 3 }),
  referees: fc.array(referee, { maxLength: 2 }),
  meta: fc.constant<ResumeModel["meta"]>({ lines: [], unknownHeadings: [], mixedDates: false }),
}) satisfies fc.Arbitrary<ResumeModel>;

describe("resumeText", () => {
  test("reads back to an equal model", () => {
    fc.assert(
      fc.property(models, (model) => {
        expect(readResume(resumeText(model))).toEqual(withOwnLines(model));
      }),
    );
  });
});

describe("JSON Resume", () => {
  test("there and back is the same model", () => {
    fc.assert(
      fc.property(models, (model) => {
        const sent: unknown = JSON.parse(JSON.stringify(toJsonResume(model)));
        expect(fromJsonResume(sent)).toEqual({ model: withOwnLines(model) });
      }),
    );
  });

  test("any other value gives errors or a model, never an exception", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const read = fromJsonResume(value);
        expect("model" in read || read.errors.length > 0).toBe(true);
      }),
    );
  });

  test("every fault says where", () => {
    const read = fromJsonResume({
      basics: { name: 5, location: { city: "Hobart", region: "TAS" } },
      work: [{ startDate: "last year" }, "cook"],
      skills: {},
    });
    expect(read).toEqual({
      errors: [
        { path: "resume.basics.name", problem: "should be a text" },
        { path: "resume.work.1", problem: "should be an object" },
        { path: "resume.work.0.startDate", problem: "should be a date such as 2021-03" },
        { path: "resume.skills", problem: "should be a list of at most 500" },
      ],
    });
  });

  test("a document of another tool: null, full dates, a role without an end", () => {
    const read = fromJsonResume({
      basics: {
        name: "Kim Wattle",
        label: null,
        location: { city: "Hobart", region: "TAS" },
        profiles: null,
      },
      work: [{ company: "Gum Hotel", position: "Cook", startDate: "2021-03-15", endDate: "" }],
      volunteer: [],
    });
    if (!("model" in read)) throw new Error(JSON.stringify(read));
    expect(read.model.basics).toEqual({ name: "Kim Wattle", location: "Hobart TAS", profiles: [] });
    expect(read.model.work[0]).toMatchObject({ name: "Gum Hotel", startDate: "2021-03", endDate: "present" });
  });

  test("an end that was not read does not become present", () => {
    const base = readResume("Kim Wattle");
    const model = { ...base, work: [{ name: "Gum Hotel", startDate: "2014", highlights: [], lines: [] }] };
    const read = fromJsonResume(toJsonResume(model));
    expect("model" in read ? read.model.work[0] : undefined).not.toHaveProperty("endDate");
  });

  test("extras stand in the standard's places", () => {
    const text =
      "Kim Wattle\nWork rights: Australian citizen\n\nTickets\n- White Card (2021)\n\nReferees\nJo Mallee, Site Manager\n0491 570 157";
    expect(toJsonResume(readResume(text))).toMatchObject({
      certificates: [{ name: "White Card", date: "2021" }],
      references: [{ name: "Jo Mallee", position: "Site Manager", contact: "0491 570 157" }],
      meta: { workRights: "Work rights: Australian citizen" },
    });
  });
});
