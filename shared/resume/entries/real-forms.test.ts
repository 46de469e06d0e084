import { describe, expect, test } from "vitest";
import { readResume } from "../read-resume.ts";

const head = "Kim Acacia\nkim@example.com\n\n";
const posts = (text: string) =>
  readResume(head + text).work.map(({ position, name, highlights }) => [position, name, highlights]);

describe("forms in which people keep their jobs", () => {
  test("an export of a network's profile: the house, how long, then its titles", () =>
    expect(
      posts(`Experience

Corvane Supplies
6 years 4 months

Accounts Officer
July 2022 - Present (3 years 1 month)
Geebung, Queensland, Australia
I run the month's end for three entities.

Payables Officer
April 2019 - July 2022 (3 years 4 months)
Geebung, Queensland, Australia
Processed 900 invoices a month.`).map(([title, house]) => [title, house]),
    ).toEqual([
      ["Accounts Officer", "Corvane Supplies"],
      ["Payables Officer", "Corvane Supplies"],
    ]));

  test("a table of jobs, and what each involved behind its house's name", () =>
    expect(
      posts(`Driving record

From      To        Company                        Position
6/2018    now       Ironbark Linehaul              Road Train Driver
3/2012    5/2018    Tolmie Bulk Haulage            B-Double Driver
1998      2001      Dubbo Abattoir                 Labourer

What each one involved

Ironbark Linehaul: Dubbo to Darwin and back each week.

Tolmie: Harvest work from farm to silo.

Abattoir: Boning room floor.`),
    ).toEqual([
      ["Road Train Driver", "Ironbark Linehaul", ["Dubbo to Darwin and back each week."]],
      ["B-Double Driver", "Tolmie Bulk Haulage", ["Harvest work from farm to silo."]],
      ["Labourer", "Dubbo Abattoir", ["Boning room floor."]],
    ]));

  test("deeds by skill, each naming its house, and the jobs listed without them", () => {
    const text = `Key strengths

Planning
- At Wattle Lane I wrote the program for the toddler room.
- As room leader at Pebble Creek I took us from Working Towards to Meeting.
- Always on time and tidy, wherever I worked before.

Employment list
Educator, Wattle Lane Early Learning, Bruce (Feb 2023–)
Room Leader, Pebble Creek Children's Centre, Queanbeyan (Apr 2013–Dec 2017)`;
    expect(posts(text).map(([, house, deeds]) => [house, deeds])).toEqual([
      ["Wattle Lane Early Learning", ["At Wattle Lane I wrote the program for the toddler room."]],
      [
        "Pebble Creek Children's Centre",
        ["As room leader at Pebble Creek I took us from Working Towards to Meeting."],
      ],
    ]);
  });

  test("one name that stands somewhere by chance gives no deed away", () =>
    expect(
      posts(`Key strengths
- Loves the Harvest festival and its many market stalls

Jobs
Cook, Harvest Kitchen, 2019 - 2021
Waiter, Gum Hotel, 2016 - 2019`).map(([, , deeds]) => deeds),
    ).toEqual([[], []]));

  test("ranks below a house with the dates of the whole time; who came before was elsewhere", () =>
    expect(
      posts(`The green years
Australian Army (Jan 2008 – Dec 2020)
Sergeant, Operations Supply (2016 – 2020)
- Ran a store of 9,000 lines
Private, later Lance Corporal (2008 – 2011)
- Storeman at Lavarack

Before all that
Apprentice boilermaker with Strand Marine Fabrication (2006 – 2007)
- Swept and ground`).map(([title, house]) => [title, house]),
    ).toEqual([
      ["Sergeant, Operations Supply", "Australian Army"],
      ["Private, later Lance Corporal", "Australian Army"],
      ["Apprentice boilermaker", "Strand Marine Fabrication"],
    ]));

  test("the step of a whole time is no time of its own", () =>
    expect(
      posts(`Employment
02/2019 – current	BRADWELL & SONS ELECTRICAL, Thebarton
	Leading Hand Electrician
	•	Run a crew of four

01/2010 – 07/2014	P J MORCOMBE ELECTRICS
	Apprentice Electrician, then Electrician (from Feb 2014)
	•	Fit-off of new homes`).map(([title, house]) => [title, house]),
    ).toEqual([
      ["Leading Hand Electrician", "BRADWELL & SONS ELECTRICAL"],
      ["Apprentice Electrician, then Electrician", "P J MORCOMBE ELECTRICS"],
    ]));

  test("clients below their label", () =>
    expect(
      posts(`Career

Platform Lead @ Ostrava Mutual Bank  [Aug 22 – now]
- Own the landing zone

Client: Department of Harbours
Migration Engineer, Feb 21 – Jul 22
- Moved 260 servers`).map(([title, house]) => [title, house]),
    ).toEqual([
      ["Platform Lead", "Ostrava Mutual Bank"],
      ["Migration Engineer", "Department of Harbours"],
    ]));

  test("PROJECTS right below a job's list divides the job, and the next job goes on", () =>
    expect(
      posts(`PROFESSIONAL HISTORY

SEPT 2020 TO DATE
HUNTLEY BRIDGE CONSULTING
PRINCIPAL ENGINEER
- CHECK DRAWINGS
PROJECTS
- TARRO CREEK CULVERTS, 2021 - 2023

JAN 2015 TO AUG 2020
MID COAST REGIONAL COUNCIL
DEVELOPMENT ENGINEER
- INSPECTED ROADWORKS`).map(([title, house]) => [title, house]),
    ).toEqual([
      ["PRINCIPAL ENGINEER", "HUNTLEY BRIDGE CONSULTING"],
      ["DEVELOPMENT ENGINEER", "MID COAST REGIONAL COUNCIL"],
    ]));

  test("one house with its whole time, and posts in its departments below", () =>
    expect(
      posts(`CLINICAL EXPERIENCE

DERWENT PARK PRIVATE HOSPITAL, Hobart (2018 – present)

Associate Nurse Unit Manager, Emergency Department
November 2022 – present
○ Coordinate the floor

Registered Nurse, Emergency Department
February 2018 – November 2022
○ Triage

HUON COMMUNITY HEALTH, Huonville (2015 – 2018)

Community Nurse
March 2016 – January 2018
○ Wound care`).map(([title, house]) => [title, house]),
    ).toEqual([
      ["Associate Nurse Unit Manager", "DERWENT PARK PRIVATE HOSPITAL"],
      ["Registered Nurse", "DERWENT PARK PRIVATE HOSPITAL"],
      ["Community Nurse", "HUON COMMUNITY HEALTH"],
    ]));

  test("a department of state, its grades below", () =>
    expect(
      posts(`EMPLOYMENT HISTORY

DEPARTMENT OF REGIONAL PROGRAMS, CANBERRA | 2014 to date

Assistant Director (EL1), Grants Assurance, Sept 2022 – to date
o Manage a team of six

Program Officer (APS5), Ministerial Support, Mar 2014 – Sept 2022
o Drafted replies`).map(([, house]) => house),
    ).toEqual(["DEPARTMENT OF REGIONAL PROGRAMS", "DEPARTMENT OF REGIONAL PROGRAMS"]));

  test("'Selected projects:' below one job in columns, and the next job", () =>
    expect(
      posts(`Experience

Senior Engineer | Kwinana Consulting | Perth | Jan 2021 – Present
▪ Deliver road packages
Selected projects:
▪ Estate Stage 2 (2023, $14m)

Project Engineer | Carrick Constructions | Karratha | Apr 2017 – Dec 2020
▪ Managed subcontractors`).map(([title, house]) => [title, house]),
    ).toEqual([
      ["Senior Engineer", "Kwinana Consulting"],
      ["Project Engineer", "Carrick Constructions"],
    ]));

  test("two words for one job; a list of things names nobody; a town that ends in Head", () =>
    expect(
      posts(`Work

2016 – 2021	Forklift Operator / Dispatch Clerk, Ironbark Freight
- Loaded trucks

2007 – 2009	Receptionist, Adelaide Tile Importers
	Filing, mail, banking and showroom relief on Saturdays

Evans Coast School Care, Evans Head — Educator
2004 – 2006
- Ran the art table`).map(([title, house]) => [title, house]),
    ).toEqual([
      ["Forklift Operator / Dispatch Clerk", "Ironbark Freight"],
      ["Receptionist", "Adelaide Tile Importers"],
      ["Educator", "Evans Coast School Care"],
    ]));

  test("a bracket between two jobs is none", () =>
    expect(
      posts(`Jobs

Driver @ Dash Rides  (2018 - 2019)
- Learned all of Melbourne

[2016 - 2018: on the way to Australia, then English class full time]

Site Engineer @ Hindukush Roads Company  (2010 - 2016)
- Supervised bitumen`).map(([title, house]) => [title, house]),
    ).toEqual([
      ["Driver", "Dash Rides"],
      ["Site Engineer", "Hindukush Roads Company"],
    ]));
});

