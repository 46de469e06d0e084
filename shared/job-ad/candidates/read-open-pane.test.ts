import { expect, test } from "vitest";
import { extractJobAd } from "../extract-job-ad.ts";

/** Invented boards: no reader knows them. */
const TALK = `<p>Quokka Civil is looking for an experienced person to lead crews on road and rail works around the bay. You will plan the week, keep people safe and hand over finished sections on time.</p><h3>Responsibilities</h3><ul><li>Plan crews and plant for the week ahead</li><li>Check finished work against drawings and hand it over</li></ul><h3>Requirements</h3><ul><li>Five years of experience in civil work and a licence for a light vehicle</li></ul><p>We offer a salary above award, a full-time permanent role, paid leave and training. Apply with a resume and a short cover letter that tells us what you have built.</p>`;
const CARDS = ["Plumber", "Cook", "Nurse", "Driver", "Welder"]
  .map(
    (role, at) =>
      `<li><a href="/job/${at}0001"><h3>${role}</h3></a><p>Emu Group</p><p>Perth WA</p><p>A short text about the job that is on offer here today</p></li>`,
  )
  .join("");
const PANE = `<div class="x9"><h2>Site Supervisor</h2><div class="org"><a href="/company/quokka">Quokka Civil</a></div><div>Geelong VIC</div><a href="/job/70001/apply">Apply now</a><section>${TALK}</section></div>`;

function read(body: string): ReturnType<typeof extractJobAd> {
  const html = `<html><head><title>Supervisor jobs in Geelong | Magpie Jobs</title></head><body><h1>120 supervisor jobs in Geelong</h1>${body}</body></html>`;
  const url = "https://magpie.example/jobs?q=supervisor";
  const snapshot = { url, title: "", lang: "en", html, frames: [], selection: null, truncated: false };
  return extractJobAd(snapshot, { capturedAt: "2026-11-21T02:00:00.000Z" });
}

test("extractJobAd, a list of an unknown board with an ad open beside it, reads that ad only", () => {
  const { kind, fields, description } = read(`<ul>${CARDS}</ul>${PANE}`);
  expect(kind).toBe("pane");
  expect([fields.title.value, fields.company.value, fields.location.value]).toEqual([
    "Site Supervisor",
    "Quokka Civil",
    "Geelong VIC",
  ]);
  expect(description?.text).toContain("- Plan crews and plant");
  expect(description?.text).not.toContain("Emu Group");
});

test.each([
  ["no ad is open", `<ul>${CARDS}</ul>`],
  ["the text is the board's own talk", `<ul>${CARDS}</ul><div><h2>About Magpie Jobs</h2>${TALK}</div>`],
])("extractJobAd, the same list where %s, reads no ad", (_name, body) => {
  const { isAd, fields } = read(body);
  expect({ isAd, title: fields.title.value }).toEqual({ isAd: false, title: null });
});

test("extractJobAd, a canonical link to another .com.au site, keeps the page's own identity", () => {
  const html = `<html><head><title>Site Supervisor</title><link rel="canonical" href="https://www.adzuna.com.au/details/4000000001"></head><body><h1>Site Supervisor</h1>${TALK}</body></html>`;
  const url = "https://www.quokka.com.au/careers/site-supervisor";
  const snapshot = { url, title: "", lang: "en", html, frames: [], selection: null, truncated: false };
  const { identityKey } = extractJobAd(snapshot, { capturedAt: "2026-11-21T02:00:00.000Z" });
  expect(identityKey).toBe(`url:${url}`);
});
