import { expect, it } from "vitest";
import { siteReport } from "#shared/contract/job-sites.ts";
import { READING_RULES } from "#shared/job-ad/reading-versions.ts";
import { readAd } from "../../platform/page/extract-job-ad.ts";
import type { PageRead } from "../../platform/page/read-page.ts";
import { reasonsFor, reportOf } from "./report-of.ts";

const SECRET = "Wombat Works pays badly";

function aPage(url: string): PageRead {
  const words = "You plan the week for the crew and answer for safe work on site every day. ".repeat(8);
  const html = `<title>${SECRET}</title><main><h1>Site Supervisor</h1><p>Location: Geelong VIC</p><p>${words}${SECRET}</p><h3>Responsibilities</h3><ul><li>Plan crews for the week ahead</li></ul><h3>Requirements</h3><p>Five years of experience. A full-time, permanent role. Please apply with a resume.</p><a href="/apply">Apply now</a></main>`;
  const snapshot = { url, title: SECRET, lang: "en", html, frames: [], selection: null, truncated: false };
  return { tabId: 1, url, title: SECRET, ...readAd(snapshot, null, "2026-11-22T00:00:00.000Z") };
}

it("tells presence, reader and confidence, and no word of the page or its address", () => {
  const report = reportOf(aPage("https://jobs.wombat.example/ad/77?me=ada@example.com#top"), "company");
  expect(report).toMatchObject({ host: "jobs.wombat.example", reason: "company", rules: READING_RULES });
  expect(report?.fields.title).toEqual({
    isPresent: true,
    reader: "headings",
    confidence: expect.any(Number),
  });
  expect(report?.fields.salary).toEqual({ isPresent: false, reader: "", confidence: 0 });
  expect(report?.fields.description.isPresent).toBe(true);
  expect(JSON.stringify(report)).not.toMatch(/Supervisor|Geelong|Wombat Works|ada@|77|Requirements/);
  expect(siteReport.safeParse(report).success).toBe(true);
});

it.each(["pasted:2026-11-22", "file:///home/ada/ad.html", "http://localhost/ad", "chrome://settings"])(
  "%s is no site to report",
  (url) => expect(reportOf(aPage(url), "other")).toBeNull(),
);

it("asks of an ad what is wrong with it, of another page whether there is one", () => {
  expect(reasonsFor(true)).not.toContain("missed-ad");
  expect(reasonsFor(false)).toEqual(["missed-ad", "other"]);
});
