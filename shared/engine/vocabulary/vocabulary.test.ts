import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { occupationWords } from "../roles/occupation-words.ts";
import { titleFamilies } from "../roles/title-families.ts";
import { backgroundWords } from "../score/background-words.ts";
import { tokenise } from "../words/tokenise.ts";
import { conceptTexts } from "./concepts.ts";
import { families } from "./families.ts";
import { relatedIds, relations } from "./relations.ts";
import { readFamily, type VocabularyTerm } from "./term-lines.ts";
import { findTerms } from "./terms/find-terms.ts";
import { loadVocabulary } from "./vocabulary.ts";

const all = Object.entries(families).flatMap(([family, text]) => readFamily(family, text));

const plainNames = (term: VocabularyTerm) =>
  term.forms.filter((f) => f.rule === "plain").map((f) => f.written);

const plainOrFixed = (term: VocabularyTerm) => term.forms.map((form) => form.written);

const stemsOf = (written: string) =>
  tokenise(written)
    .map((t) => t.stem)
    .join(" ");

describe("vocabulary", () => {
  test("no id twice, and no plain name that stands for two terms", () => {
    const ids = new Map<string, string>();
    const names = new Map<string, string>();
    const clashes: string[] = [];
    for (const term of all) {
      if (ids.has(term.id)) clashes.push(`id ${term.id}: ${ids.get(term.id)} and ${term.family}`);
      ids.set(term.id, term.family);
      for (const written of plainNames(term)) {
        const other = names.get(stemsOf(written));
        if (other !== undefined && other !== term.id) clashes.push(`"${written}": ${other} and ${term.id}`);
        names.set(stemsOf(written), term.id);
      }
    }
    expect(clashes).toEqual([]);
  });

  test("no name of a tool carries a level: who knows Excel has not said 'advanced Excel'", () => {
    const levels = /^(?:advanced|intermediate|expert|strong|proficient|senior|basic) /i;
    const tools = all.filter(({ kind }) => kind === "tool");
    expect(tools.length).toBeGreaterThan(100);
    expect(tools.flatMap(plainOrFixed).filter((name) => levels.test(name))).toEqual([]);
  });

  test("the index finds every form by the stem of its first word, longest first", () => {
    const { index } = loadVocabulary();
    for (const term of all)
      for (const { written } of term.forms) {
        const phrases = index.get(tokenise(written)[0]?.stem ?? "") ?? [];
        const isThere = phrases.some((p) => p.value.term.id === term.id && p.value.written === written);
        expect(isThere, written).toBe(true);
        expect(phrases.every((p, i) => i === 0 || (phrases[i - 1]?.size ?? 0) >= p.size)).toBe(true);
      }
  });

  test("closed spellings are found under their own stem", () => {
    const { index } = loadVocabulary();
    expect(index.get("stocktak")?.length).toBeGreaterThan(0);
    expect(index.get("nothinglikethis")).toBeUndefined();
  });

  test("close terms know each other, in any order of asking", () => {
    expect(loadVocabulary().index.closeTo("general-ledger")).toContain("accruals");
    expect(loadVocabulary().index.closeTo("accruals")).toContain("general-ledger");
    expect(loadVocabulary().index.closeTo("wound-care")).not.toContain("accruals");
  });

  test("who flies drones holds no licence of an aeroplane's pilot", () => {
    const idsIn = (text: string) => findTerms(text).map(({ term }) => term.id);
    expect(idsIn("RePL")).toEqual(idsIn("Remote Pilot Licence"));
    expect(idsIn("RePL")).not.toEqual(idsIn("Commercial Pilot Licence"));
  });

  test("a higher award covers the lower ones, never the other way round", () => {
    const { entailedBy } = relations();
    expect(entailedBy.get("bachelor-degree")).toEqual(
      expect.arrayContaining(["master's-degree", "doctorate"]),
    );
    expect(entailedBy.get("master's-degree")).not.toContain("graduate-certificate");
    expect(relations().closeTo.get("general-ledger")).toContain("accruals");
  });

  test("every form has a word, no empty lines, all relations known", () => {
    for (const term of all)
      for (const form of term.forms) expect(tokenise(form.written).length, term.canonical).toBeGreaterThan(0);
    expect(relatedIds().filter((id) => !all.some((term) => term.id === id))).toEqual([]);
  });

  test("large enough, small enough", () => {
    expect(all.length).toBeGreaterThanOrEqual(4000);
    expect(gzipSync(Object.values(families).join("")).length).toBeLessThan(60_000);
    // All that the panel fetches to score: terms, what shows what, occupations and the weights of words.
    const tables = [
      ...Object.values(families),
      ...conceptTexts,
      occupationWords,
      titleFamilies,
      backgroundWords,
    ].join("\n");
    expect(gzipSync(tables, { level: 9 }).length).toBeLessThan(180_000);
  });
});
