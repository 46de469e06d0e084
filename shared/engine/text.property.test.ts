import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shownLine } from "#shared/domain/shown-line.ts";
import { codePoint } from "#shared/testing/code-point.ts";
import { weightOf } from "./ad/importance-weight.ts";
import { readRequirements } from "./ad/read-requirements.ts";
import { applyEdits } from "./ad/requirement-edits.ts";
import type { Importance, Requirement, RequirementEdit } from "./analysis.ts";
import {
  adOf,
  adText,
  anyWorld,
  matchOf,
  resumeBlocks,
  resumeText,
  run,
  terms,
  type World,
} from "./testing/small-world.ts";
import { findTerms } from "./vocabulary/terms/find-terms.ts";

const anyTerm = fc.constantFrom(...terms);

/** Ways to write the same text otherwise. */
const skins: ((text: string) => string)[] = [
  (t) => t.replaceAll("\n", "\r\n"),
  (t) => t.replaceAll("\n- ", "\n\u2022 "),
  (t) => t.replaceAll("\n- ", "\n* "),
  (t) => t.replaceAll(" and ", "  and "),
  (t) => t.replaceAll(" in ", "\u00A0in "),
  (t) => t.normalize("NFD"),
  (t) => t.replaceAll("wound care", "Wound Care").replaceAll("welding", "WELDING"),
];
const anySkin = fc.constantFrom(...skins);

