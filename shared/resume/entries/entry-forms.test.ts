import { expect, test } from "vitest";
import { readResume } from "../read-resume.ts";

/** All people and firms here are invented. */
const jobs = (text: string) =>
  readResume(text).work.map((w) => [w.position, w.name, w.location, w.startDate, w.endDate]);
const head = "Kim Acacia\nkim@example.com | 0491 570 006\n\n";

test("a first role with its dates beside its title, later ones with theirs on a third line", () => {
  const text = `${head}Experience
Business Analyst\tMar 2021 – Present
Mallee Credit Union, Melbourne
- Led workshops
Systems Officer
Saltbush Foods, Shepparton
Feb 2018 – Mar 2021
- Wrote the stock reports

Branch Officer
Wattle Credit Union (Shepparton)
Jan 2015 – Feb 2018
- Opened accounts`;
  expect(jobs(text)).toEqual([
    ["Business Analyst", "Mallee Credit Union", "Melbourne", "2021-03", "present"],
    ["Systems Officer", "Saltbush Foods", "Shepparton", "2018-02", "2021-03"],
    ["Branch Officer", "Wattle Credit Union", "Shepparton", "2015-01", "2018-02"],
  ]);
});

test("dates alone on the first line of each role: names stay below them", () => {
  const text = `${head}Experience
2021 – Present
Cook
Gum Hotel
- Ran the grill
2018 – 2021
Kitchen Hand
Mallee Hotel
- Washed up`;
  expect(jobs(text).map(([title, firm]) => [title, firm])).toEqual([
    ["Cook", "Gum Hotel"],
    ["Kitchen Hand", "Mallee Hotel"],
  ]);
});

test("a department or a partner behind a comma is no place", () => {
  const text = `${head}Experience
Registered Nurse
Corio Health, Aged Care
Mar 2019 – Present
- Planned care`;
  expect(jobs(text)).toEqual([
    ["Registered Nurse", "Corio Health, Aged Care", undefined, "2019-03", "present"],
  ]);
});

test("a Spanish resume: headings, months and what goes on", () => {
  const text = `${head}Perfil profesional
Analista con ocho años de experiencia.

Experiencia laboral
Analista de sistemas
Banco Acacia, Madrid
Marzo de 2021 – actualidad
- Planificó las pruebas
Técnico de soporte\tenero 2018 - feb. 2021
Grupo Wattle S.A.
- Atendió a los usuarios

Formación académica
Grado en Informática, Universidad Acacia, 2017

Idiomas
Español, inglés`;
  expect(jobs(text)).toEqual([
    ["Analista de sistemas", "Banco Acacia", "Madrid", "2021-03", "present"],
    ["Técnico de soporte", "Grupo Wattle S.A.", undefined, "2018-01", "2021-02"],
  ]);
  const headings = readResume(text).meta.lines.filter((line) => line.heading);
  expect(headings.map(({ text: heading, section }) => [heading, section])).toEqual([
    ["Perfil profesional", "summary"],
    ["Experiencia laboral", "work"],
    ["Formación académica", "education"],
    ["Idiomas", "other"],
  ]);
});

test("studies that follow the jobs without a heading are education, a job at a university stays one", () => {
  const text = `${head}Experience
Systems Officer (Banksia Software Pty Ltd)\t2016 - now
- Ran the servers
Research Assistant (University of Acacia)\t2012 - 2014
- Wrote the scoring of a Master project
Graduated as M.Sc. Digital Media (University of Acacia)\t2012
- Thesis on scoring
Semester Abroad (University of Mallee)\t2009 - 2010`;
  expect(jobs(text).map(([title]) => title)).toEqual(["Systems Officer", "Research Assistant"]);
  const { education } = readResume(text);
  expect(education.map((one) => one.institution)).toEqual(["University of Acacia", "University of Mallee"]);
});

test("a year at the end of a sentence opens no role", () => {
  const text = `${head}Experience
Adviser, Mallee Bank
2019 - 2021
Spoke for the bill in three states and with its
civic leaders. Reviewed the Banking Act of 2020.
Trained the officers of the branch in 2020.`;
  expect(jobs(text).map(([title, firm]) => [title, firm])).toEqual([["Adviser", "Mallee Bank"]]);
});

test.each([
  [
    "Warehouse Team Member - Nights, Great Southern Care",
    "Warehouse Team Member - Nights",
    "Great Southern Care",
  ],
  ["Warehouse Team Member - Nights, Lotus Freight", "Warehouse Team Member - Nights", "Lotus Freight"],
  ["Stock Replenisher – Night Fill, Mallee Foods", "Stock Replenisher – Night Fill", "Mallee Foods"],
  [
    "Registered Nurse - Permanent nights - Corio Health",
    "Registered Nurse - Permanent nights",
    "Corio Health",
  ],
  ["Process Worker — afternoon shift | Saltbush Foods", "Process Worker — afternoon shift", "Saltbush Foods"],
  ["Barista - Casual, Mallee Coffee", "Barista", "Mallee Coffee"],
  ["Sales Assistant - Daylight Books, Shepparton", "Sales Assistant", "Daylight Books"],
  ["Fitter - Day & Sons", "Fitter", "Day & Sons"],
])("a shift or a kind of contract behind a dash is no employer: '%s'", (header, title, firm) => {
  const text = `${head}Experience\n${header}\n03/2019 - Present\n- Packed cartons by scanner\n`;
  expect(jobs(text).map(([position, name]) => [position, name])).toEqual([[title, firm]]);
});

