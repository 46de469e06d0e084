import { describe, expect, test } from "vitest";
import { resumeEdit } from "#shared/contract/resumes/resume-edit.ts";
import { readResume } from "./read-resume.ts";
import { applyResumeEdits, type ResumeEdit } from "./resume-edits.ts";

const model = readResume(
  "Kim Acacia\nkim@example.com\n\nEducation\nBachelor of Nursing, Wattle Univeristy, 2018\n\nSkills\nExcell, rosters",
);
const edited = (...edits: ResumeEdit[]) => applyResumeEdits(model, edits);

describe("corrections of entries", () => {
  test("a school, a date and a list of skills are corrected and keep their lines", () => {
    const { education, skills } = edited(
      { edit: "set-entry", list: "education", index: 0, field: "institution", value: " Wattle University " },
      { edit: "set-entry", list: "education", index: 0, field: "endDate", value: "2018-11" },
      { edit: "set-entry", list: "skills", index: 0, field: "keywords", value: "Excel, rosters, Excel" },
    );
    expect(education[0]).toEqual({
      ...model.education[0],
      institution: "Wattle University",
      endDate: "2018-11",
    });
    expect(skills[0]).toEqual({ ...model.skills[0], keywords: ["Excel", "rosters"] });
  });

  test("one is added by its name, and one is taken away", () => {
    const added = edited(
      { edit: "add-entry", list: "certificates", value: " White Card " },
      { edit: "add-entry", list: "referees", value: "Jo Banksia" },
      { edit: "add-entry", list: "skills", value: "Xero, MYOB" },
      { edit: "remove-entry", list: "education", index: 0 },
    );
    expect(added.certificates.at(-1)).toEqual({ name: "White Card", lines: [] });
    expect(added.referees.at(-1)).toEqual({ name: "Jo Banksia", lines: [] });
    expect(added.skills.at(-1)).toEqual({ keywords: ["Xero", "MYOB"], lines: [] });
    expect(added.education).toEqual([]);
  });

  test.each<ResumeEdit>([
    { edit: "set-entry", list: "education", index: 0, field: "issuer", value: "x" },
    { edit: "set-entry", list: "education", index: 0, field: "endDate", value: "last year" },
    { edit: "set-entry", list: "education", index: 0, field: "startDate", value: "present" },
    { edit: "set-entry", list: "education", index: 7, field: "institution", value: "x" },
    { edit: "remove-entry", list: "skills", index: 7 },
    { edit: "add-entry", list: "skills", value: "  " },
  ])("%j fits nothing and changes nothing", (edit) => {
    expect(edited(edit)).toEqual(model);
    expect(resumeEdit.safeParse(edit).success).toBe(true);
  });

  test("a certificate keeps its name where none is given", () => {
    const named: ResumeEdit = { edit: "add-entry", list: "certificates", value: "White Card" };
    const bare: ResumeEdit = {
      edit: "set-entry",
      list: "certificates",
      index: 0,
      field: "name",
      value: null,
    };
    expect(edited(named, bare).certificates[0]?.name).toBe("White Card");
  });
});
