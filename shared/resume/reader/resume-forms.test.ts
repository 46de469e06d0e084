import { describe, expect, test } from "vitest";
import { readResume } from "../read-resume.ts";

/** People and firms are invented; phone numbers come from the ranges reserved for fiction. */
const head = "Mira Castellan\nmira.castellan@example.com | 0491 570 006 | Ballarat VIC 3350\n";

const jobs = (text: string) =>
  readResume(text).work.map(({ position, name, startDate, endDate }) => [position, name, startDate, endDate]);

const wrap = (text: string, width: number) =>
  text
    .split("\n")
    .map((line) => line.replace(new RegExp(`(.{1,${width}})(?: |$)`, "g"), "$1\n").trimEnd())
    .join("\n");

const long = `${head}
EXPERIENCE

Stock Controller, Fennimore Cold Stores, Laverton VIC
March 2019 - Present
- Brought the count of forty thousand pallet places to within half a percent by counting one aisle every night
- Trained six casual pickers on the voice system and wrote the guide that the site still uses today

Despatch Clerk, Ardell & Voss, Truganina VIC
July 2014 - February 2019
- Booked the loads of twelve carriers each day and answered for every late truck before the driver had to ask

EDUCATION
Certificate III in Supply Chain Operations, Kangan Institute, 2014
`;

describe("wrapped text", () => {
  test.each([62, 72, 84, 100])("a resume wrapped at %i columns reads the same", (width) => {
    const whole = readResume(long);
    const wrapped = readResume(wrap(long, width));
    expect(jobs(wrap(long, width))).toEqual(jobs(long));
    expect(wrapped.work.map(({ highlights }) => highlights)).toEqual(
      whole.work.map(({ highlights }) => highlights),
    );
    expect(whole.work.map(({ highlights }) => highlights.length)).toEqual([2, 1]);
  });
});

describe("roles", () => {
  test("a role without dates between dated ones keeps its own points", () => {
    const { work } = readResume(
      `${head}\nEMPLOYMENT\n\nPayroll Officer, Tallow Foods, Ballarat VIC\nFeb 2020 - Present\n- Paid 240 staff each fortnight\n\nAccounts Clerk, Brolga Rail, Geelong VIC\n- Matched 300 invoices each week\n\nCashier, Minto Grocers, Geelong VIC\nMay 2013 - Jun 2016\n- Balanced six tills\n`,
    );
    expect(work.map(({ position, startDate }) => [position, startDate])).toEqual([
      ["Payroll Officer", "2020-02"],
      ["Accounts Clerk", undefined],
      ["Cashier", "2013-05"],
    ]);
    expect(work.map(({ highlights }) => highlights)).toEqual([
      ["Paid 240 staff each fortnight"],
      ["Matched 300 invoices each week"],
      ["Balanced six tills"],
    ]);
  });

  test("roles without any dates", () => {
    expect(
      jobs(
        `${head}\nEXPERIENCE\n\nCafe Assistant, Pepperina Cafe, Toowoomba QLD\n- Served 200 people each morning\n\nTutor, Oakley Coaching, Toowoomba QLD\n- Taught algebra to eight students\n`,
      ),
    ).toEqual([
      ["Cafe Assistant", "Pepperina Cafe", undefined, undefined],
      ["Tutor", "Oakley Coaching", undefined, undefined],
    ]);
  });

  test("a heading inside a role does not end the work section", () => {
    const { work } = readResume(
      `${head}\nWORK HISTORY\n\nBranch Manager, Corrigan Tyres, Bendigo VIC\nJan 2018 - Present\nResponsibilities\n- Lead nine fitters\nAchievements\n- Lifted sales by 18 per cent\n\nTyre Fitter, Corrigan Tyres, Bendigo VIC\nMar 2011 - Dec 2017\nResponsibilities\n- Fitted truck and tractor tyres\n`,
    );
    expect(work.map(({ position }) => position)).toEqual(["Branch Manager", "Tyre Fitter"]);
    expect(work.map(({ highlights }) => highlights)).toEqual([
      ["Lead nine fitters", "Lifted sales by 18 per cent"],
      ["Fitted truck and tractor tyres"],
    ]);
  });

  test("an employer above several titles, a team behind the title", () => {
    expect(
      jobs(
        `${head}\nEXPERIENCE\n\nMirrabrook Health\n2015 - Present\n\nProject Officer, Community Programs\nMar 2020 - Present\n- Ran the winter program\n\nAdministration Officer, Intake Team\nFeb 2015 - Mar 2020\n- Booked 60 visits a week\n`,
      ).map(([title, employer]) => [title?.split(",")[0], employer]),
    ).toEqual([
      ["Project Officer", "Mirrabrook Health"],
      ["Administration Officer", "Mirrabrook Health"],
    ]);
  });
});

