import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readRequirements } from "#shared/engine/ad/read-requirements.ts";
import type { AdInput, Analysis, Requirement } from "#shared/engine/analysis.ts";
import { electricianResume, nurseAd, nurseResume } from "#shared/engine/fixtures/nurse.ts";
import { codePoint } from "#shared/testing/code-point.ts";
import { analyseResume } from "./analyse-resume.ts";

const asOf = "2026-11-01";

function run(resumeText: string, ad: AdInput = nurseAd, requirements?: Requirement[]): Analysis {
  const input = { resumeText, ad, asOf };
  return analyseResume(requirements === undefined ? input : { ...input, requirements });
}

const value = (text: string, ad: AdInput = nurseAd) => run(text, ad).match.value ?? -1;
const base = value(nurseResume);
const bullets = nurseResume.split("\n").filter((l) => l.startsWith("- "));

function padded(words: number): string {
  const core = "You must have wound care and triage for the ward and you will be in the team".split(" ");
  return Array.from({ length: words }, (_, i) => core[i % core.length]).join(" ");
}

/** With one preferred requirement that only the skills list of the resume answers. */
const palliative = {
  ...nurseAd,
  text: nurseAd.text.replace("palliative care or oncology", "palliative care"),
};

describe("analyseResume", () => {
  test("a nurse's resume against a nursing ad scores in the good bands, another trade under 25", () => {
    expect(base).toBeGreaterThanOrEqual(60);
    expect(value(electricianResume)).toBeLessThan(25);
  });

  test("an empty ad gives READ alone", () => {
    const { match, fields, read } = run(nurseResume, { text: "" });
    expect(match.value).toBeNull();
    expect(match.reason).toBe("ad-too-short");
    expect(fields).toMatchObject({ atsScore: read.value, scoreBasis: "read" });
  });

  test("an empty resume answers 0 and says so (16)", () => {
    expect(run("").match).toMatchObject({ value: 0, reason: "empty-resume" });
  });

  test("thin ads: no score under 40 words, provisional where fewer than three things are asked (18)", () => {
    expect(run(nurseResume, { text: padded(39) }).match.reason).toBe("ad-too-short");
    expect(run(nurseResume, { text: padded(40) }).match.value).not.toBeNull();
    const about =
      "About us\nOur ward is in the hills and has been here for as long as anybody can say, with a garden, two wards and a kitchen of its own that everybody loves to sit in.";
    const asking = (demand: string, end = "") =>
      run(nurseResume, { text: `${demand}\n${about}${end}` }).match;
    expect(asking("You must have triage and oncology.").provisional).toBe(true);
    const three = "You must have wound care, triage, oncology and palliative care.";
    expect(asking(three).provisional).toBe(false);
    expect(asking(three, " Read more").provisional).toBe(true);
    expect(asking(three, "..").provisional).toBe(true);
    const duties = "You will:\n- dress wounds\n- triage patients\n- give oncology care";
    expect(asking(duties).provisional).toBe(true);
  });

  test("a German ad is not scored", () => {
    const text =
      "Wir suchen eine Pflegefachkraft mit Erfahrung in der Wundversorgung und der Pflege von Patienten. ".repeat(
        6,
      );
    expect(run(nurseResume, { text }).match.reason).toBe("not-english");
  });

  test("an English greeting before an ad in another language earns no number", () => {
    const greeting =
      "We are looking for a member of our team who has wound care and joins us on the ward. ".repeat(3);
    const foreign =
      "任职要求：护理专业本科及以上学历，三年以上工作经验，有良好的沟通能力和团队合作精神。\n".repeat(8);
    expect(run(nurseResume, { text: `${greeting}\n${foreign}` }).match.reason).toBe("not-english");
  });

  test("same input, same bytes (1)", () => {
    const first = JSON.stringify(run(nurseResume));
    for (let i = 0; i < 20; i += 1) expect(JSON.stringify(run(nurseResume))).toBe(first);
  });

  test("cached requirements answer like fresh ones (26)", () => {
    expect(run(nurseResume, nurseAd, readRequirements(nurseAd))).toEqual(run(nurseResume));
  });

  test("READ does not depend on the ad (30)", () => {
    expect(run(nurseResume, { text: "" }).read).toEqual(run(nurseResume).read);
  });

  test("adding a true missing must never lowers the value (3); deleting a bullet never raises it (4)", () => {
    const less = nurseResume.replaceAll(/wound care and iv cannulation/gi, "Care");
    const { requirements, evidence } = run(less).match;
    const shown = new Set(
      evidence.flatMap(({ requirementId, credit }) => (credit === 1 ? [requirementId] : [])),
    );
    for (const r of requirements.filter(({ id, importance }) => importance === "must" && !shown.has(id))) {
      const more = less.replace("- Discharge planning", `- Experience in ${r.term}\n- Discharge planning`);
      expect(value(more), r.term).toBeGreaterThanOrEqual(value(less));
      expect(value(less.replace("Care plans", `Care plans, ${r.term}`)), r.term).toBeGreaterThanOrEqual(
        value(less),
      );
    }
    for (const bullet of bullets)
      expect(value(nurseResume.replace(`${bullet}\n`, ""))).toBeLessThanOrEqual(base);
  });

  test("repeating a line any number of times changes nothing (5)", () => {
    for (const line of [...bullets, "Medication administration, Palliative care, Care plans"]) {
      for (const times of [2, 5, 60]) {
        const repeated = Array.from({ length: times }, () => line).join("\n");
        expect(value(nurseResume.replace(line, repeated)), line).toBe(base);
      }
    }
  });

  test("the pasted ad, or its lines in any order, never raise the value (6)", () => {
    expect(value(`${nurseResume}\nOTHER\n${nurseAd.text}`)).toBeLessThanOrEqual(base);
    const lines = nurseAd.text.split("\n").filter((l) => l.split(" ").length >= 7);
    fc.assert(
      fc.property(fc.shuffledSubarray(lines), (some) => {
        expect(value(`${nurseResume}\n${some.join("\n")}`)).toBeLessThanOrEqual(base);
      }),
      { numRuns: 150 },
    );
    expect(run(`${nurseResume}\n${lines.join("\n")}`).match.pastedLines.length).toBeGreaterThan(3);
  });

  test("line ends, glyphs, spaces and case of ordinary words change nothing (7, 8, 9)", () => {
    for (const skin of [
      nurseResume.replaceAll("\n", "\r\n"),
      nurseResume.replaceAll("- ", "• "),
      nurseResume.replaceAll(" and ", "  and\u00A0"),
      nurseResume.normalize("NFD"),
      nurseResume.replace("Wound care", "WOUND CARE"),
      nurseResume.replace("Palliative care", "palliative care"),
    ]) {
      expect(value(skin)).toBe(base);
    }
    const au = {
      ...nurseAd,
      text: nurseAd.text.replace("attention to detail", "organisational skills in paediatric nursing"),
    };
    const us = {
      ...nurseAd,
      text: nurseAd.text.replace("attention to detail", "organizational skills in pediatric nursing"),
    };
    expect(value(nurseResume, us)).toBe(value(nurseResume, au));
  });

  test("order of the ad's bullets and of resume sections changes nothing (7)", () => {
    const [a = "", b = ""] = nurseAd.text.split("\n").filter((l) => l.startsWith("- "));
    const swapped = nurseAd.text.replace(a, "@@").replace(b, a).replace("@@", b);
    expect(value(nurseResume, { ...nurseAd, text: swapped })).toBe(base);
    const [, skills = ""] = nurseResume.split(/(KEY SKILLS\n.*\n)/);
    const moved = nurseResume
      .replace(skills, "")
      .replace("EMPLOYMENT HISTORY", `${skills}\nEMPLOYMENT HISTORY`);
    expect(value(moved)).toBe(base);
  });

  test("credit follows the place: absent, list, role (11)", () => {
    const without = nurseResume.replace("Palliative care, ", "");
    const role = nurseResume.replace(
      "- Rotations in oncology",
      "- Palliative care and rotations in oncology",
    );
    const creditOf = (text: string) =>
      run(text, palliative).match.evidence.find((e) => e.requirementId === "palliative-care")?.credit;
    expect([without, nurseResume, role].map(creditOf)).toEqual([0, 0.8, 1]);
  });

  test("the second alternative adds nothing once the first is proven in a recent role (13)", () => {
    const ad = { ...nurseAd, text: nurseAd.text.replace("wound care,", "wound care or dialysis,") };
    const pointsOf = (text: string) => {
      const { parts, evidence, requirements } = run(text, ad).match;
      const group = new Set(
        requirements.filter((one) => /wound|dialysis/i.test(one.term)).map(({ id }) => id),
      );
      const best = Math.max(
        ...evidence.filter((one) => group.has(one.requirementId)).map((one) => one.credit),
      );
      return { best, criteria: parts.find(({ id }) => id === "criteria")?.ratio };
    };
    const both = nurseResume.replace("- Wound care", "- Dialysis and wound care");
    expect(pointsOf(both).best).toBe(pointsOf(nurseResume).best);
    // Who shows several alternatives fits the ad better as a whole, which may tip one doubtful criterion, and no more.
    expect(Math.abs(value(both, ad) - value(nurseResume, ad))).toBeLessThanOrEqual(1);
  });

  test("denied and wished-for skills are no evidence (14)", () => {
    const less = nurseResume.replace("Palliative care, ", "");
    expect(value(less.replace("KEY SKILLS", "KEY SKILLS\nNo experience in palliative care"))).toBe(
      value(less),
    );
    expect(value(less.replace("KEY SKILLS", "KEY SKILLS\nKeen to learn palliative care"))).toBe(value(less));
  });

  test("moves are sorted and equal the difference of a second run (21)", () => {
    const { moves, value: now, ceiling } = run(nurseResume, palliative).match;
    expect(moves.map((m) => m.points)).toEqual([...moves].map((m) => m.points).sort((x, y) => y - x));
    expect(ceiling).toBeGreaterThanOrEqual(now ?? 0);
    expect(moves.some((m) => m.basis === "supported")).toBe(true);
  });

  test("only what is held whole can be shown better: a criterion met in part is the person's to add", () => {
    const { moves, evidence } = run(
      nurseResume.replace("Palliative care", "Basic palliative care"),
      palliative,
    ).match;
    const best = ({ requirementId }: { requirementId: string }) =>
      evidence.find((one) => one.requirementId === requirementId)?.credit ?? 0;
    for (const move of moves) expect(move.basis).toBe(best(move) >= 0.8 ? "supported" : "gap");
    expect(moves.filter(({ basis }) => basis === "gap").some((move) => best(move) > 0)).toBe(true);
  });
});

describe("analyseResume, hostile text (28)", () => {
  test("arbitrary Unicode never throws", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: codePoint, maxLength: 400 }),
        fc.string({ unit: "grapheme", maxLength: 400 }),
        (a, b) => {
          const result = run(a, { text: b, title: a.slice(0, 40) });
          expect(result.read.value).toBeGreaterThanOrEqual(0);
          for (const r of result.match.requirements) expect(b.slice(r.span.start, r.span.end)).toBe(r.term);
        },
      ),
    );
  });
});
