import { expect, test } from "vitest";
import { readResume } from "../read-resume.ts";

/** Roles a line each, roles told as sentences, resumes as chat programs write them. All people and firms are invented. */
const jobs = (text: string) =>
  readResume(`Kim Acacia\nkim@example.com | 0491 570 006\n\nExperience\n${text}`).work.map((w) => [
    w.position,
    w.name,
    w.startDate,
    w.endDate,
  ]);

test("a list of titles with their dates: each is a role, no title is the employer of the next", () => {
  const text = `- Fence Repairer (2021 - 2023)
- Civil Drafter (2016 - 2021)
- Tool and die makers (2013 - 2016)
- Cabin installer (2009 - 2013)`;
  expect(jobs(text)).toEqual([
    ["Fence Repairer", undefined, "2021", "2023"],
    ["Civil Drafter", undefined, "2016", "2021"],
    ["Tool and die makers", undefined, "2013", "2016"],
    ["Cabin installer", undefined, "2009", "2013"],
  ]);
});

test("an employer's own line with the dates of the whole time still heads the titles below it", () => {
  const text = `Wattle Group 2015 - 2022
Store Manager 2019 - 2022
- Ran the store
Sales Assistant 2015 - 2019
- Served`;
  expect(jobs(text).map(([title, firm]) => [title, firm])).toEqual([
    ["Store Manager", "Wattle Group"],
    ["Sales Assistant", "Wattle Group"],
  ]);
});

test.each([
  ["Worked as a Millwright at Gum Mills from 2014 to 2019", "Millwright", "Gum Mills"],
  ["Worked professionally as an Interpreter for the period 2015-2019", "Interpreter", undefined],
  ["From 2014 to 2019 employed as a Full Stack Developer.", "Full Stack Developer", undefined],
  ["- 4 years as a Careers Adviser (2015 - 2019)", "Careers Adviser", undefined],
  [
    "4 years of experience (2015 - 2019) as a Careers Adviser in Perth.",
    "Careers Adviser in Perth",
    undefined,
  ],
  ["- Served as a Help Desk Officer for Wattle Pty Ltd, 2015 - 2019", "Help Desk Officer", "Wattle Pty Ltd"],
  ["2015 - 2019: Project Manager, Mallee Solutions.", "Project Manager", "Mallee Solutions"],
])("a role told as a sentence: '%s'", (text, title, firm) => {
  expect(jobs(text).map(([position, name]) => [position, name])).toEqual([[title, firm]]);
});

test("what was done behind the title and its dates, in lines of any length, is the role's", () => {
  const duties =
    "Ran forty servers for the branch offices, moved the mail to the cloud over one weekend, wrote the guides that the desk still uses, and answered the calls that nobody else could.";
  const text = `- Systems Engineer (2016 - 2019): ${duties}\n- June 2014 - Aug 2016: Acted as a Support Officer. ${duties}`;
  expect(jobs(text)).toEqual([
    ["Systems Engineer", undefined, "2016", "2019"],
    ["Support Officer", undefined, "2014-06", "2016-08"],
  ]);
  const { work } = readResume(`Kim Acacia\n\nExperience\n${text}`);
  expect(work.map(({ highlights }) => highlights)).toEqual([[duties], [duties]]);
});

test("a long line of prose that holds dates opens no role", () => {
  const text = `Analyst, Gum Bank
2015 - 2020
Led the move of forty services to the new hall (2018 - 2019): planned each night with the branches, wrote the steps and checked them, and stayed on the bridge until the last branch was open again.`;
  expect(jobs(text)).toEqual([["Analyst", "Gum Bank", "2015", "2020"]]);
});

test("the signs of Markdown are no text", () => {
  const text = `**Quality Manager**
Gum Foods
2019 - 2023
- **Audits:** led forty a year
### Quality Officer
__Wattle Foods__
2015 - 2019
- Checked *every* batch`;
  expect(jobs(text).map(([title, firm]) => [title, firm])).toEqual([
    ["Quality Manager", "Gum Foods"],
    ["Quality Officer", "Wattle Foods"],
  ]);
  expect(readResume("Kim Acacia\n\n## Experience\nCook, Gum Hotel\n2019 - 2023").work).toHaveLength(1);
});