describe("dates", () => {
  const withDates = (first: string, second: string) =>
    jobs(
      `${head}\nEXPERIENCE\n\nService Adviser, Hallam Motors\n${first}\n- Booked 30 cars a day\n\nReceptionist, Dr Okoye Dental Clinic\n${second}\n- Answered four lines\n`,
    ).map(([, , start, end]) => [start, end]);

  test.each([
    ["2021-07-05 - Present", "2019-07-01 - 2021-06-30", ["2021-07", "present"], ["2019-07", "2021-06"]],
    ["07/22/2019 - 06/30/2021", "02/13/2017 - 07/19/2019", ["2019-07", "2021-06"], ["2017-02", "2019-07"]],
    ["FY20 - FY22", "FY17 - FY19", ["2019-07", "2022-06"], ["2016-07", "2019-06"]],
    ["Q3 2019 – Q1 2021", "Q1 2016 – Q2 2019", ["2019-07", "2021-03"], ["2016-01", "2019-06"]],
    ["since March 2021", "2014/15 – 2016/17", ["2021-03", "present"], ["2014", "2017"]],
  ])("%s and %s", (first, second, wanted, other) => {
    expect(withDates(first, second)).toEqual([wanted, other]);
  });
});

test("the years of a job are those of the job, not those of a part of it", () => {
  const text = `${head}\nEXPERIENCE\n\nPolicy Officer (APS 5, acting APS 6 since February 2025)\nDepartment of River Transport, Marine Section, 2022 - now\n- Drafted 140 letters\n`;
  expect(jobs(text)).toEqual([["Policy Officer", "Department of River Transport", "2022", "present"]]);
});

test("a paragraph below the head of a job tells of it, whatever years it names", () => {
  const text = `${head}\nEXPERIENCE\n\n2019 - now  Yallaroi Shire, Plant Operator\nPatrol grading crew on the unsealed network. I am on the backhoe most weeks. Replaced guide posts and signs after the flood in 2022. Set up the cones when we are short.\n\n2013 - 2019  Bettson Earthmoving, Plant Operator\nFront end loader in gravel pits, loaded out for council jobs.\n`;
  expect(jobs(text).map(([, name]) => name)).toEqual(["Yallaroi Shire", "Bettson Earthmoving"]);
  expect(readResume(text).work[0]?.highlights.join(" ")).toContain("guide posts and signs");
});

test.each([
  [
    "an inner heading",
    "Some numbers\n- Two frames in a thousand sent back\n- Taught three casuals",
    "Bayside Trailers",
  ],
  [
    "somebody else in running text",
    "Known for a bearing puller that is still used. Turned 30 shafts on the big lathe. Good at cold weather. In 2021 I found a cracked tooth by ear, said the chief engineer.",
    "Bayside Trailers",
  ],
])("%s is no job", (_, text, name) => {
  const read = jobs(
    `${head}\nEXPERIENCE\n\nWelder, Bayside Trailers, 2020 - now\n- MIG on trailer frames\n\n${text}\n`,
  );
  expect(read.map(([, employer]) => employer)).toEqual([name]);
});

test("a job that began before the employer above did is elsewhere", () => {
  const text = `${head}\nEXPERIENCE\n\nHarrow's Department Store, Devonport, 2018 to 2026\nDepartment manager, homewares (2021 on)\n- Ordered linen from three wholesalers\n\nMersey Cinemas, usher, 2015 to 2018\n- Sold tickets, counted tills\n`;
  const [, name, ...dates] = jobs(text).at(-1) ?? [];
  expect(dates).toEqual(["2015", "2018"]);
  expect(name ?? "").not.toContain("Harrow");
});