test("plain headings: jobs, school, bits of paper", () => {
  const text = `${head}Jobs

Barista and floor, Gum Coffee, Preston
September 2024 till now, 25 hrs a week
Steamed and poured.

Salon junior, Wattle Hair, Coburg
Saturdays 2022 – 2024
Shampoos and sweeping.

School
VCE, Coburg High, 2024

Bits of paper
RSA (Victoria) 2025`;
  expect(jobs(text).map((job) => job.slice(0, 2))).toEqual([
    ["Barista and floor", "Gum Coffee"],
    ["Salon junior", "Wattle Hair"],
  ]);
  expect(readResume(text).education[0]?.studyType).toBe("VCE");
});

test("work of some months in some years", () => {
  const text = `${head}Experience
Science Officer, Mallee High School, Gawler
2023 to now
- Set out trolleys

Cellar and lab casual, Wattle Winery, Barossa
Vintages 2024 and 2025, February to April
- Pump overs`;
  expect(jobs(text).map(([title, firm, , from, to]) => [title, firm, from, to])).toEqual([
    ["Science Officer", "Mallee High School", "2023", "present"],
    ["Cellar and lab casual", "Wattle Winery", "2024", "2025"],
  ]);
});

test("roles that begin with their dates and stand under no heading, the first with a title that nobody knows", () => {
  const text = `${head}I have worked with families for six years.

2022 – present. Wayfinder, Gum Support Agency, Geelong
I hold twelve families.

2020 – 2022. Case Worker, Wattle Housing, Geelong
Built up the list.

Study
Bachelor of Social Work, Mallee University, 2019`;
  expect(jobs(text).map(([title, firm, , from, to]) => [title, firm, from, to])).toEqual([
    ["Wayfinder", "Gum Support Agency", "2022", "present"],
    ["Case Worker", "Wattle Housing", "2020", "2022"],
  ]);
});

test("a scientist before a hospital is a title and an employer", () => {
  const text = `${head}Experience
Medical Technologist, Saint Kim Hospital, Quezon City, Philippines
2014 to 2019
- Blood collection`;
  expect(jobs(text).map(([title, firm]) => [title, firm])).toEqual([
    ["Medical Technologist", "Saint Kim Hospital"],
  ]);
});

test("jobs without a heading behind a goal and a line of skills", () => {
  const text = `${head}Career goal
To move to the broker's side of lending.

Skills in brief
Home loan documents | Serviceability | Arabic (native)

Lending Support Officer, Wattle Bank, Parramatta
September 2024 – present
Checks files before they go to credit.

Sales Assistant, Gum Pharmacy, 2019 – 2021
Counter and cash

Education
HSC 2019`;
  const model = readResume(text);
  expect(jobs(text).map(([title, firm]) => [title, firm])).toEqual([
    ["Lending Support Officer", "Wattle Bank"],
    ["Sales Assistant", "Gum Pharmacy"],
  ]);
  expect(model.skills.flatMap(({ keywords }) => keywords)).toContain("Serviceability");
});

test("what stands behind a form's labels, with or without their colons, and never the labels", () => {
  const text = `${head}Experience
Job Title: Storeperson
Dates Employed: 2019 - 2021
- Kept the store

Company Name Mallee Foods Pty Ltd   Oct 2015 - Dec 2018
Job Title Laboratory Technician
- Ran the tests

Company Secretary
Gum Bank Ltd
Time Period: 2012 - 2014
- Minuted the board`;
  expect(jobs(text)).toEqual([
    ["Storeperson", undefined, undefined, "2019", "2021"],
    ["Laboratory Technician", "Mallee Foods Pty Ltd", undefined, "2015-10", "2018-12"],
    ["Company Secretary", "Gum Bank Ltd", undefined, "2012", "2014"],
  ]);
});

test("a house of many of one trade is an employer, below a title and behind a comma", () => {
  const text = `${head}Experience
Property Manager
Wexler Bell Estate Agents, Belmont VIC
Mar 2024 - Present
- Rents and bonds

Solicitor, Mallee Pryor Lawyers, Maitland
Nov 2021 - Mar 2024
- Files of families`;
  expect(jobs(text).map(([position, name]) => [position, name])).toEqual([
    ["Property Manager", "Wexler Bell Estate Agents"],
    ["Solicitor", "Mallee Pryor Lawyers"],
  ]);
});

test.each([
  ["Heating Engineer, Croydon", "Heating Engineer, Croydon"],
  ["HR licence, clean", undefined],
  ["TEACHING PHILOSOPHY", undefined],
])("the headline of %s", (line, label) =>
  expect(
    readResume(`Kim Acacia\n${line}\nkim@example.com\n\nExperience\nBarista, Gum Cafe, 2020 - 2021`).basics
      .label,
  ).toBe(label),
);

test("a list of skills is parted at its stops, and ends at a heading of one's own words", () => {
  const text = `${head}Experience
Fitter, Gum Heating, 2019 - 2024
- Changed boilers

SKILLS
Copper, press fit. Fault finding. Node.js, Boiler controls.

DRIVING
Full licence, clean

WHAT I WANT
A steady diary.

REFS
Gum Heating, the manager.`;
  const resume = readResume(text);
  expect(resume.skills.flatMap(({ keywords }) => keywords)).toEqual([
    "Copper",
    "press fit",
    "Fault finding",
    "Node.js",
    "Boiler controls",
  ]);
  const sections = resume.meta.lines.filter(({ heading }) => heading === true).map(({ section }) => section);
  expect(sections).toEqual(["work", "skills", "certificates", "other", "referees"]);
});
