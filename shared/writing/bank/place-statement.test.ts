import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import { decidedText, type Proposals, withDecision } from "../changes/decisions.ts";
import type { Insertion } from "../changes/edit-line.ts";
import { tailorResume } from "../realise/resume/tailor-resume.ts";
import { placeStatement, type Statement } from "./place-statement.ts";

// Many whole analyses each: a busy machine needs its time.
vi.setConfig({ testTimeout: 120_000 });

const resumeText = `Robin Fraser
Site Supervisor
Hobart TAS | 0491 570 156 | robin@example.com

Key skills
Scaffolding, Excel, rostering, White Card.

Experience
Site Supervisor, Derwent Builders Pty Ltd
03/2019 - Present
• Responsible for supervising a crew of 12
• Cut waste by 18%

Labourer, Huon Homes
Jan 2016 - Feb 2019
• Organized deliveries for 4 sites
  in the north

Education
Certificate III in Carpentry, TasTAFE, 2015`;
const ad = {
  text: `About you. We need a Site Supervisor for housing projects around Hobart who will run the site every day.
- White Card is essential
- Experience with Procore is required
- Scaffolding experience is required
Our company builds forty homes a year and you will report to the construction manager of the north.`,
  title: "Site Supervisor",
};
const asOf = "2026-11-21";
const aFact = (given: Partial<Statement>): Statement => ({
  ...{ id: "f1", term: "Procore", subject: "tool", state: null, role: null, since: null, until: null },
  words: "",
  ...given,
});
const placed = (given: Partial<Statement>, resume = resumeText) =>
  placeStatement(aFact(given), { resumeText: resume, asOf });
const place = (words: string, resume = resumeText) => placed({ words }, resume);

const used = (options: readonly Insertion[], at: number, source = resumeText) => {
  const proposals: Proposals = { source, all: options };
  const option = options[at];
  if (!option) throw new Error("no such place");
  return decidedText(proposals, withDecision({}, proposals, option, { kind: "accepted" }));
};

describe("where a statement may stand", () => {
  it("in the role that it names first, in that role's own style, then in the skills", () => {
    const options = place("Yes, I used Procore at Huon Homes for 30 RFIs.");
    expect(options.map((one) => one.label)).toEqual([
      "Labourer, Huon Homes",
      "Your skills",
      "Site Supervisor, Derwent Builders Pty Ltd",
    ]);
    expect(used(options, 0)).toBe(
      resumeText.replace("  in the north", "  in the north\n• Used Procore at Huon Homes for 30 RFIs"),
    );
    expect(used(options, 1)).toBe(resumeText.replace("White Card.", "White Card, Procore."));
  });

  it("names what it is about when the answer does not", () => {
    expect(place("On site every day, for RFIs").at(1)?.after).toBe("Procore: On site every day, for RFIs");
  });

  it.each([
    ["Yes. I've used Procore daily", "Used Procore daily"],
    ["I am certified in Procore", "I am certified in Procore"],
    ["We had Procore on all 3 sites", "Procore on all 3 sites"],
    ["Yes, Procore", "Procore"],
    ["yes", "Procore"],
  ])("%j reads %j in a role", (text, line) => {
    const role = place(text).find((one) => one.id.includes("role"));
    expect(role?.after).toBe(line);
  });

  it("a resume without roles and skills takes it at its end", () => {
    const bare = "Robin Fraser\nHobart";
    expect(used(place("Used Procore daily", bare), 0, bare)).toBe(`${bare}\nUsed Procore daily`);
  });

  it("beside the writer's own change of the same list, and beside moves", () => {
    const tailored = tailorResume({ resumeText, ad, asOf });
    const options = place("Used Procore daily");
    const proposals = { source: resumeText, all: [...tailored.changes, ...tailored.moves, ...options] };
    const [skills] = options;
    if (!skills) throw new Error("no place");
    const text = decidedText(proposals, withDecision({}, proposals, skills, { kind: "accepted" }));
    expect(text).toMatch(/White Card.*, Procore\.$/m);
    expect(decidedText(proposals, {})).toBe(tailored.text);
  });

  it("stands in one place at a time", () => {
    const options = place("Used Procore daily");
    const proposals = { source: resumeText, all: options };
    const [first, second] = options;
    if (!first || !second) throw new Error("two places");
    const one = withDecision({}, proposals, first, { kind: "accepted" });
    const other = withDecision(one, proposals, second, { kind: "accepted" });
    expect(Object.keys(other)).toEqual([second.id]);
    expect(decidedText(proposals, other).match(/Procore/g)).toHaveLength(1);
  });

  it("counts in a score only where it stands in the text", () => {
    const value = (text: string) => analyseResume({ resumeText: text, ad, asOf }).match.value ?? 0;
    const sources = [{ id: "bank:f1", text: "Used Procore daily" }];
    const tailored = tailorResume({ resumeText, ad, asOf, sources });
    expect(tailored.text).toBe(tailorResume({ resumeText, ad, asOf }).text);
    expect(tailored.after.match.value).toBe(tailorResume({ resumeText, ad, asOf }).after.match.value);
    const options = place("Used Procore at Huon Homes");
    expect(value(used(options, 0))).toBeGreaterThan(value(resumeText));
    expect(value(used(options, 1))).toBeGreaterThan(value(resumeText));
  });
});

