import { describe, expect, it } from "vitest";
import { readResume } from "./read-resume.ts";

const top = "Kim Acacia\nkim@example.com | Perth WA\n\n";
const rolesOf = (text: string) =>
  readResume(text).work.map(({ position, name, highlights }) => ({ position, name, highlights }));

const twoRoles = (heading: string, [first, second]: readonly [string, string], gap = "") =>
  `${top}${heading}Gum Events Pty Ltd\nNov 2019 - Oct 2023\nEvent Coordinator\n${gap}${first}\n- Ran the spring fair\n${gap}${second}\n- Wrote the run sheets\n\nWattle Foods Pty Ltd\nOct 2015 - Oct 2019\nMarketing Assistant\n${gap}${first}\n- Led the autumn campaign\n${gap}${second}\n- Kept the website\n\nEducation\nBachelor of Business, Curtin University, 2014\n`;

describe("what divides the list of a role", () => {
  it.each([
    ["Achievements", "Responsibilities"],
    ["Key achievements:", "Key responsibilities:"],
    ["KEY DUTIES", "HIGHLIGHTS"],
    ["Main duties and responsibilities", "Accomplishments"],
  ])("'%s' and '%s' end no work history, with and without its heading", (...labels) => {
    const expected = [
      {
        position: "Event Coordinator",
        name: "Gum Events Pty Ltd",
        highlights: ["Ran the spring fair", "Wrote the run sheets"],
      },
      {
        position: "Marketing Assistant",
        name: "Wattle Foods Pty Ltd",
        highlights: ["Led the autumn campaign", "Kept the website"],
      },
    ];
    expect(rolesOf(twoRoles("Employment history\n\n", labels))).toEqual(expected);
    expect(rolesOf(twoRoles("", labels, "\n"))).toEqual(expected);
  });

  it("'Achievements' at the end, by itself, is a part of the resume", () => {
    const text = `${top}Experience\n\nEvent Coordinator, Gum Events Pty Ltd\nNov 2019 - present\n- Ran the spring fair\n\nAchievements\n- Volunteer of the year 2022\n`;
    expect(rolesOf(text)[0]?.highlights).toEqual(["Ran the spring fair"]);
  });
});

describe("headings and dates as people write them", () => {
  it.each(["Nursing employment", "Hospitality experience", "Front of house jobs"])(
    "'%s' opens the jobs of one trade",
    (heading) => {
      const text = `${top}${heading}\n\nRegistered Nurse, Banksia Private Hospital\n2021 (August) to date\n- Gave medicines\n\nQualifications\nBachelor of Nursing, 2018\n`;
      expect(readResume(text).work).toMatchObject([{ startDate: "2021-08", endDate: "present" }]);
    },
  );

  it("a name line below its dates may be long, and 'same hospital' is the one above", () => {
    const text = `${top}Experience\n\n2021 (August) to date\nRegistered Nurse, Ward 3B Surgical, Banksia Private Hospital, Perth north\n- Gave medicines\n\n2020 (Feb to June) Theatre Nurse, same hospital\n- Scrubbed for day lists\n`;
    expect(readResume(text).work).toMatchObject([
      { position: "Registered Nurse, Ward 3B Surgical", name: "Banksia Private Hospital" },
      { name: "Banksia Private Hospital", startDate: "2020-02", endDate: "2020-06" },
    ]);
  });

  it("jobs without a heading begin with their dates, the latest included", () => {
    const job = (dates: string, title: string, deed: string) =>
      `${dates}\nGum Pty Ltd\nPerth, WA\n${title}\n- ${deed}\n\n`;
    const text = `${top}Desired position:\n- Finance\n\n${job("June 2022 - Present", "Director of Finance", "Led the budget of the group.")}${job("March 2018 - May 2022", "Finance Manager", "Kept the accounts of two sites.")}${job("June 2008 - February 2018", "Senior Financial Analyst", "Wrote the monthly reports.")}`;
    expect(rolesOf(text).map(({ position }) => position)).toEqual([
      "Director of Finance",
      "Finance Manager",
      "Senior Financial Analyst",
    ]);
  });
});

it("what is left of a bracket whose date was read is no part of the employer", () => {
  const text = `${top}Experience\n\nBeekeeper, Gum Hives (four weeks, 2025)\n- Fed 40 hives\n\nShed Hand, Wattle Wool, 2021 - 2024\n- Swept the board\n`;
  expect(readResume(text).work[0]).toMatchObject({ position: "Beekeeper", name: "Gum Hives" });
});
