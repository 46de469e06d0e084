import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { adOf, adText, anyWorld, matchOf, resumeText, run, terms } from "./testing/small-world.ts";

describe("MATCH, properties of evidence", () => {
  test("same input, same bytes (1); bounds (2); parts sum (20); caps (17); moves (21)", () => {
    fc.assert(
      fc.property(anyWorld, (world) => {
        const text = resumeText(world);
        const first = run(text, adOf(world));
        expect(JSON.stringify(run(text, adOf(world)))).toBe(JSON.stringify(first));
        const { value, ceiling, parts, cap, moves } = first.match;
        expect(value).toBeGreaterThanOrEqual(0);
        expect(ceiling).toBeGreaterThanOrEqual(value ?? 0);
        expect(ceiling).toBeLessThanOrEqual(100);
        const sum = parts.reduce((total, part) => total + part.points, 0);
        if (cap === undefined) expect(Math.floor(sum + 0.5 + 1e-9)).toBe(value);
        else {
          expect(value).toBe(cap.limit);
          expect(sum).toBeGreaterThan(cap.limit);
          expect(cap.missing.length).toBeGreaterThan(0);
        }
        const points = moves.map((m) => m.points);
        expect(points).toEqual([...points].sort((a, b) => b - a));
        expect(Math.min(0, ...points)).toBe(0);
      }),
    );
  }, 60_000);

  test("adding a true missing must never lowers, as a bullet or in a list (3)", () => {
    fc.assert(
      fc.property(anyWorld, fc.nat(), (world, pick) => {
        const term = world.must[pick % world.must.length] ?? "";
        const ad = adOf(world);
        const now = matchOf(resumeText(world), ad);
        expect(matchOf(resumeText({ ...world, role: [...world.role, term] }), ad)).toBeGreaterThanOrEqual(
          now,
        );
        expect(matchOf(resumeText({ ...world, list: [...world.list, term] }), ad)).toBeGreaterThanOrEqual(
          now,
        );
      }),
    );
  }, 60_000);

  test("deleting proof of what is asked never raises (4)", () => {
    fc.assert(
      fc.property(anyWorld, fc.nat(), (world, pick) => {
        const asked = [...world.must, ...world.preferred, ...world.nice];
        const term = asked[pick % asked.length] ?? "";
        const less = (items: string[]) => items.filter((t) => t !== term);
        const { role, old, list, summary } = world;
        const poorer = {
          ...world,
          role: less(role),
          old: less(old),
          list: less(list),
          summary: less(summary),
        };
        const ad = adOf(world);
        expect(matchOf(resumeText(poorer), ad)).toBeLessThanOrEqual(matchOf(resumeText(world), ad));
      }),
    );
  }, 60_000);

  test("repeating any bullet or list line changes nothing (5)", () => {
    fc.assert(
      fc.property(anyWorld, fc.nat(), fc.integer({ min: 2, max: 12 }), (world, pick, times) => {
        const text = resumeText(world);
        const lines = text.split("\n");
        const at = lines.flatMap((line, i) => (/^- |^Filing/.test(line) ? [i] : []));
        const chosen = at[pick % at.length] ?? 0;
        const line = lines[chosen] ?? "";
        const more = [
          ...lines.slice(0, chosen),
          ...Array.from({ length: times }, () => line),
          ...lines.slice(chosen + 1),
        ];
        expect(matchOf(more.join("\n"), adOf(world))).toBe(matchOf(text, adOf(world)));
      }),
    );
  }, 60_000);

  test("the pasted ad, whole or in long lines of any order, never raises (6)", () => {
    const long = (t: string) => `You bring skills in ${t} to our busy team`;
    fc.assert(
      fc.property(anyWorld, fc.boolean(), (world, whole) => {
        const asked = [...world.must, ...world.preferred, ...world.nice];
        const lines = asked.map(long);
        const ad = { text: `${adText(world)}\n${lines.join("\n")}` };
        const text = resumeText(world);
        const pasted = whole ? ad.text : [...lines].reverse().join("\n");
        expect(matchOf(`${text}\n${pasted}`, ad)).toBeLessThanOrEqual(matchOf(text, ad));
      }),
    );
  }, 60_000);

  test.each(terms)("credit follows the place: absent, list or summary, role (11): %s", (term) => {
    const empty = {
      must: [term],
      preferred: [],
      nice: [],
      role: [],
      old: [],
      list: [],
      summary: [],
      title: "",
    };
    const creditOf = (more: object) =>
      run(resumeText({ ...empty, ...more }), adOf(empty)).match.evidence[0]?.credit;
    const credits = [{}, { list: [term] }, { summary: [term] }, { old: [term] }, { role: [term] }].map(
      creditOf,
    );
    expect(credits).toEqual([0, 0.8, 0.8, 1, 1]);
  });

  test("moving a proven term into a role leaves the ceiling as it is (25)", () => {
    fc.assert(
      fc.property(anyWorld, (world) => {
        const ad = adOf(world);
        const shown = [...world.list, ...world.summary, ...world.old];
        const rewritten = { ...world, role: [...new Set([...world.role, ...shown])] };
        const before = run(resumeText(world), ad).match;
        const after = run(resumeText(rewritten), ad).match;
        expect(after.ceiling).toBe(before.ceiling);
        expect(after.value).toBeGreaterThanOrEqual(before.value ?? 0);
        expect(after.value).toBeLessThanOrEqual(before.ceiling ?? 0);
      }),
    );
  }, 60_000);

  test("READ does not look at the ad (30); knock-outs do not touch MATCH, and nothing fails unasked (22)", () => {
    const knockOuts = "Full working rights, a police check and an HR licence are required. Night shifts.";
    fc.assert(
      fc.property(anyWorld, anyWorld, fc.constantFrom("yes", "no", "none"), (world, other, answer) => {
        const text = resumeText(world);
        const ad = { ...adOf(world), text: `${adText(world)}\n${knockOuts}` };
        const plain = run(text, ad);
        expect(run(text, adOf(other)).read).toEqual(plain.read);
        expect(plain.knockOuts.some((g) => g.result === "fail")).toBe(false);
        expect(plain.knockOuts.length).toBeGreaterThanOrEqual(3);
        const answers = {
          "work-rights": answer,
          "police-check": answer,
          "driver-licence": answer,
          roster: answer,
        };
        const answered = run(text, ad, { profile: { answers } });
        expect(answered.match).toEqual(plain.match);
      }),
    );
  }, 60_000);

  test("unasked resume: nothing asked is proven, the value stays under 25; empty answers 0 (16)", () => {
    fc.assert(
      fc.property(anyWorld, (world) => {
        const ad = { text: adText(world), title: "Warehouse Manager" };
        const bare = { ...world, role: [], old: [], list: [], summary: [] };
        expect(matchOf(resumeText(bare), ad)).toBeLessThan(25);
        expect(run("", ad)).toMatchObject({ match: { value: 0, reason: "empty-resume" } });
      }),
    );
  }, 60_000);
});
