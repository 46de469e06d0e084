import { describe, expect, it } from "vitest";
import { templateFileName, templateIdOf } from "./template.ts";

describe("template names", () => {
  it.each([
    ["healthcare", "healthcare-template"],
    ["healthcare-template", "healthcare-template"],
    ["it", "it-template"],
    ["business-analyst", "business-analyst"],
    ["speak", undefined],
    ["", undefined],
    ["__proto__", undefined],
  ])("'%s' is %s", (name, id) => {
    expect(templateIdOf(name)).toBe(id);
  });

  it.each([
    ["Information Technology Resume", "Word", "Information_Technology_Resume.docx"],
    ["Information Technology Resume", "PDF", "Information_Technology_Resume.pdf"],
    ["Healthcare Professional", "Microsoft Word", "Healthcare_Professional.docx"],
    ["SPEAK Framework", "PDF", "SPEAK_Framework.pdf"],
    ["Follow-up e-mail (3 kinds)", "word document", "Follow_up_e_mail_3_kinds.docx"],
  ])("%s as %s is saved as %s [P1-7.46]", (name, fileFormat, file) => {
    expect(templateFileName({ name, fileFormat })).toBe(file);
  });
});
