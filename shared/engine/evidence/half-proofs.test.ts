import { describe, expect, test } from "vitest";
import { analyseResume } from "#shared/resume/analyse-resume.ts";

/** All people and firms are invented. */
const resume = `Kim Acacia
kim@example.com

Experience
Warehouse Supervisor, Gum Traders, Perth
Jan 2018 - present
- Ran a team of 12 pickers
- Completing daily stock reports in Excel
- Deal with returns and complaints

Education
Certificate III in Supply Chain Operations, Perth TAFE, 2018
Bachelor of Education (Primary), Karri University, 2020
Graduate Certificate in Hive Keeping - one unit of four finished

Skills
Basic Tableau, Word, Docker (learning), machine learning, SQL (SQLite, some Postgres), React (in progress), Nginx for local testing
Basic Life Support
No forklift
Refrigerant handling - no, never had it
`;

function creditOf(item: string): number {
  const text = `About you\n- ${item}\n\nAbout us\nWe move parcels across the country and have done so for thirty years, from a shed in Perth to nine depots with two hundred people who like what they do and each other.\n`;
  const { match } = analyseResume({ resumeText: resume, ad: { text, title: "" }, asOf: "2026-11-01" });
  return Math.max(0, ...match.evidence.map(({ credit }) => credit));
}

describe("what the person says they have not", () => {
  test.each(["Forklift", "Refrigerant handling"])("%s", (item) => expect(creditOf(item)).toBe(0));
});

describe("a degree", () => {
  test.each([
    ["Bachelor degree in Education", 1],
    ["Bachelor degree in Education or a related discipline", 1],
    ["Bachelor degree in Urban Planning", 0],
    ["Bachelor degree in Urban Planning or a related discipline", 0.5],
    ["Bachelor degree", 1],
  ])("counts in full in its own field: %s, %d", (item, credit) => expect(creditOf(item)).toBe(credit));
});

describe("a part of the way", () => {
  test.each([
    ["Tableau", 0.5],
    ["Docker", 0.5],
    ["React", 0.5],
    ["PostgreSQL", 0.5],
    ["Nginx", 0.5],
  ])("what the person calls basic, little or under way: %s", (item, credit) =>
    expect(creditOf(item)).toBe(credit),
  );

  test.each([["machine learning"], ["SQL"], ["Basic Life Support"]])("what only looks like it: %s", (item) =>
    expect(creditOf(item)).toBeGreaterThan(0.5),
  );

  test("a deed that goes on is done: 'completing reports' is no course", () =>
    expect(creditOf("daily stock reports")).toBe(1));
});

describe("years", () => {
  test.each([
    // Without the job's title the words of a role are those of a stranger.
    ["3 years of experience in stock reports", 0.5],
    ["5 years of experience in growing grapes", 0],
    ["You must be at least 18 years of age", 1],
    ["You must be 25 years or older", 0],
    ["Care of patients aged 18 years and over", 0],
    ["Kilns that are 15 years old", 0],
  ])("%s: %d", (item, credit) => expect(creditOf(item)).toBe(credit));

  test("a thing by its name is no number of years of it", () => {
    const work = (years: string) =>
      `Lee Banksia\nlee@example.com\n\nExperience\nQuality Assurance Officer, Gum Foods\n${years}\n- Quality assurance of two lines\n- Kept the records\n`;
    const text = `About you\n- Minimum 5 years' quality assurance experience\n\n${"We make jam in a town by the sea and have done so for a long time. ".repeat(4)}`;
    const of = (years: string) =>
      analyseResume({
        resumeText: work(years),
        ad: { text, title: "Quality Assurance Officer" },
        asOf: "2026-11-01",
      }).match.evidence.map(({ credit }) => credit);
    expect(of("Jan 2025 - present")).toEqual([0.5]);
    expect(of("Jan 2018 - present")).toEqual([1]);
  });
});

describe("papers", () => {
  test.each([
    ["Master of Teaching", 0.5],
    ["Bachelor of Education", 1],
    ["Trade certificate (Certificate III in Electrotechnology)", 0],
    ["Certificate III in Supply Chain Operations", 1],
    ["Cert III in Supply Chain Operations", 1],
    // The field comes after the second award.
    ["Diploma or a degree in Social Work", 0],
    ["Diploma or a degree in Education", 1],
    // A degree beside a trade's certificate.
    ["Certificate IV in Education", 0.5],
    ["Graduate Certificate in Hive Keeping", 0.5],
    ["Good level of secondary education", 1],
  ])("%s: %d", (item, credit) => expect(creditOf(item)).toBe(credit));
});

test("an award that was finished is, though the next one of its entry is under way", () =>
  expect(creditOf("Bachelor of Education")).toBe(1));

test("the same thing beside another general word is not answered with nothing", () =>
  expect(creditOf("handle complaints")).toBeGreaterThan(0));

test("a product shows its family, not the other way", () => {
  expect(creditOf("relational databases with SQL")).toBeGreaterThan(0);
  expect(creditOf("MariaDB")).toBeLessThan(0.8);
});
