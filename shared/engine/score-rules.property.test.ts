import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tailorResume } from "#shared/writing/realise/resume/tailor-resume.ts";
import type { MatchResult } from "./analysis.ts";
import { unrelated } from "./fixtures/unrelated-fields.ts";
import { adOf, anyWorld, asOf, matchOf, resumeText, run, terms, type World } from "./testing/small-world.ts";

const anyTerm = fc.constantFrom(...terms);

/** Alternatives count once: requirement ids by group. */
function groupsOf({ requirements }: MatchResult): string[][] {
  const groups = new Map<string, string[]>();
  for (const { id, groupId } of requirements) {
    const key = groupId ?? `one ${id}`;
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  return [...groups.values()];
}

/** The cap in its own words (docs/score.md), from the list of requirements and proofs alone. */
function guideLimit(match: MatchResult): { limit: number; missing: number } {
  const credit = new Map(match.evidence.map((e) => [e.requirementId, e.credit]));
  const named = ["licence", "qualification", "tool"];
  const isEssential = new Set(
    match.requirements
      .filter(
        (r) => r.core && r.importance === "must" && r.canonicalId !== undefined && named.includes(r.kind),
      )
      .map((r) => r.id),
  );
  const missing = groupsOf(match).filter(
    (ids) => ids.some((id) => isEssential.has(id)) && ids.every((id) => credit.get(id) === 0),
  ).length;
  return { limit: missing === 0 ? 100 : missing === 1 ? 74 : 60, missing };
}

const sumOf = (match: MatchResult) => match.parts.reduce((total, part) => total + part.points, 0);
const exactOf = (match: MatchResult) => Math.min(sumOf(match), guideLimit(match).limit);

/** A world whose ad also offers two terms as alternatives. */
function withChoice(world: World, first: string, second: string) {
  const ad = adOf(world);
  return first === second ? ad : { ...ad, text: `${ad.text}\nEssential\n- Skills in ${first} or ${second}` };
}

describe("MATCH, properties of the arithmetic", () => {
  test("a resume of an unrelated field stays under 25, an empty one has 0 (16)", () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...unrelated], { minLength: 2, maxLength: 2 }),
        fc.nat(),
        fc.nat(),
        ([asked, held], from, count) => {
          if (asked === undefined || held === undefined) return;
          const rotated = [...asked.terms.slice(from % asked.terms.length), ...asked.terms];
          const must = rotated.slice(0, 3 + (count % 4));
          const world = { must, preferred: rotated.slice(7, 9), nice: [], old: [], summary: ["teamwork"] };
          const ad = { ...adOf({ ...world, role: [], list: [], title: asked.title }) };
          ad.text = `${ad.text}\n- Teamwork and attention to detail\n- Driver licence\n- Two years of experience`;
          const text = resumeText({ ...world, role: [...held.terms], list: ["driver licence"], title: "" });
          const own = text.replaceAll("Registered Nurse", held.title);
          expect(matchOf(own, ad)).toBeLessThan(25);
          expect(run("", ad).match).toMatchObject({ value: 0, reason: "empty-resume" });
        },
      ),
    );
  }, 60_000);

  test("the cap is that of the essentials not shown at all, and a reason stands exactly where it bit (17)", () => {
    fc.assert(
      fc.property(anyWorld, anyTerm, anyTerm, (world, first, second) => {
        const { match } = run(resumeText(world), withChoice(world, first, second));
        const { limit, missing } = guideLimit(match);
        const sum = sumOf(match);
        expect(match.value).toBe(Math.floor(Math.min(sum, limit) + 0.5 + 1e-9));
        expect(match.cap !== undefined).toBe(sum > limit);
        if (match.cap !== undefined) {
          expect(match.cap.limit).toBe(limit);
          expect(match.cap.missing).toHaveLength(missing);
        }
      }),
    );
  }, 60_000);

  test("each move brings what it says once the term stands in the current role; largest first (21)", () => {
    fc.assert(
      fc.property(anyWorld, anyTerm, anyTerm, fc.nat(), (world, first, second, pick) => {
        const asked = new Set([...world.must, ...world.preferred, ...world.nice]);
        fc.pre(!asked.has(first) && !asked.has(second));
        const ad = withChoice(world, first, second);
        const { match } = run(resumeText(world), ad);
        const open = groupsOf(match).filter((ids) =>
          ids.every((id) => match.evidence.some((e) => e.requirementId === id && e.credit < 1)),
        );
        expect(match.moves).toHaveLength(open.length);
        match.moves.forEach((move, i) => {
          expect(move.points).toBeLessThanOrEqual(match.moves[i - 1]?.points ?? 100);
        });
        const move = match.moves[pick % Math.max(1, match.moves.length)];
        // Which of several alternatives is shown is the person's to say.
        if (move === undefined || / or /.test(move.term)) return;
        const shown = move.term.replace(/^Skills in /, "");
        const after = run(resumeText({ ...world, role: [...world.role, shown] }), ad).match;
        const gain = exactOf(after) - exactOf(match);
        // Shown with one decimal.
        expect(Math.abs(move.points - gain)).toBeLessThanOrEqual(0.05 + 1e-6);
      }),
    );
  }, 60_000);

  test("the after-score of the writer is the score of its final text; its ceiling is the old one (24, 25)", () => {
    fc.assert(
      fc.property(anyWorld, (world) => {
        const ad = adOf(world);
        const { reordered, before, after } = tailorResume({ resumeText: resumeText(world), ad, asOf });
        expect(JSON.stringify(after)).toBe(JSON.stringify(run(reordered, ad)));
        expect(after.match.ceiling).toBe(before.match.ceiling);
        expect(after.match.value).toBeGreaterThanOrEqual(before.match.value ?? 0);
      }),
    );
  }, 60_000);
});
