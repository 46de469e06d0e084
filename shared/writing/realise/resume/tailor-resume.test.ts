import { describe, expect, it } from "vitest";
import { adWording } from "./ad-wording.ts";
import { australianSpelling } from "./australian-spelling.ts";
import { pastOfGerund } from "./plain-verbs.ts";
import { resultFirst } from "./result-first.ts";
import { consistentDates, strongerOpening } from "./rewrite-lines.ts";
import { relevantFirst, splitList } from "./skills-line.ts";
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

  it.each([
    [
      "Wrote the specifications; rejected rolls down 38 per cent",
      "Rejected rolls down 38 per cent: wrote the specifications",
    ],
    [
      "Split a nightly job; run time from four hours to 20 minutes.",
      "Run time from four hours to 20 minutes: split a nightly job.",
    ],
    ["Wrote the specifications; supplier visits", undefined],
    ["Stock counts; loss down 4 per cent", undefined],
    ["Wrote reports; added indexes that cut a report from 40 to 3 seconds", undefined],
  ])("result first: %s", (text, expected) => expect(resultFirst(text)?.text).toBe(expected));

  it.each([
    ["AWS (Lambda, RDS), Docker, CDK", ["AWS (Lambda, RDS)", "Docker", "CDK"]],
    ["SQL (basic, some Postgres), Excel", undefined],
  ])("a list's brackets stay whole: %s", (text, items) => expect(splitList(text)?.items).toEqual(items));

  it("a list begins with a capital, whatever goes first", () => {
    const { requirements } = tailored.before.match;
    expect(relevantFirst("Sorting, drawing, scaffolding", requirements)?.text).toBe(
      "Scaffolding, sorting, drawing",
    );
  });
});

describe("what a role shows and no list names", () => {
  const resume = (deed: string) =>
    `Pat Wattle\nMelbourne VIC | pat@example.com\n\nSkills\nProcess mapping, user stories, reporting\n\nExperience\nBusiness Analyst, Quandong Energy\nMarch 2021 - present\n- ${deed}\n- Wrote user stories for two teams\n`;
  const ad = {
    title: "Project Coordinator",
    text: "Project Coordinator\n\nAbout you\n- Experience with invoicing is highly regarded\n- Process mapping\n- User stories\n- Reporting\nYou will keep the plan of a busy team, write to suppliers, and see that orders and deliveries come in on time across our three yards.",
  };
  const namedIn = (deed: string) =>
    tailorResume({ resumeText: resume(deed), ad, asOf: "2026-11-21" }).changes.some(({ reason }) =>
      /roles show: invoicing/i.test(reason),
    );

  it("a thing of that name is no skill: a new billing platform shows no invoicing", () => {
    expect(namedIn("Did the invoicing for nine yards each month")).toBe(true);
    expect(namedIn("Led workshops with 40 people for a new billing platform")).toBe(false);
  });
});

describe("the summary for this ad", () => {
  const withSummary = resumeText.replace(
    "Key skills\n",
    "Summary\nSite supervisor with seven years in housing. Happy to travel.\n\nKey skills\n",
  );
  const ad = {
    text: adText.replace("Scaffolding experience", "Ordering materials and scaffolding experience"),
    title: "Site Supervisor",
  };
  const once = tailorResume({ resumeText: withSummary, ad, asOf: "2026-11-21" });

  it("names what is asked and shown behind the person's own sentences, which stay as they are", () => {
    expect(once.text).toMatch(/in housing\. Happy to travel\. Skills and experience: [^.]*\./);
    expect(once.text).not.toMatch(/Skills and experience: [^.]*(?:Procore|licence)/);
    expect(once.changes.some((one) => /^Names what/.test(one.reason) && one.housekeeping !== true)).toBe(
      true,
    );
  });

  it("a second run finds nothing to say", () => {
    const twice = tailorResume({ resumeText: once.text, ad, asOf: "2026-11-21" });
    expect(twice.text).toBe(once.text);
  });

  it("spelling, dates and headings are housekeeping and no change of content", () => {
    const kinds = once.changes.map((one) => [one.reason, one.housekeeping === true]);
    expect(kinds).toContainEqual(["One form for all dates", true]);
    expect(kinds).toContainEqual(["Australian spelling", true]);
  });
});
