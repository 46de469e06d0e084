import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { tokenise } from "../tokenise.ts";
import { families } from "./families.ts";
import { relatedIds } from "./relations.ts";
import { readFamily } from "./term-lines.ts";
import { loadVocabulary } from "./vocabulary.ts";

const all = Object.entries(families).flatMap(([family, text]) => readFamily(family, text));

describe("vocabulary", () => {
  test("no id twice, and no plain name that stands for two terms", () => {
    const ids = new Map<string, string>();
    const names = new Map<string, string>();
    const clashes: string[] = [];
    for (const term of all) {
      if (ids.has(term.id)) clashes.push(`id ${term.id}: ${ids.get(term.id)} and ${term.family}`);
      ids.set(term.id, term.family);
      for (const { written, rule } of term.forms) {
        if (rule !== "plain") continue;
        const key = tokenise(written)
          .map((t) => t.stem)
          .join(" ");
        const other = names.get(key);
        if (other !== undefined && other !== term.id) clashes.push(`"${written}": ${other} and ${term.id}`);
        names.set(key, term.id);
      }
    }
    expect(clashes).toEqual([]);
  });

  test("every form has a word, no empty lines, all relations known", () => {
    for (const term of all)
      for (const form of term.forms) expect(tokenise(form.written).length, term.canonical).toBeGreaterThan(0);
    expect(relatedIds().filter((id) => !all.some((term) => term.id === id))).toEqual([]);
  });

  test("large enough, small enough, loads fast", () => {
    expect(all.length).toBeGreaterThanOrEqual(1500);
    expect(gzipSync(Object.values(families).join("")).length).toBeLessThan(60_000);
    const start = performance.now();
    loadVocabulary();
    expect(performance.now() - start).toBeLessThan(100);
  });
});