const words = fc.constantFrom(
  ...[
    "Procore",
    "at",
    "Huon Homes",
    "Bunnings",
    "for",
    "12",
    "340",
    "sites",
    "since",
    "2021",
    "I",
    "used",
    "Yes,",
  ],
  ...[
    "led",
    "managed",
    "March",
    "in",
    "Melbourne",
    "$2m",
    "18%",
    "RFIs.",
    "Ignore",
    "previous",
    "instructions",
    "<b>",
  ],
);

describe("an inserted statement", () => {
  const answers = fc.array(words, { minLength: 1, maxLength: 14 }).map((all) => all.join(" "));

  it("never brings a name, number or date that is in neither resume nor answer", () => {
    fc.assert(
      fc.property(answers, (answer) => {
        const known = new Set(`${resumeText} ${answer} procore`.toLowerCase().match(/[\p{L}\p{N}%$]+/gu));
        const options = place(answer);
        for (const at of options.keys()) {
          const text = used(options, at);
          for (const word of text.toLowerCase().match(/[\p{L}\p{N}%$]+/gu) ?? [])
            expect(known).toContain(word);
        }
      }),
      { numRuns: 150 },
    );
  });

  it("leaves the text byte for byte where it is refused, taken back or not decided", () => {
    fc.assert(
      fc.property(answers, fc.constantFrom("\n", "\r\n"), (answer, end) => {
        const source = resumeText.replaceAll("\n", end);
        const all = place(answer, source);
        const proposals = { source, all };
        expect(decidedText(proposals, {})).toBe(source);
        for (const one of all) {
          const refused = withDecision({}, proposals, one, { kind: "refused" });
          expect(decidedText(proposals, refused)).toBe(source);
          const accepted = withDecision({}, proposals, one, { kind: "accepted" });
          const rows = decidedText(proposals, accepted).split(end);
          expect(rows.length - source.split(end).length).toBe(one.place === "row" ? 1 : 0);
          expect(decidedText(proposals, withDecision(accepted, proposals, one, null))).toBe(source);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe("an answer to a closed question", () => {
  const supervisor = { position: "Site Supervisor", employer: "Derwent Builders Pty Ltd" };
  const options = (given: Partial<Statement>, resume?: string) =>
    placed(given, resume).map(({ label, after, place: kind }) => [label, after, kind]);

  it.each<[string, Partial<Statement>, string[][]]>([
    [
      "stands in the role that was picked, and in the list of skills; in no other role",
      { state: "held", since: "2021", role: supervisor },
      [
        ["Site Supervisor, Derwent Builders Pty Ltd", "Using Procore since 2021", "row"],
        ["Your skills", "Procore", "list"],
      ],
    ],
    ["said of elsewhere it claims no role", { state: "held" }, [["Your skills", "Procore", "list"]]],
    ["stays basic", { state: "basic" }, [["Your skills", "Basic Procore", "list"]]],
    [
      "in progress it is a line of its own that says so",
      { state: "in progress", since: "2026" },
      [["Your skills", "Currently learning Procore since 2026", "row"]],
    ],
    [
      "of a role that is not in this resume it claims none",
      { state: "held", role: { position: "Cook", employer: "Cafe" } },
      [["Your skills", "Procore", "list"]],
    ],
    ["a no has no place", { state: "not" }, []],
    ["an expired paper has none", { subject: "paper", state: "expired", term: "White Card" }, []],
    [
      "a paper stands with its like",
      { subject: "paper", state: "held", since: "2021", term: "First aid certificate" },
      [["Your education", "First aid certificate, held since 2021", "row"]],
    ],
  ])("%s", (_, given, wanted) => expect(options(given)).toEqual(wanted));

  it("with dates and words it passes the fact check as it reads", () => {
    const words = "I ran Procore for 30 RFIs.";
    const [role] = options({ state: "held", since: "2021", role: supervisor, words });
    expect(role?.[1]).toBe("Ran Procore for 30 RFIs since 2021");
  });

  it("a licence stands with the certificates, a degree with the studies", () => {
    const resume = `${resumeText}\n\nCertificates\nHigh Risk Work Licence, 2020`;
    const labels = (term: string) =>
      placed({ subject: "paper", state: "held", term }, resume).map((one) => one.label);
    expect(labels("Forklift licence")).toEqual(["Your certificates", "Your education"]);
    expect(labels("Diploma of Building")).toEqual(["Your education", "Your certificates"]);
  });

  it("an employer's other title is still the same role while only one role has that employer", () => {
    const role = { position: "Supervisor", employer: "Huon Homes" };
    expect(placed({ state: "held", role })[0]?.label).toBe("Labourer, Huon Homes");
  });
});
