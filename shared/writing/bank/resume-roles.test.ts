import { expect, it } from "vitest";
import { resumeRoles } from "./resume-roles.ts";

const resumeText = `Robin Fraser

Experience
Site Supervisor, Derwent Builders Pty Ltd
03/2019 - Present
• Supervised a crew of 12

Labourer, Huon Homes
Jan 2016 - Feb 2019
• Built fences`;

it("the roles of a resume, with its corrections; only one that has ended has an end", () => {
  const supervisor = { position: "Site Supervisor", employer: "Derwent Builders Pty Ltd", from: "2019-03" };
  const labourer = { position: "Labourer", employer: "Huon Homes", from: "2016-01", to: "2019-02" };
  expect(resumeRoles({ resumeText })).toEqual([supervisor, labourer]);
  const resumeEdits = [{ edit: "set-work", index: 1, field: "name", value: "Huon Timber" }] as const;
  expect(resumeRoles({ resumeText, resumeEdits })[1]?.employer).toBe("Huon Timber");
  expect(resumeRoles({ resumeText: "Robin Fraser" })).toEqual([]);
});
