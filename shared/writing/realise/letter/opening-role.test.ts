import { expect, test } from "vitest";
import { readResume } from "#shared/resume/read-resume.ts";
import { openingRole } from "./opening-role.ts";

/** All people and firms here are invented. */
const model = (work: string) => readResume(`Kim Acacia\nkim@example.com\n\nExperience\n${work}`);
const returner = model(`Receptionist, Gum Physio, 2023 - present
- Answer the phone

Career break, 2020 - 2023

Dental Nurse, Wattle Dental Group, 2016 - 2020
- Chairside work`);

test.each([
  ["Dental Assistant", "Dental Nurse"],
  ["Receptionist", "Receptionist"],
  ["Crane Operator", "Receptionist"],
  [undefined, "Receptionist"],
])("a letter for '%s' opens with the work as %s", (title, position) => {
  const at = openingRole(returner, title);
  expect(returner.work[at ?? -1]?.position).toBe(position);
});

test("years at home and what names no job open no letter", () =>
  expect(openingRole(model("Maternity leave, 2020 - present"), "Cook")).toBe(undefined));