describe("MATCH, properties of text", () => {
  test("order of a resume's points and sections, glyphs, spaces, line ends and case change nothing (7, 8)", () => {
    const reversed = (world: World): World => ({
      ...world,
      role: [...world.role].reverse(),
      list: [...world.list].reverse(),
    });
    fc.assert(
      fc.property(anyWorld, anySkin, (world, skin) => {
        const now = matchOf(resumeText(world), adOf(world));
        expect(matchOf(skin(resumeText(world)), adOf(world))).toBe(now);
        const { head, summary, work, skills } = resumeBlocks(reversed(world));
        const moved = [...head, "", ...skills, "", ...work, ...summary].join("\n");
        expect(matchOf(moved, adOf(world))).toBe(now);
      }),
    );
  }, 60_000);

  test("READ of the same text in other skins is the same (29)", () => {
    const own = fc.constantFrom(...skins.slice(0, -1));
    fc.assert(
      fc.property(anyWorld, own, (world, skin) => {
        const text = resumeText(world);
        const [plain, other] = [text, skin(text)].map((t) => run(t, adOf(world)).read);
        expect(other?.value).toBe(plain?.value);
        expect(other?.formatting).toBe(plain?.formatting);
      }),
    );
  }, 60_000);

  test("Australian and American spellings are one (9), aliases count like the term (10)", () => {
    const pairs = [
      ["paediatric care", "pediatric care"],
      ["organisational skills", "organizational skills"],
      ["driver's licence", "drivers license"],
      ["stocktake", "stock take"],
      ["accounts payable", "AP/AR and accounts payable"],
      ["front-end", "front end"],
    ] as const;
    fc.assert(
      fc.property(anyWorld, fc.constantFrom(...pairs), fc.boolean(), (world, [a, b], swap) => {
        const [asked, held] = swap ? [a, b] : [b, a];
        const ad = adOf({ ...world, must: [...world.must, a] });
        const us = adOf({ ...world, must: [...world.must, asked] });
        const text = resumeText({ ...world, role: [...world.role, held] });
        if (a !== "accounts payable") expect(matchOf(text, us)).toBe(matchOf(text, ad));
        expect(matchOf(resumeText({ ...world, role: [...world.role, a] }), ad)).toBe(matchOf(text, ad));
      }),
    );
  }, 60_000);

  test("must, preferred, nice: a softer wish never has the larger share (12)", () => {
    const order: readonly Importance[] = ["must", "preferred", "duty"];
    fc.assert(
      fc.property(anyWorld, fc.nat(), (world, pick) => {
        const own = readRequirements(adOf(world));
        const term = own[pick % own.length]?.term ?? "";
        const shares = order.map((importance) => {
          const all = applyEdits(own, [{ kind: "importance", term, importance }]);
          const total = all.reduce((sum, r) => sum + weightOf(r.importance), 0);
          return weightOf(all.find((r) => r.term === term)?.importance ?? "duty") / total;
        });
        expect(shares).toEqual([...shares].sort((a, b) => b - a));
      }),
    );
  }, 60_000);

  test("the second alternative adds nothing to one proven in a recent role (13)", () => {
    fc.assert(
      fc.property(anyWorld, anyTerm, anyTerm, (world, first, second) => {
        fc.pre(first !== second);
        const ad = { ...adOf(world), text: `${adText(world)}\nEssential\n- Skills in ${first} or ${second}` };
        const rest = (items: string[]) => items.filter((t) => t !== first && t !== second);
        const clean: World = {
          ...world,
          role: [...rest(world.role), first],
          old: rest(world.old),
          list: rest(world.list),
          summary: rest(world.summary),
          must: rest(world.must),
          preferred: rest(world.preferred),
          nice: rest(world.nice),
        };
        const text = `${adText({ ...clean, must: [...clean.must, "filing"] })}\nEssential\n- Skills in ${first} or ${second}`;
        const both = { ...clean, role: [...clean.role, second] };
        const creditOf = (one: World) => {
          const { requirements, evidence } = run(resumeText(one), { ...ad, text }).match;
          const line = requirements.find(({ term }) => term === `Skills in ${first} or ${second}`);
          return evidence.find(({ requirementId }) => requirementId === line?.id)?.credit;
        };
        expect(creditOf(both)).toBe(creditOf(clean));
      }),
    );
  }, 60_000);

  test("what the ad says it does not want is no requirement; what the person denies is no evidence (14)", () => {
    const refusals = [
      (t: string) => `No experience in ${t} required.`,
      (t: string) => `You do not need ${t}.`,
      (t: string) => `${t} is not required.`,
    ];
    const denials = ["No experience in", "Not familiar with", "Keen to learn", "Would like to"];
    fc.assert(
      fc.property(
        anyWorld,
        anyTerm,
        fc.constantFrom(...refusals),
        fc.constantFrom(...denials),
        (world, term, refuse, denial) => {
          const rest = (items: string[]) => items.filter((t) => t !== term);
          const { must, preferred, nice } = world;
          const clean = {
            ...world,
            must: [...rest(must), "filing"],
            preferred: rest(preferred),
            nice: rest(nice),
          };
          const { requirements } = run("", { text: `${adText(clean)}\nOther\n${refuse(term)}` }).match;
          const named = requirements.flatMap(({ terms: inLine = [] }) => inLine.map(({ text }) => text));
          expect(named).not.toContain(term);
          const silent = {
            ...world,
            role: rest(world.role),
            old: rest(world.old),
            list: rest(world.list),
            summary: rest(world.summary),
          };
          const text = resumeText(silent);
          expect(matchOf(`${text}\n${denial} ${term}`, adOf(world))).toBe(matchOf(text, adOf(world)));
        },
      ),
    );
  }, 60_000);

  test("exact tokens: no cross hits in any pair of sentences (15)", () => {
    const tokens: Record<string, string> = {
      java: "Written in Java with care",
      javascript: "Written in JavaScript with care",
      c: "languages such as C, Python",
      "c++": "Written in C++ with care",
      "c#": "Written in C# with care",
      r: "statistics in R or Python",
      "human-resources": "Worked as HR advisor",
      go: "services in Go, Kubernetes",
      ".net": "Written in .NET with care",
    };
    const falsePositives = [
      "a career at Google",
      "on the internet",
      "Go to our site",
      "a reactive person",
      "you excel here",
    ];
    const ids = Object.keys(tokens);
    fc.assert(
      fc.property(fc.subarray(ids, { minLength: 1 }), fc.subarray(falsePositives), (chosen, others) => {
        const found = findTerms([...chosen.map((id) => tokens[id]), ...others].join(".\n")).map(
          (f) => f.term.id,
        );
        for (const id of ids) expect(found.includes(id), id).toBe(chosen.includes(id));
      }),
    );
  }, 60_000);

  test("thin ads: no number at 39 words, one at 40 (18)", () => {
    const demands =
      "Essential criteria\n- Skills in wound care\n- Skills in triage\n- Skills in payroll\nAbout us\n";
    const rest =
      "We have been here in the hills for as long as the people can say and the trams go by our house.".split(
        " ",
      );
    const ad = (words: number) =>
      demands + Array.from({ length: words - 14 }, (_, i) => rest[i % rest.length]).join(" ");
    const text = resumeText({
      must: [],
      preferred: [],
      nice: [],
      role: ["triage"],
      old: [],
      list: [],
      summary: [],
      title: "",
    });
    fc.assert(
      fc.property(fc.integer({ min: 21, max: 190 }), (words) => {
        const { value } = run(text, { text: ad(words) }).match;
        expect(value === null).toBe(words < 40);
      }),
      { examples: [[39], [40]] },
    );
  }, 60_000);

  test("spans slice the ad to the term and lie in their sentence (19); cached is fresh (26)", () => {
    fc.assert(
      fc.property(anyWorld, anySkin, (world, skin) => {
        const ad = { ...adOf(world), text: skin(adText(world)) };
        const read = readRequirements(ad);
        for (const { span, sentence, term } of read) {
          expect(shownLine(ad.text.slice(span.start, span.end))).toBe(term);
          expect(sentence.start <= span.start && span.end <= sentence.end).toBe(true);
        }
        const cached = JSON.parse(JSON.stringify(read)) as Requirement[];
        expect(JSON.stringify(run(resumeText(world), ad, { requirements: cached }))).toBe(
          JSON.stringify(run(resumeText(world), ad)),
        );
      }),
    );
  }, 60_000);
});