test("what somebody says of themselves above the first job stays a summary; a title ends with its sentence", () => {
  const { work, basics } = readResume(
    `${head}WHO I AM\nI take tired orchards and make them hum, and in twelve years I have never missed a harvest or a payday.\n\nTRACK RECORD\nAgronomist. 34 clients, 61,000 ha, Hilltops Ag Services, Young, Nov 22 to now\n- Walk the paddocks\n`,
  );
  expect(basics.summary).toContain("never missed a harvest");
  expect(work.map(({ position }) => position)).toEqual(["Agronomist"]);
});

describe("studies", () => {
  const studies = (text: string) =>
    readResume(head + text).education.map(({ studyType, institution }) => [studyType, institution]);

  test("among the papers, where they have no part of their own; a course that was left is none", () =>
    expect(
      studies(`Bits of paper
Bachelor of Education (Primary), Flinders Ranges University, 2014
Diploma of Building, got through two units, incomplete
White card, first aid`),
    ).toEqual([["Bachelor of Education (Primary)", "Flinders Ranges University"]]));

  test("in capitals, each in three lines, they are no headings; a field of study is no school", () => {
    expect(
      studies(`EDUCATION

DIPLOMA OF HOSPITALITY MANAGEMENT
Gold Coast Institute of Service
2024

BACHELOR OF BUSINESS STUDIES
Tribhuvan University, Kathmandu
2017`),
    ).toEqual([
      ["DIPLOMA OF HOSPITALITY MANAGEMENT", "Gold Coast Institute of Service"],
      ["BACHELOR OF BUSINESS STUDIES", "Tribhuvan University"],
    ]);
    expect(
      studies(
        "Education\nPhD, Soil Science, Eyre University, 2019\nBA, University of Southern Queensland, 2011",
      ),
    ).toEqual([
      ["PhD", "Eyre University"],
      ["BA", "University of Southern Queensland"],
    ]);
  });

  test("the same place is the school above", () =>
    expect(
      studies(
        "Education\nCert III in Plumbing, Wattle TAFE, 2010\nCert IV in Plumbing and Services, same place, 2015",
      ),
    ).toEqual([
      ["Cert III in Plumbing", "Wattle TAFE"],
      ["Cert IV in Plumbing and Services", "Wattle TAFE"],
    ]));
});
