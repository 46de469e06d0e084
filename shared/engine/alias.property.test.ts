import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { resumeText, run } from "./testing/small-world.ts";
import { families } from "./vocabulary/families.ts";
import { readFamily } from "./vocabulary/term-lines.ts";
import { findTerms } from "./vocabulary/terms/find-terms.ts";

const told = (name: string) => `Used ${name} every day`;

/** Names of one term that a plain sentence shows; bound forms need the company of their family. */
const aliased = Object.entries(families)
  .filter(([family]) => family !== "decoys")
  .flatMap(([family, text]) => readFamily(family, text))
  .map(({ id, kind, forms }) => {
    const names = forms.filter((f) => f.rule !== "bound").map((f) => f.written);
    return { id, kind, names: names.filter((name) => findTerms(told(name)).some((f) => f.term.id === id)) };
  })
  .filter(({ kind, names }) => names.length > 1 && kind !== "licence" && kind !== "qualification");

const empty = { must: [], preferred: [], nice: [], role: [], old: [], list: [], summary: [], title: "" };

describe("MATCH, aliases of the whole vocabulary", () => {
  test("any name of a term proves it as well as any other (10)", () => {
    expect(aliased.length).toBeGreaterThan(500);
    fc.assert(
      fc.property(fc.constantFrom(...aliased), fc.nat(), fc.nat(), fc.nat(), ({ id, names }, a, b, c) => {
        const [asked, held, other] = [a, b, c].map((n) => names[n % names.length] ?? "");
        const ad = { text: `Essential criteria\n- Experience with ${asked}` };
        const creditOf = (name = "") => {
          const resume = `${resumeText(empty).replace("- Kept", `- ${told(name)}\n- Kept`)}`;
          const { requirements, evidence } = run(resume, ad).match;
          const own = requirements.find((r) => r.canonicalId === id);
          return own && evidence.find((e) => e.requirementId === own.id)?.credit;
        };
        const credit = creditOf(held);
        // What only knock-outs ask for, such as fitness, is no requirement.
        fc.pre(credit !== undefined);
        // A condition of the work named in a role is a hint only (docs/engine.md, Proof and credit): as good by any name.
        expect(credit, held).toBeGreaterThanOrEqual(0.5);
        expect(creditOf(other), `${asked}: ${held} and ${other}`).toBe(credit);
      }),
    );
  }, 60_000);

  // Found by a seed of its own: "English" in it is a way of writing, and no language that is asked for.
  test("'plain English writing' is shown by technical writing", () => {
    const ad = { text: "Essential criteria\n- Experience with plain English writing" };
    const { evidence } = run(
      resumeText(empty).replace("- Kept", `- ${told("technical writing")}\n- Kept`),
      ad,
    ).match;
    expect(evidence[0]?.credit).toBe(1);
  });

  // Found by a seed of its own in one run of six: they hold a word of awards and are none.
  test.each(["tertiary teaching", "tertiary education sector", "IB Diploma Programme"])(
    "'%s' is shown by its own name",
    (name) => {
      const ad = { text: `Essential criteria\n- Experience with ${name}` };
      const { evidence } = run(resumeText(empty).replace("- Kept", `- ${told(name)}\n- Kept`), ad).match;
      expect(evidence[0]?.credit).toBeGreaterThanOrEqual(0.5);
    },
  );
});