test("a line below the name is no part of it", () => {
  expect(readResume("Finn Alderdale\ntree climber\nHazelbrook NSW\nfinn@example.com").basics.name).toBe(
    "Finn Alderdale",
  );
});

describe("qualifications", () => {
  test("each has its own institution and year, also where no list knows its name", () => {
    const { education } = readResume(
      `${head}\nEXPERIENCE\nVet, Quarrion Vets, Dubbo NSW\n2012 - Present\n- Treats cattle and dogs\n\nEDUCATION\nBVSc, University of the Riverina, 2011\nGradCertEd, Murray Plains University, 2016\nHSC, Dubbo River College, 2005\n`,
    );
    expect(education.map(({ studyType, institution, endDate }) => [studyType, institution, endDate])).toEqual(
      [
        ["BVSc", "University of the Riverina", "2011"],
        ["GradCertEd", "Murray Plains University", "2016"],
        ["HSC", "Dubbo River College", "2005"],
      ],
    );
  });
});

describe("titles, dates and referees in other places", () => {
  test.each([
    ["comma", "Theatre Nurse, Day Surgery, Marlo Private Hospital, Sale VIC", "Theatre Nurse, Day Surgery"],
    [
      "two lines",
      "Theatre Nurse, Day Surgery\nMarlo Private Hospital, Sale VIC",
      "Theatre Nurse, Day Surgery",
    ],
  ])("the team stays with the title: %s", (_, role, title) => {
    const [job] = jobs(`${head}\nEXPERIENCE\n${role}\nMar 2019 - Present\n- Set up four lists a day\n`);
    expect(job).toEqual([title, "Marlo Private Hospital", "2019-03", "present"]);
  });

  test("dates as headings, the role as the first list item", () => {
    const text = `${head}
Experience
Feb 2020 - Present
• Dispatch Supervisor, Tarrant Freight
• Ran two shifts of nine
Jun 2016 - Jan 2020
• Forklift Driver, Corella Storage
• Loaded forty trucks a night
`;
    expect(jobs(text)).toEqual([
      ["Dispatch Supervisor", "Tarrant Freight", "2020-02", "present"],
      ["Forklift Driver", "Corella Storage", "2016-06", "2020-01"],
    ]);
  });

  test("dates below a title stay its own, whatever list is below them", () => {
    const text = `${head}
Experience
Dispatch Supervisor | Tarrant Freight
Feb 2020 - Present
• Ran two shifts of nine
Forklift Driver | Corella Storage
Jun 2016 - Jan 2020
• Loaded forty trucks a night
`;
    expect(readResume(text).work.map(({ highlights }) => highlights)).toEqual([
      ["Ran two shifts of nine"],
      ["Loaded forty trucks a night"],
    ]);
  });

  test("referees in blocks", () => {
    const { referees } = readResume(`${head}
REFEREES

Dana Velasco
Operations Manager
Tarrant Freight
M: 0491 570 157
E: dana@example.com

Ms Kim Orchard
Finance Lead, Corella Storage
Phone: 0491 570 158
`);
    expect(referees.map(({ name, position, contact }) => [name, position, contact])).toEqual([
      ["Dana Velasco", "Operations Manager, Tarrant Freight", "0491 570 157"],
      ["Ms Kim Orchard", "Finance Lead, Corella Storage", "0491 570 158"],
    ]);
  });

  test.each([
    ["Forklift licence (LF, exp. 03/2027)", { name: "Forklift licence (LF)", expires: "2027-03" }],
    ["First Aid (HLTAID011, valid to 05/2026)", { name: "First Aid (HLTAID011)", expires: "2026-05" }],
    ["White Card, 2019", { name: "White Card", date: "2019" }],
  ])("%s keeps its brackets", (line, certificate) => {
    expect(readResume(`${head}\nLICENCES\n- ${line}\n`).certificates).toMatchObject([certificate]);
  });
});

describe("what is not sure", () => {
  test("no field both claimed and unsure, and no value that the text does not hold", () => {
    const { work } = readResume(long);
    for (const entry of work)
      for (const field of Object.keys(entry.unsure ?? {})) expect(entry).not.toHaveProperty(field);
  });
});
