import { describe, expect, test } from "vitest";
import { readRequirements } from "./requirements.ts";

const standing = (text: string, term: string) =>
  readRequirements({ text, title: "" }).find((r) => r.term.toLowerCase().includes(term.toLowerCase()))
    ?.importance ?? null;

describe("importance, own sentences over twelve occupations", () => {
  test.each<[string, string, "must" | "preferred" | "duty" | null]>([
    // Nurse, aged care
    ["Wound care experience is essential.", "wound care", "must"],
    ["Palliative care experience desirable.", "Palliative care", "preferred"],
    ["Salary packaging is available.", "Salary packaging", null],
    ["About you\nWound care experience.\nSalary packaging is available.", "Salary packaging", null],
    ["Manual handling, medication assistance and dementia care required.", "Manual handling", "must"],
    ["We are the region's largest provider of aged care.", "aged care", null],
    // Chef, hospitality
    ["Knife skills and food safety are required. You will manage stocktake.", "stocktake", "duty"],
    ["Knife skills and food safety are required. You will manage stocktake.", "Knife skills", "must"],
    ["We will teach you food preparation.", "food preparation", null],
    // Electrician, mechanic, welder
    ["Fault finding on conveyors is mandatory.", "Fault finding", "must"],
    ["MIG welding essential; forklift operation an advantage.", "forklift operation", "preferred"],
    ["We offer training in robotics and AutoCAD.", "AutoCAD", null],
    // Data and software
    ["Python, SQL and Airflow required. Tableau and dbt would be a bonus.", "Python", "must"],
    ["Python, SQL and Airflow required. Tableau and dbt would be a bonus.", "Tableau", "preferred"],
    ["Our stack is Python and Kubernetes.", "Python", "duty"],
    ["Kubernetes is not essential.", "Kubernetes", "preferred"],
    // Accounts and payroll
    ["You have experience in Xero and payroll.", "payroll", "must"],
    ["MYOB is nice to have.", "MYOB", "preferred"],
    ["Experience in salary packaging administration is essential.", "salary packaging", "must"],
    // Law
    ["Our firm is known for its work in family law and mediation.", "mediation", null],
    ["We seek a lawyer with litigation experience.", "litigation", "must"],
    ["Conveyancing would be viewed favourably.", "Conveyancing", "preferred"],
    // Reception and administration
    ["Best Practice software is preferred but not essential.", "Best Practice software", "preferred"],
    ["You must have MYOB.", "MYOB", "must"],
    // Marketing
    ["Adobe Photoshop is a must.", "Photoshop", "must"],
    ["Ideally you know Google Analytics.", "Google Analytics", "preferred"],
    // Teaching
    ["Classroom management is essential.", "Classroom management", "must"],
    ["No experience in classroom management required.", "classroom management", null],
    // Warehouse
    ["RF scanning is required, SAP an advantage.", "RF scanning", "must"],
    ["RF scanning is required, SAP an advantage.", "SAP", "preferred"],
    // A wish for its own clause, and for what goes on behind it
    ["You need care with frames and patience (a smoker ticket a plus).", "care with frames", "must"],
    [
      "About you\nYou'll hold a forklift licence, a truck licence would be great.",
      "forklift licence",
      "must",
    ],
    ["About you\nA forklift licence, truck licence an advantage.", "forklift licence", "must"],
    ["About you\nQueen rearing and varroa control an advantage.", "Queen rearing", "preferred"],
    ["Varroa control will be viewed favourably, as will queen rearing.", "queen rearing", "preferred"],
    ["Varroa control is a must-have, not a nice to have.", "Varroa control", "must"],
    ["Duties\n- Complete all mandatory hive training", "hive training", "duty"],
    ["Perks\nQueen rearing when you like, and a bonus when the hives do well.", "Queen rearing", null],
    // Civil engineering
    ["Proficiency in Civil 3D is mandatory.", "Civil 3D", "must"],
    ["Employee benefits: leadership development and mentoring.", "leadership development", null],
    ["We invest in our people through leadership development.", "leadership development", null],
    // Cleaning
    ["You must have experience in carpet cleaning.", "carpet cleaning", "must"],
    // Knock-outs are no requirements
    ["A police check and a Working with Children Check are required.", "police check", null],
    ["You have full working rights and wound care experience.", "working rights", null],
    ["Must be vaccinated against influenza.", "vaccinated", null],
  ])("%s: %s is %s", (text, term, wanted) => {
    expect(standing(text, term)).toBe(wanted);
  });

  test("a course with several fields is one requirement, its other fields are its names", () => {
    const found = readRequirements({ text: "Certificate III in Individual Support, Aged Care or similar." });
    expect(found.map((r) => [r.term, r.kind, r.aliases])).toEqual([
      [
        "Certificate III in Individual Support, Aged Care or similar",
        "qualification",
        ["Certificate III in Aged Care"],
      ],
    ]);
  });

  test("licences and qualifications stay requirements beside their knock-outs", () => {
    const text = "You hold AHPRA registration, a forklift licence and a Diploma of Nursing.";
    const kinds = readRequirements({ text }).map((r) => r.kind);
    expect(kinds).toEqual(expect.arrayContaining(["licence", "qualification"]));
  });
});
