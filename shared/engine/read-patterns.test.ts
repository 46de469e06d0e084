import { describe, expect, test } from "vitest";
import { adSentences } from "./ad/ad-sentences.ts";
import { termsIn } from "./ad/line-terms.ts";
import { readAdUnits } from "./ad/read-ad-units.ts";
import { readRequirements } from "./ad/read-requirements.ts";
import { readConditions } from "./knock-outs/read-conditions.ts";
import { resumeText, run } from "./testing/small-world.ts";
import { findTerms } from "./vocabulary/terms/find-terms.ts";
import { tokenise } from "./words/tokenise.ts";

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
    const items =
      importance === "duty"
        ? ["Weld frames and troughs", "Build and mend fences along the river"]
        : ["Experience in welding frames and troughs", "Skills in fencing along a river"];
    expect(listed(`We grow wheat on two farms near Horsham.\n${lead}\n- ${items.join("\n- ")}`)).toEqual(
      items.map((item) => `${item} ${importance}`),
    );
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
    const licences = termsIn(text, tokenise(text)).filter(({ kind }) => kind === "licence");
    expect(licences.map(({ id }) => id)).toEqual(ids);
  });

  test("a resume that writes them so proves both", () => {
    const world = { must: [], preferred: [], nice: [], role: [], old: [], list: [], summary: [], title: "" };
    const text = `${resumeText(world)}\n\nLICENCES\nLF and LO licence`;
    const ad = { text: "You must hold a forklift licence and an order picker licence." };
    const results = (resume: string) => run(resume, ad).knockOuts.map(({ result }) => result);
    expect(results(text)).not.toContain("unknown");
    expect(results(resumeText(world))).not.toContain("pass");
  });
});

describe("knock-outs of the title", () => {
  const ids = (text: string, title: string) =>
    readConditions(text, adSentences(readAdUnits(text, tokenise(text))), title).map((a) => a.id);

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