const anyImportance = fc.constantFrom<Importance>("must", "preferred", "duty");
const anyEditTerm = fc.constantFrom(...terms, "Beekeeping", "  beekeeping ", "glass blowing");
const anyEdit: fc.Arbitrary<RequirementEdit> = fc.oneof(
  fc.record({ kind: fc.constant("remove" as const), term: anyEditTerm }),
  fc.record({ kind: fc.constant("importance" as const), term: anyEditTerm, importance: anyImportance }),
  fc.record({
    kind: fc.constant("add" as const),
    term: anyEditTerm,
    importance: anyImportance,
    requirementKind: fc.constantFrom("hard" as const, "tool" as const),
  }),
);

describe("applyEdits, properties", () => {
  test("the order of edits says nothing, twice is once, undo restores the bytes (27)", () => {
    fc.assert(
      fc.property(anyWorld, fc.array(anyEdit, { maxLength: 5 }), (world, edits) => {
        const own = readRequirements(adOf(world));
        const edited = JSON.stringify(applyEdits(own, edits));
        expect(JSON.stringify(applyEdits(own, [...edits].reverse()))).toBe(edited);
        expect(JSON.stringify(applyEdits(own, [...edits, ...edits]))).toBe(edited);
        expect(JSON.stringify(applyEdits(own, []))).toBe(JSON.stringify(own));
        const text = resumeText(world);
        const before = JSON.stringify(run(text, adOf(world)));
        run(text, adOf(world), { requirementEdits: edits });
        expect(JSON.stringify(run(text, adOf(world), { requirementEdits: [] }))).toBe(before);
      }),
    );
  }, 60_000);

  test("an added term is the user's, found in the resume and scored", () => {
    fc.assert(
      fc.property(anyWorld, anyImportance, (world, importance) => {
        const edit: RequirementEdit = {
          kind: "add",
          term: "Beekeeping",
          importance,
          requirementKind: "hard",
        };
        const text = resumeText({ ...world, role: [...world.role, "beekeeping"] });
        const { requirements, evidence } = run(text, adOf(world), { requirementEdits: [edit] }).match;
        const added = requirements.find((r) => r.term === "Beekeeping");
        expect(added).toMatchObject({ origin: "user", importance });
        expect(evidence.find((e) => e.requirementId === added?.id)?.credit).toBe(1);
      }),
    );
  }, 60_000);
});

describe("any text (28)", () => {
  test("Unicode, lone surrogates and pattern characters never throw; spans stay true", () => {
    const pieces = fc.constantFrom(
      "$",
      "(",
      "\\",
      "\uD800",
      "\u202E",
      "NV1",
      "HR licence",
      "$90,000",
      "8/6",
      "\n- ",
      "no ",
      "Certificate III in ",
    );
    const anyText = fc
      .array(fc.oneof(pieces, fc.string({ unit: codePoint, maxLength: 12 })), { maxLength: 14 })
      .map((p) => p.join(" "));
    fc.assert(
      fc.property(anyText, anyText, (a, b) => {
        const { match, knockOuts } = run(a, { text: b, title: a.slice(0, 30) });
        for (const r of match.requirements) expect(shownLine(b.slice(r.span.start, r.span.end))).toBe(r.term);
        for (const g of knockOuts)
          expect(g.ask.sentence).toContain(b.slice(g.ask.span.start, g.ask.span.end));
        expect(knockOuts.every((g) => g.result !== "fail" || g.have !== null)).toBe(true);
      }),
    );
  }, 60_000);
});
