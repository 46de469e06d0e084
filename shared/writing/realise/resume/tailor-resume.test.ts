import { describe, expect, it } from "vitest";
import { adWording } from "./ad-wording.ts";
import { australianSpelling } from "./australian-spelling.ts";
import { pastOfGerund } from "./plain-verbs.ts";
import { consistentDates, strongerOpening } from "./rewrite-lines.ts";
import { splitList } from "./skills-line.ts";
import { tailorResume } from "./tailor-resume.ts";

const resumeText = `Robin Fraser
Site Supervisor
Hobart TAS | 0491 570 156 | robin@example.com

Key skills
- Scaffolding, Excel, rostering, White Card

Experience
Site Supervisor, Derwent Builders Pty Ltd
03/2019 - Present
• Responsible for supervising a crew of 12 and ordering materials
• Cut waste by 18%
• Used CAD to check drawings

Labourer, Huon Homes
Jan 2016 - Feb 2019
• Organized deliveries for 4 sites

Education
Certificate III in Carpentry, TasTAFE, 2015`;

const adText = `About you
We need a Site Supervisor for housing projects around Hobart. You will run the site every day with a crew and trades.
- White Card is essential
- Scaffolding experience is required
- Computer aided design skills are required
- Experience with Procore is a plus
- You must hold a driver licence
Our company builds forty homes a year and you will report to the construction manager.`;

const tailored = tailorResume({
  resumeText,
  ad: { text: adText, title: "Site Supervisor" },
  asOf: "2026-11-21",
});

describe("tailorResume", () => {
  it("says the same facts better, and only that", () => {
    expect(tailored.text).toContain("• Supervised a crew of 12 and ordered materials");
    expect(tailored.text).toContain("Mar 2019 - Present");
    expect(tailored.text).toContain("• Organised deliveries for 4 sites");
    expect(tailored.text).toContain("• Cut waste by 18%");
  });

  it("never writes what the ad asks for and the resume does not hold", () => {
    expect(tailored.text).not.toMatch(/procore|driver/i);
  });

  it("keeps every line that it does not change, in its order, with marks and empty lines", () => {
    const [before, after] = [resumeText.split("\n"), tailored.text.split("\n")];
    expect(after).toHaveLength(before.length);
    const changed = new Set(tailored.changes.map((one) => one.before));
    before.forEach((line, index) => {
      const bare = line.replace(/^[•-] /, "");
      if (!changed.has(bare)) expect(after[index]).toBe(line);
    });
  });

  it("each change can be taken back: before and after stand in the two texts", () => {
    expect(tailored.changes.length).toBeGreaterThanOrEqual(3);
    for (const change of tailored.changes) {
      expect(resumeText).toContain(change.before);
      expect(tailored.text).toContain(change.after);
      expect(change.reason).not.toBe("");
      expect(change.evidenceLines.length).toBeGreaterThan(0);
    }
  });

  it("never lowers a score, and the after-score is the score of the final text", () => {
    expect(tailored.after.match.value).toBeGreaterThanOrEqual(tailored.before.match.value ?? 0);
    const again = tailorResume({
      resumeText: tailored.text,
      ad: { text: adText, title: "Site Supervisor" },
      asOf: "2026-11-21",
    });
    expect(again.before.match.value).toBe(tailored.after.match.value);
    expect(again.text).toBe(tailored.text);
  });

  it.each(["", "\n\n", "one line", "\u0000\ud800", "- \n- \n-----\n• x", "a\r\nb\r\n"])(
    "odd text %j comes through",
    (text) => {
      expect(() =>
        tailorResume({ resumeText: text, ad: { text: adText }, asOf: "2026-11-21" }),
      ).not.toThrow();
    },
  );
});

describe("the rules", () => {
  it.each([
    ["managing", "managed"],
    ["planning", "planned"],
    ["supplying", "supplied"],
    ["leading", "led"],
    ["writing", "wrote"],
    ["ensuring", "ensured"],
    ["training", undefined],
    ["accounting", undefined],
    ["string", undefined],
  ])("past of %s is %s", (gerund, past) => expect(pastOfGerund(gerund)).toBe(past));

  it.each([
    ["Responsible for managing rosters", "Managed rosters"],
    ["Was responsible for the planning of menus", "Planned menus"],
    ["Duties included: cleaning wards and washing linen", "Cleaned wards and washed linen"],
    ["Responsible for payroll", undefined],
    ["Responsible for training programs", undefined],
    ["Assisted with managing rosters", undefined],
  ])("%s", (text, expected) => expect(strongerOpening(text)?.text).toBe(expected));

  it.each([
    ["Organized the color catalog", "Organised the colour catalog"],
    ["Worked at World Trade Center", undefined],
    ["read smart meters", undefined],
    ["modeling and labeled items", "modelling and labelled items"],
    ["the size and prize of seizing", undefined],
  ])("spelling: %s", (text, expected) => expect(australianSpelling(text)?.text).toBe(expected));

  it.each([
    ["Chef | 03/2019 - present", "Chef | Mar 2019 - Present"],
    ["January 2016 to February 2019", "Jan 2016 - Feb 2019"],
    ["2016 - 2019", undefined],
    ["Mar 2019 - Present", undefined],
    ["no date", undefined],
  ])("dates: %s", (text, expected) => expect(consistentDates(text)?.text).toBe(expected));

  it.each([
    ["SQL, Jira, Excel", ["SQL", "Jira", "Excel"]],
    ["Tools: SQL | Jira | Excel", ["SQL", "Jira", "Excel"]],
    ["I used SQL, and with my team we built many reports, then went home", undefined],
    ["SQL and Jira", undefined],
  ])("list: %s", (text, items) => expect(splitList(text)?.items).toEqual(items));

  it("an acronym is written out once, as the ad writes it", () => {
    const { requirements } = tailored.before.match;
    const done = new Set<string>();
    const first = adWording("Used CAD to check drawings", requirements, done);
    if (first) expect(first.text.toLowerCase()).toContain("computer aided design (cad)");
    expect(adWording("More CAD work", requirements, done)).toBeUndefined();
  });
});
