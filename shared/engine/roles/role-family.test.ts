import { describe, expect, test } from "vitest";
import { readResume } from "#shared/resume/read-resume.ts";
import { adTitleOf, roleFamily } from "./role-family.ts";

/** All people and firms are invented. */
const person = (experience: string) => readResume(`Kim Acacia\nkim@example.com\n\nExperience\n${experience}`);
const ratioOf = (experience: string, title: string) =>
  roleFamily(person(experience), { title, text: "" }, "2026-11-01")?.ratio ?? 0;

describe("role family", () => {
  test("the same title is 1; each step of seniority takes its share", () => {
    const job = "Electrician, Gum Holdings, Perth, 2020 - present\n- Wired houses";
    expect(ratioOf(job, "Electrician")).toBeCloseTo(1, 8);
    expect(ratioOf(job, "Senior Electrician")).toBeCloseTo(0.95, 8);
    expect(ratioOf(job, "Electrician Manager")).toBeLessThan(0.85);
  });

  test("near work is nearer than far work, and short forms are written out", () => {
    const nurse = "Registered Nurse, Gum Hospital, Perth, 2020 - present\n- Cared for patients";
    expect(ratioOf(nurse, "Clinical Nurse")).toBeGreaterThan(ratioOf(nurse, "Boilermaker") + 0.3);
    const lab = "Laboratory Technician, Gum Labs, Perth, 2020 - present\n- Ran assays";
    expect(ratioOf(lab, "Lab Tech")).toBeCloseTo(1, 8);
  });

  test.each([
    ["Personal Care Assistant", "Aged Care Worker", 0.4],
    ["Pharmaceutical Specialist", "Dispensary Technician", 0.4],
    ["Infrastructure Technician", "Plant Operator", 0.4],
    ["Grocery Assistant", "Shop Assistant", 0.4],
    ["Drug and Alcohol Worker", "Social Worker", 0.4],
    ["Receptionist", "Administration Assistant", 0.4],
    ["Waiter", "Barista", 0.4],
    ["Customer Care Consultant", "Claims Consultant", 0.15],
    ["Software Engineer", "Data Engineer", 0.3],
  ])(
    "names for work that Australians change between are kin, whatever their words: %s, %s",
    (held, asked, least) =>
      expect(ratioOf(`${held}, Gum Holdings, Perth, 2020 - present\n- Did the work`, asked)).toBeGreaterThan(
        least,
      ),
  );

  test("families that have nothing to do with each other stay apart", () => {
    const job = "Waiter, Gum Cafe, Perth, 2020 - present\n- Served tables";
    for (const title of ["Payroll Officer", "Data Engineer", "Electrician", "Registered Nurse"])
      expect(ratioOf(job, title)).toBeLessThan(0.15);
  });

  test("a headline may say more than the roles; a role of long ago says less than today's", () => {
    const today = "Barista, Gum Cafe, Perth, 2022 - present\n- Made coffee";
    const before = `Chef, Gum Kitchen, Perth, 2022 - present\n- Cooked\n\n${today.replace("2022 - present", "2018 - 2020")}`;
    expect(ratioOf(before, "Barista")).toBeCloseTo(0.95 * ratioOf(today, "Barista"), 8);
  });

  test("titles that the reader of resumes missed are found in the lines; deeds and sentences are none", () => {
    expect(ratioOf("I worked as a Carpenter with Gum Builders (2008 - 2010).", "Carpenter")).toBeGreaterThan(
      0.9,
    );
    expect(ratioOf("Trained baristas and cooks in the bakery of my parents.", "Carpenter")).toBeLessThan(0.3);
  });

  test("the field behind a dash or comma counts where the head is a word for anybody", () => {
    const job = "Supply Chain Analyst, Gum Holdings, Perth, 2020 - present\n- Planned stock";
    expect(ratioOf(job, "Analyst - Supply Chain")).toBeCloseTo(1, 8);
    expect(ratioOf(job, "Analyst - Night Shift")).toBeCloseTo(ratioOf(job, "Analyst"), 8);
    expect(ratioOf(job, "Supply Chain Analyst - Perth")).toBeCloseTo(1, 8);
  });

  test("a title that no list has is found by its last word", () => {
    const line = "2019 - 2022\n[FIRM] Freight\nLong-Distance Logistics Specialist\n- Moved loads";
    expect(ratioOf(line, "Logistics Specialist")).toBeGreaterThan(ratioOf(line, "Carpenter") + 0.15);
  });

  test.each([
    ["Administrative Coordinator", "Receptionist / Administration Assistant"],
    ["Owner and Cook", "Chef or Cook"],
    ["Executive Assistant/Office Manager", "Executive Assistant"],
  ])("of alternatives in a title the nearest counts: %s, %s", (held, asked) => {
    const job = `${held}, Gum Holdings, Perth, 2020 - present\n- Did the work`;
    expect(ratioOf(job, asked)).toBeGreaterThan(0.35);
  });

  test.each([
    ["Electrician", "Solar sparky wanted"],
    ["Healthcare Assistant", "Assistant in Nursing"],
    ["Medical Representative", "Territory Sales Manager"],
    ["Storeperson", "Warehouse Assistant"],
  ])("one job has several names: %s, %s", (held, asked) => {
    const job = `${held}, Gum Holdings, Perth, 2020 - present\n- Did the work`;
    expect(ratioOf(job, asked)).toBeGreaterThan(ratioOf(job, "Payroll Officer") + 0.2);
  });

  test.each([
    ["BUYER, TABLETOP AND DECOR", "Buyer – Homewares & Gifting"],
    ["Electrician (mines)", "Electrician - Shopping Centres"],
    ["Senior Florist, acting manager since March 2025, at Gum Gardens (twelve shops)", "Senior Florist"],
  ])("a trade with a name in one word, and a title with talk behind it: %s, %s", (held, asked) => {
    const job = `${held}, Gum Holdings, Perth, 2020 - present\n- Did the work`;
    expect(ratioOf(job, asked)).toBeGreaterThan(0.9);
  });

  test("null where the ad names no job", () => {
    expect(
      roleFamily(person("Barista, Gum Cafe, 2020 - 2022"), { text: "We are hiring." }, "2026-11-01"),
    ).toBe(null);
  });

  test("a title without any in the resume is 0", () => {
    expect(ratioOf("", "Carpenter")).toBe(0);
  });
});

describe("the ad's title", () => {
  test.each([
    [{ title: "Baker", text: "Cook wanted" }, "Baker"],
    [{ text: "Job title: Pastry Cook\nWe bake." }, "Pastry Cook"],
    [{ text: "POSITION TITLE\nStorePerson\nWe store." }, "StorePerson"],
    [{ text: "**Registered Nurse**\nWe care." }, "Registered Nurse"],
    [{ text: "We are a family firm.\nWe bake bread." }, null],
  ])("%j", (ad, title) => expect(adTitleOf(ad)).toBe(title));
});
