import { describe, expect, it } from "vitest";
import { headingId, proseBlocks, wordCount } from "../../platform/prose/prose-blocks.ts";
import { relatedArticles } from "./article.ts";
import { articles } from "./articles.ts";

const fields = [
  ...["id", "title", "excerpt", "author", "publishDate", "readTime", "category", "slug", "keywords"],
  "content",
];

describe("the articles", () => {
  it.each(articles)(
    "$slug has all ten fields, about 1,000 words and a true reading time [P1-3.07]",
    (article) => {
      expect(Object.keys(article).sort()).toEqual([...fields].sort());
      for (const value of Object.values(article)) expect(value.length).toBeGreaterThan(0);
      const words = wordCount(article.content);
      expect(words).toBeGreaterThan(950);
      expect(words).toBeLessThan(1300);
      expect(article.readTime).toBe(`${Math.round(words / 220)} min read`);
      expect(article.publishDate).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(article.slug).toBe(headingId(article.slug));
    },
  );

  it("have ids, addresses and titles of their own, the newest first", () => {
    for (const field of ["id", "slug", "title"] as const)
      expect(new Set(articles.map((one) => one[field])).size).toBe(articles.length);
    const dates = articles.map(({ publishDate }) => publishDate);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it.each(articles)(
    "$slug: no heading twice, and none of our own promises that D-10 forbids",
    ({ content }) => {
      const ids = proseBlocks(content).flatMap((block) => (block.kind === "heading" ? [block.id] : []));
      expect(ids.length).toBeGreaterThanOrEqual(5);
      expect(new Set(ids).size).toBe(ids.length);
      expect(content).not.toMatch(/pass(es)? (the )?ATS|beat the bots|guaranteed?\b/i);
    },
  );
});

describe("related articles", () => {
  const one = (id: string, category: string) => ({ ...structuredClone(articles[0]), id, category }) as never;
  it("are of the same category, at most two, and never itself", () => {
    const all = [one("1", "A"), one("2", "B"), one("3", "A"), one("4", "A"), one("5", "A")];
    const ids = (id: string, category: string) => relatedArticles(one(id, category), all).map((it) => it.id);
    expect(ids("1", "A")).toEqual(["3", "4"]);
    expect(ids("2", "B")).toEqual([]);
  });
});
