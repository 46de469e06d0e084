import { describe, expect, it } from "vitest";
import { createRedaction } from "./redaction.ts";

const resumeText = `Dr May Nguyen-Okafor
Unit 4/12 wattle grove lane, Brunswick VIC 3056
M: 0491 570 156 | may.nguyen@example.com | linkedin.com/in/maynguyen

Experience
Registered Nurse, Coorong Hospital
May 2020 - Present
- Cared for 28 patients

Referees
Jo Mercer, Nurse Unit Manager, (03) 5550 1234`;
const identity = { fullName: "May Nguyen", email: "account@example.org" };
const redaction = createRedaction({ resumeText }, identity);

describe("createRedaction", () => {
  it.each([
    "May Nguyen-Okafor wrote the roster",
    "MAY and Nguyen-Okafor",
    "Call 0491570156, +61 491 570 156 or (0491) 570-156",
    "mail may.nguyen@example.com or account@example.org or someone.else@hospital.gov.au",
    "may.​nguyen@exam‍ple.com",
    "see https://maynguyen.example/cv?x=1, www.maynguyen.net and linkedin.com/in/maynguyen",
    "lives at 7 Banksia Street, Preston; post to PO Box 77",
    "Unit 4/12 wattle grove lane",
    "asked Jo Mercer on 03 5550 1234",
  ])("%s: hidden, and back word for word", (text) => {
    const hidden = redaction.hide(text);
    expect(hidden).not.toMatch(/May|MAY|Nguyen|0?491|@|maynguyen|Banksia|Box 77|wattle|Mercer|5550/);
    expect(redaction.show(hidden)).toBe(text.replace(/[​‍]/g, ""));
  });

  it.each([
    "may lead a team of 12 staff in place of the manager",
    "ASP.NET and VB.NET for 40 users over 3 years",
    "Reduced falls by 30% at Coorong Hospital, Brunswick VIC 3056",
    "Certificate IV, 2019; roster of 1,200 shifts",
  ])("%s: nothing to hide", (text) => {
    expect(redaction.hide(text)).toBe(text);
  });

  it("a placeholder in the data is no placeholder, and one that was not given out stays", () => {
    redaction.hide("May Nguyen-Okafor");
    expect(redaction.hide("send it to [EMAIL_1]")).toBe("send it to  ");
    expect(redaction.show("[NAME_999]")).toBe("[NAME_999]");
  });

  it("what was read and what the person corrected are both hidden", () => {
    const resumeEdits = [{ edit: "set-basics", field: "name", value: "Kim Castellano" } as const];
    const both = createRedaction({ resumeText, resumeEdits }, identity);
    expect(both.hide("Kim Castellano, formerly May Nguyen-Okafor")).not.toMatch(/Kim|Castellano|May|Nguyen/);
  });
});