test("a blank form's company is nobody's name, and its title is read all the same", () => {
  const text = `Warehouse Assistant
[COMPANY] - [CITY], [STATE]
February 2018 to November 2020
- Picked orders

Loader at [Company Name]
January 2017 to August 2017
- Unloaded trucks`;
  expect(jobs(text).map(([title, firm]) => [title, firm])).toEqual([
    ["Warehouse Assistant", undefined],
    ["Loader", undefined],
  ]);
});

test("what goes on in small letters behind a slash is the title's, and the house stands above", () => {
  const text = `Karri Timber & Truss, Banksia South
Forklift operator / despatch, August 2021 to now
- Unload trucks`;
  expect(jobs(text).map(([title, firm]) => [title, firm])).toEqual([
    ["Forklift operator / despatch", "Karri Timber & Truss"],
  ]);
});

test("small letters behind a dash go on with the title; a break is no employer", () => {
  const text = `- Bus drivers - transit and intercity (2018 - 2022)
- Break 2016 – 2018: a daughter
- Sales Assistant – part time (2012 - 2014)`;
  expect(jobs(text).map(([title, firm]) => [title, firm])).toEqual([
    ["Bus drivers - transit and intercity", undefined],
    ["Break", undefined],
    ["Sales Assistant", undefined],
  ]);
});

test("signs and labels before a title are none of it", () => {
  const text = `>> Marketing Assistant / Vine Cellars (bottle shops) / Adelaide / Nov 2021 - Jan 2024
- Posters every fortnight

Before that: Barista / Port Roasters / 2018 - 2021
- Opened and closed`;
  expect(jobs(text).map(([title, firm]) => [title, firm])).toEqual([
    ["Marketing Assistant", "Vine Cellars (bottle shops)"],
    ["Barista", "Port Roasters"],
  ]);
});

test("a field before the title, and how long the contract runs behind the dates", () => {
  const text = `Insurance: Claims Consultant, Corio Insurance, Geelong (October 2021 to today)
Settled claims

Business Analyst, Latrobe & Bass Hospitals, Digital Program (Mar 2016 - Feb 2021, contract ended Feb 2021)
Mapped wards`;
  expect(jobs(text).map(([title, firm]) => [title, firm])).toEqual([
    ["Claims Consultant", "Corio Insurance"],
    ["Business Analyst", "Latrobe & Bass Hospitals"],
  ]);
});

test("numbered posts, and a room in small letters with the house above", () => {
  const numbered = `2.1 Project Officer, Karri Health Service, 2018 - 2020. Phone tree and focus groups.
2.2 Pharmacy assistant, Fairfield, 2013 - 2018 (while studying).`;
  expect(jobs(numbered).map(([title, firm]) => [title, firm])).toEqual([
    ["Project Officer", "Karri Health Service"],
    ["Pharmacy assistant", "Fairfield"],
  ]);
  const room = `Wattle Gully Children's Centre (long day care, 92 places)
Diploma Educator, three-year-old kindergarten room      Jan 2022 - present
(parental leave Aug 2023 - Aug 2024)
- Shared the room with a teacher`;
  expect(jobs(room).map(([title, firm]) => [title, firm])).toEqual([
    [
      "Diploma Educator, three-year-old kindergarten room",
      "Wattle Gully Children's Centre (long day care, 92 places)",
    ],
  ]);
});

test("the same resort is the one above", () => {
  const text = `Night Supervisor, Red Palms Resort, February 2020 – April 2021
Check-ins

Waiter, same resort, 2018 – 2020
Carried plates`;
  expect(jobs(text).map(([title, firm]) => [title, firm])).toEqual([
    ["Night Supervisor", "Red Palms Resort"],
    ["Waiter", "Red Palms Resort"],
  ]);
});
