import { expect, test } from "vitest";
import type { SiteReader } from "./candidates/site-reader.ts";
import { extractJobAd } from "./extract-job-ad.ts";
import { SELECTORS_VERSION } from "./reading-versions.ts";
import { parseSelectorTable } from "./selector-schema.ts";
import { readersWith } from "./selector-table.ts";
import { costlyPages } from "./testing/costly-pages.ts";

const limitMs = 2000;

function timed(html: string, url: string, readers?: readonly SiteReader[]): number {
  const snapshot = { url, title: "", lang: "en", html, frames: [], selection: null, truncated: false };
  const start = performance.now();
  extractJobAd(snapshot, { capturedAt: "2026-11-21T02:00:00.000Z", ...(readers && { readers }) });
  return performance.now() - start;
}

test.each(costlyPages)("extractJobAd, %s, ends within two seconds", (_name, html) => {
  expect(timed(html, "https://au.seek.com/job/90000001")).toBeLessThan(limitMs);
});

test("readersWith, a table full of the costliest selectors it may have, reads a large page in two seconds", () => {
  const costly = "div div div div div div";
  const fields = { title: Array(20).fill(costly), company: Array(20).fill(`${costly}:has(p)`) };
  const sites = [{ board: "magpie-jobs", hosts: ["magpie.example"], fields, description: [costly] }];
  const readers = readersWith(parseSelectorTable({ version: SELECTORS_VERSION + 1, sites }));
  const html = `<body>${"<div>".repeat(40)}${"<div><p>Word</p></div>".repeat(3000)}${"</div>".repeat(40)}</body>`;
  expect(timed(html, "https://magpie.example/1", readers)).toBeLessThan(limitMs);
});
