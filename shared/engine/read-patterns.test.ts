import { describe, expect, test } from "vitest";
import { readAsks } from "./knock-outs/read-asks.ts";
import { readAdSections } from "./read-ad/read-ad-sections.ts";
import { readRequirements } from "./read-ad/requirements.ts";
import { matchOf, resumeText, run } from "./testing/small-world.ts";
import { findTerms } from "./vocabulary/terms/find-terms.ts";

const listed = (text: string) => readRequirements({ text }).map((r) => `${r.term} ${r.importance}`);
const idsOf = (text: string) => findTerms(text).map((f) => f.term.id);

describe("lead-ins above a list", () => {
  test.each([
    ["You must have:", "must"],
    ["You will need to have the following:", "must"],
    ["The successful applicant will:", "must"],
    ["Our ideal candidate for this role will have:", "must"],
    ["We want someone who:", "must"],
    ["We're looking for:", "must"],
    ["Ideally you will also have:", "preferred"],
    ["In this role you will be responsible for:", "duty"],
    ["Tasks on the farm:", "duty"],
  ])("%s", (lead, importance) => {
    expect(listed(`We grow wheat.\n${lead}\n- welding\n- fencing`)).toEqual([
      `welding ${importance}`,
      `fencing ${importance}`,
    ]);
  });

  test.each(["As a perk you will have:", "Benefits you will have:"])("an offer is no demand: %s", (lead) => {
    expect(listed(`${lead}\n- welding`)).not.toContain("welding must");
  });
});

describe("licence classes that share one word", () => {
  test.each([
    ["LF and LO licence required", ["forklift-licence", "order-picking-forklift-licence"]],
    ["MR or HR licence required", ["medium-rigid-licence", "heavy-rigid-licence"]],
    ["HR experience and an MBA required", []],
  ])("%s", (text, ids) => {
    const licences = readRequirements({ text }).filter((r) => r.kind === "licence");
    expect(licences.map((r) => r.canonicalId)).toEqual(ids);
  });

  test("a resume that writes them so proves both", () => {
    const world = { must: [], preferred: [], nice: [], role: [], old: [], list: [], summary: [], title: "" };
    const text = `${resumeText(world)}\n\nLICENCES\nLF and LO licence`;
    const ad = { text: "Essential\n- Forklift licence\n- Order picker licence" };
    expect(run(text, ad).match.evidence.map((e) => e.credit)).toEqual([1, 1]);
    expect(matchOf(resumeText(world), ad)).toBeLessThanOrEqual(0);
  });
});

describe("knock-outs of the title", () => {
  const ids = (text: string, title: string) => readAsks(text, readAdSections(text), title).map((a) => a.id);

  test.each([
    ["Welder (must have full working rights)", ["work-rights"]],
    ["Diesel Fitter - FIFO 8/6", ["roster:fifo"]],
    ["Analyst (NV1 clearance)", ["security-clearance"]],
    ["HR Manager", []],
    ["Security Officer", []],
  ])("%s", (title, expected) => {
    expect(ids("You will join our team.", title)).toEqual(expected);
  });

  test("the ad's own sentence stands before the title's; the proof is the title where only it asks", () => {
    expect(ids("Full working rights are essential.", "Welder (full working rights)")).toEqual([
      "work-rights",
    ]);
    const [knockOut] = run("Robin Banksia", {
      text: "Join us.",
      title: "Welder (full working rights)",
    }).knockOuts;
    expect(knockOut?.ask).toMatchObject({
      sentence: "Welder (full working rights)",
      span: { start: 0, end: 0 },
    });
  });
});

describe("words that only share a stem with a skill", () => {
  test.each([
    ["A caring style", "styling"],
    ["We are showing customers how", "showering"],
    ["A solid work ethic", "solidworks"],
    ["AI-powered platforms", "power-platform"],
    ["Pay by negotiation", "negotiation"],
  ])("%s", (text, id) => {
    expect(idsOf(text)).not.toContain(id);
  });

  test.each([
    ["Showering and dressing residents", "showering"],
    ["Models in Solid Works", "solidworks"],
    ["Drawn in SolidWorks", "solidworks"],
    ["Works with limited supervision", "work-independently"],
    ["Knowledge of the machinery of government", "machinery-of-government"],
  ])("%s", (text, id) => {
    expect(idsOf(text)).toContain(id);
  });
});
