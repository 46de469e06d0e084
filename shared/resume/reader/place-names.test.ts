import { describe, expect, test } from "vitest";
import { readResume } from "../read-resume.ts";
import type { HeadValue } from "./head-values.ts";
import { placeKind, withoutPlaceEmployers } from "./place-names.ts";
import type { TaggedResume } from "./tag-resume.ts";

describe("names that are places", () => {
  test.each([
    ["Western Australia", "region"],
    ["New Zealand", "region"],
    ["Dubbo NSW 2830", "region"],
    ["Geraldton, Western Australia", "region"],
    ["Kalgoorlie", "town"],
    ["Wagga Wagga", "town"],
    ["Air New Zealand", undefined],
    ["Dubbo Glazing", undefined],
    ["Queensland Rail", undefined],
    ["", undefined],
  ])("%s: %s", (name, kind) => expect(placeKind(name)).toBe(kind));
});

describe("a place that was taken for an employer", () => {
  /** A resume with a town in its contact line and one role whose employer is the given words. */
  const tagged = (employer: string): TaggedResume => {
    const value = (label: HeadValue["label"], text: string): HeadValue => ({
      label,
      text,
      line: 1,
      start: 0,
      end: text.length,
      probability: 0.9,
    });
    const line = (text: string) => ({
      text,
      start: 0,
      end: 0,
      indent: 0,
      column: 0,
      gapBefore: false,
      printed: 1,
    });
    return {
      lines: [line("0491 570 006, Ballarat VIC 3350"), line(`Cook, ${employer}`)],
      order: "day-first",
      labels: ["CONTACT", "JOB"],
      probabilities: [1, 1],
      heads: [
        {
          group: { kind: "role", lines: [1] },
          values: [value("T", "Cook"), value("E", employer)],
          spare: { E: value("E", employer) },
        },
      ],
    };
  };

  test.each([
    ["Western Australia", "P", false],
    ["Geelong, Victoria", "P", false],
    ["Ballarat", "P", false],
    // A town that is named nowhere as a place may be a firm; it is no mere candidate.
    ["Kalgoorlie", "E", false],
    ["Ballarat Bakery", "E", true],
  ])("%s is read as %s", (employer, label, isCandidate) => {
    const [head] = withoutPlaceEmployers(tagged(employer));
    expect(head?.values.map((one) => one.label)).toEqual(["T", label]);
    expect(head?.spare.E !== undefined).toBe(isCandidate);
  });
});

describe("LinkedIn's own PDF", () => {
  const head = (name: string, place: string) => `Contact
0491570157 (Mobile)
someone@example.com
Top Skills
Rostering
Stocktake
${name}
Retail and logistics
${place}
Experience
`;
  const jobs = (text: string) =>
    readResume(text).work.map(({ position, name, location }) => [position, name, location]);

  test.each([
    [
      "a region below the dates",
      `${head("Petra Lindqvist", "Geraldton, Western Australia, Australia")}Corella Stores
Shift Manager
March 2020 - Present (4 years)
Geraldton, Western Australia, Australia
Brolga Hardware
Yard Hand
May 2016 - February 2020 (3 years 10 months)
Western Australia
`,
      [
        ["Shift Manager", "Corella Stores"],
        ["Yard Hand", "Brolga Hardware"],
      ],
    ],
    [
      "several titles at one employer",
      `${head("Omar Haddad", "Newcastle, New South Wales, Australia")}Tallow Freight
6 years 1 month
Dispatch Manager
July 2021 - Present (3 years)
Newcastle, New South Wales, Australia
Dispatch Clerk
June 2018 - June 2021 (3 years 1 month)
Newcastle, New South Wales, Australia
Marlo Grocers
Cashier
January 2015 - May 2018 (3 years 5 months)
New South Wales, Australia
`,
      [
        ["Dispatch Manager", "Tallow Freight"],
        ["Dispatch Clerk", "Tallow Freight"],
        ["Cashier", "Marlo Grocers"],
      ],
    ],
    [
      "a country alone, a suburb alone",
      `${head("Ines Duarte", "Footscray, Victoria, Australia")}Quarrion Kitchens
Cook
August 2019 - Present (5 years)
Footscray
Hotel Lua
Kitchen Hand
April 2015 - July 2019 (4 years 4 months)
Portugal
`,
      [
        ["Cook", "Quarrion Kitchens"],
        ["Kitchen Hand", "Hotel Lua"],
      ],
    ],
  ])("%s is never the employer, and no job is empty", (_, text, wanted) => {
    expect(jobs(text).map(([title, employer]) => [title, employer])).toEqual(wanted);
  });
});

describe("heads that name nothing", () => {
  const head =
    "Mira Castellan\nmira.castellan@example.com | 0491 570 006 | Ballarat VIC 3350\n\nEXPERIENCE\n\n";
  test.each([
    ["a place and dates", "Ballarat VIC\nMar 2019 - Present\n"],
    ["a region and dates", "Western Australia, 2016 - 2018\n"],
    ["dates alone", "2012 - 2014\n"],
  ])("%s are no job", (_, extra) => {
    const { work } = readResume(
      `${head}Tyre Fitter, Corrigan Tyres\nMar 2011 - Dec 2017\n- Fitted truck tyres\n\n${extra}`,
    );
    for (const { position, name, highlights } of work)
      expect([position, name, ...highlights].filter((one) => one !== undefined)).not.toEqual([]);
  });
});
