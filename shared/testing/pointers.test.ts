import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { brokenPointers, listFiles, listTexts, readBooks } from "./pointers.ts";

const top = path.resolve(import.meta.dirname, "../..");
const files = listFiles(top);
const books = readBooks(top, files);

/** Words as `wc -w` counts them. */
const wordCount = (text: string): number => text.split(/\s+/).filter((word) => word !== "").length;

describe("what comments and docs point at", () => {
  it("is in the house", () => {
    const faults = listTexts(files).flatMap((file) =>
      brokenPointers(file, readFileSync(path.join(top, file), "utf8"), books).map(
        (fault) => `${file}: ${fault}`,
      ),
    );
    expect(faults).toEqual([]);
  });

  it("each decision has one row", () => {
    expect(books.decisions.length).toBeGreaterThan(100);
    expect(books.decisions.filter((id, at) => books.decisions.indexOf(id) !== at)).toEqual([]);
  });

  it("all docs together have at most 18,000 words, each page at most 1,500", () => {
    const pages = files.filter((file) => /^docs\/.*\.md$|^README\.md$/.test(file));
    const counts = pages.map((file) => ({
      file,
      words: wordCount(readFileSync(path.join(top, file), "utf8")),
    }));
    expect(counts.filter(({ words }) => words > 1500)).toEqual([]);
    expect(counts.reduce((sum, { words }) => sum + words, 0)).toBeLessThanOrEqual(18_000);
  });

  it("README has at most 700 words, and its picture", () => {
    const readme = readFileSync(path.join(top, "README.md"), "utf8");
    expect(wordCount(readme)).toBeLessThanOrEqual(700);
    expect(readme).toMatch(/!\[[^\]]{20,}\]\(docs\//);
  });
});

describe("brokenPointers, planted lines", () => {
  it.each([
    ["a.ts", "// decision: D-04, D-10 (limits)"],
    ["a.ts", "/** Cut off (docs/security.md, Uploads). */"],
    ["a.ts", "/** The numbers of docs/security.md, AU-08 and AZ-10. */"],
    ["a.ts", "/**\n * Told by content (docs/security.md,\n * UP-02).\n */"],
    ["a.ts", "/** As the specification words it; see docs/testing.md. */"],
    ["a.css", "/* Source: W3C WOFF 1.0, section 4. */"],
    ["shared/engine/a.test.ts", 'test("bounds (2); parts sum (20)", () => {});'],
    ["docs/a.md", "See [what is owned](security.md#what-people-own) and [the README](../README.md)."],
    ["docs/a.md", "`shared/domain/plans.ts`, `plans.ts`, `x.test.ts`, `shared/domain`"],
  ])("%s: %s, has none", (file, text) => {
    expect(brokenPointers(file, text, books)).toEqual([]);
  });

  it.each([
    ["a.ts", "// decision: D-999", "no decision D-999"],
    ["a.prisma", "/// Answers (AU-99).", "no rule AU-99"],
    ["a.ts", "// see docs/nowhere.md", "no file docs/nowhere.md"],
    ["a.ts", "// (docs/security.md, Nowhere to go)", 'no section "Nowhere to go)" in docs/security.md'],
    ["a.ts", "// (docs/security.md, AU-99)", "no rule AU-99"],
    ["a.ts", "/** The prices (part 1, section 9). */", "a book that is not here: part 1, section"],
    ["a.ts", "/**\n * The prices (part 2,\n * section 4).\n */", "a book that is not here: part 2, section"],
    ["a.ts", "// Colours (ux.md section 1).", "a book that is not here: ux.md"],
    ["a.ts", "// (security.md AU-05)", "a book that is not here: security.md"],
    ["a.ts", "// as the guide, section 3 says", "a book that is not here: guide, section 3"],
    ["shared/engine/a.test.ts", 'test("never (99)", () => {});', "no property 99"],
    ["docs/a.md", "[gone](gone.md)", "no file gone.md"],
    ["docs/a.md", "[gone](security.md#gone)", "no heading security.md#gone"],
    ["docs/a.md", "`shared/domain/gone.ts`", "no file shared/domain/gone.ts"],
    ["docs/a.md", '```mermaid\nmatch["shared/match<br/>score"]\n```', "no path shared/match"],
  ])("%s: %s, is found", (file, text, fault) => {
    expect(brokenPointers(file, text, books)).toContain(fault);
  });
});
