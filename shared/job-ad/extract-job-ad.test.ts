import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sitePage } from "../testing/site-page.ts";
import type { Capture, PageKind, PageSnapshot } from "./capture.ts";
import { extractJobAd } from "./extract-job-ad.ts";

const CAPTURED_AT = "2026-11-21T02:00:00.000Z";

function fixture(name: string): string {
  return readFileSync(new URL(`./fixtures/${name}.html`, import.meta.url), "utf8");
}

function aSnapshot(html: string, url = "", over: Partial<PageSnapshot> = {}): PageSnapshot {
  return { url, title: "", lang: "en", html, frames: [], selection: null, truncated: false, ...over };
}

function read(html: string, url = "", over: Partial<PageSnapshot> = {}): Capture {
  return extractJobAd(aSnapshot(html, url, over), { capturedAt: CAPTURED_AT });
}

type Expected = {
  kind: PageKind;
  title: string;
  company: string;
  location: string;
  key: string | null;
  salary?: string;
};

const SUPERVISOR = { title: "Site Supervisor", company: "Quokka Civil" };
const ADS: [string, string, Expected][] = [
  [
    "generic-ad",
    "",
    {
      kind: "ad",
      ...SUPERVISOR,
      location: "Geelong VIC",
      key: null,
      salary: "$95,000 - $105,000 plus super",
    },
  ],
  [
    "generic-german",
    "",
    { kind: "ad", title: "Bauleiter (m/w/d)", company: "Emu Bau GmbH", location: "Hamburg", key: null },
  ],
];

test.each(ADS)("extractJobAd, fixture %s, reads the one ad", (name, url, expected) => {
  const capture = read(fixture(name), url);
  const { title, company, location, salary } = capture.fields;
  expect({
    kind: capture.kind,
    title: title.value,
    company: company.value,
    location: location.value,
    key: capture.identityKey,
    salary: salary.value,
  }).toEqual({ salary: null, ...expected });
  expect(capture.isAd).toBe(true);
  expect(capture.description?.words).toBeGreaterThan(60);
  expect(capture.description?.text).not.toMatch(/Foreign text|Footer words|powered by|application choices/i);
});

test("extractJobAd, bullets and paragraphs, keeps their form as plain text", () => {
  const { description } = read(
    sitePage("lever", "ad"),
    "https://jobs.lever.co/quokka/11111111-2222-4333-8444-555555555555",
  );
  expect(description?.text).toContain(
    "Responsibilities\n\n- Plan crews and plant for the week ahead\n- Check finished",
  );
  expect(description?.text).toContain("people of every background");
});

test.each<[string, string, PageKind]>([
  ["sign-in-wall", "https://login.quokka.example/", "wall"],
  ["robot-wall", "https://au.indeed.com/viewjob?jk=0123456789abcdef", "wall"],
  ["careers-home", "https://careers.quokka.example/", "other"],
])("extractJobAd, fixture %s at %s, is %s and holds no ad fields", (name, url, kind) => {
  const capture = read(fixture(name), url);
  expect(capture.kind).toBe(kind);
  expect(capture.isAd).toBe(false);
  expect(Object.values(capture.fields).map(({ value }) => value)).toEqual(Array(9).fill(null));
  expect(capture.description).toBeNull();
  expect(capture.warnings).toContain("link-only");
});

test("extractJobAd, state of ad A under the id of ad B, never takes A's text", () => {
  const stale = sitePage("seek", "ad")
    .replaceAll("/job/90000001/apply", "/job/90000077/apply")
    .replace("Warehouse Coordinator</h1>", "Crane Driver</h1>");
  const capture = read(stale, "https://au.seek.com/job/90000077");
  expect(capture.fields.title.value).toBe("Crane Driver");
  expect(capture.fields.closingDate.value).not.toBe("2026-12-12T");
  expect(JSON.stringify(capture)).not.toContain("State text");
});

test("extractJobAd, state without any page around it, needs the same id", () => {
  const bare = sitePage("seek", "ad").replace(/<div data-automation="jobAdDetails">[\s\S]*?<\/div>/, "");
  expect(read(bare, "https://au.seek.com/job/90000001").description?.text).toContain("State text");
  const other = bare.replaceAll("/job/90000001", "/job/90000077");
  expect(JSON.stringify(read(other, "https://au.seek.com/job/90000077"))).not.toContain("State text");
});

test("extractJobAd, JSON-LD of another ad than the one shown, is ignored and said so", () => {
  const ad = fixture("generic-ad").replace(
    "</head>",
    '<script type="application/ld+json">{"@type":"JobPosting","title":"Grader Operator","hiringOrganization":{"name":"Mulga Civil"},"description":"Foreign text"}</script></head>',
  );
  const capture = read(ad, "");
  expect(capture.fields.company.value).toBe("Quokka Civil");
  expect(capture.warnings).toContain("stale-data-ignored");
});

test("extractJobAd, a selection of forty words, is the description", () => {
  const text = "Selected words about the crew. ".repeat(12);
  const capture = read(fixture("generic-ad"), "", { selection: { text, html: `<p>${text}</p>` } });
  expect(capture.description?.reader).toBe("selection");
});

test("extractJobAd, an ad in a same-origin frame, is read from the frame", () => {
  const frames = [
    { src: "https://jobs.quokka.example/in_iframe=1", html: sitePage("icims", "ad").padEnd(2100, " ") },
  ];
  const capture = read("<h1>Careers</h1><iframe></iframe>", "https://jobs.quokka.example/jobs/42/x/job", {
    frames,
  });
  expect(capture.fields.title.value).toBe("Site Supervisor");
});

test.each([
  ["1 November 2026", "2026-11-01", true],
  ["12 December 2026", "2026-12-12", false],
  ["until filled", null, false],
])("extractJobAd, an ad that closes '%s', closes %s; closed: %s", (text, day, closed) => {
  const capture = read(fixture("generic-ad").replace("12 December 2026", text));
  expect(capture.isAd).toBe(true);
  expect([capture.fields.closingDate.value, capture.closed]).toEqual([day, closed]);
});

test("extractJobAd, no pay on the page, gives no salary", () => {
  const html = fixture("generic-ad").replace(
    /<p>Salary[^<]*<\/p>/,
    "<p>Salary: competitive</p><p>We raised $5m last year.</p>",
  );
  expect(read(html).fields.salary.value).toBeNull();
});

test.each([
  ["$71,750 - $71,750 a year", "$71,750 a year"],
  ["$45 – $45 per hour", "$45 per hour"],
  ["90k-90k plus super", "90k plus super"],
  ["$45 - $450 per day", "$45 - $450 per day"],
])("extractJobAd, pay of '%s', is '%s'", (text, expected) => {
  const html = fixture("generic-ad").replace(/<p>Salary[^<]*<\/p>/, `<p>Salary: ${text}</p>`);
  expect(read(html).fields.salary.value).toBe(expected);
});

test("extractJobAd, called twice, gives the same answer", () => {
  expect(read(fixture("generic-ad"))).toEqual(read(fixture("generic-ad")));
});

test("extractJobAd, a Greenhouse form in a frame of the employer's site, names the job and says where it is", () => {
  const src = "https://boards.greenhouse.io/embed/job_app?for=quokka&token=4000001";
  const url = "https://quokka.example/careers?gh_jid=4000001";
  const capture = read(sitePage("greenhouse", "embedded"), url, { frames: [{ src, html: null }] });
  expect(capture).toMatchObject({ isAd: false, identityKey: "greenhouse:4000001" });
  expect(capture.warnings).toContain("ad-in-frame");
});

test("extractJobAd, an article that links to a board, is no ad of that board", () => {
  const html = `<html><head><title>Working in Hobart</title></head><body><h1>Working in Hobart</h1><p>Jobs are on <a href="https://www.ethicaljobs.com.au/">EthicalJobs</a> and on <a href="https://smartjobs.qld.gov.au/jobs/QLD-1-26">Smart jobs</a>.</p></body></html>`;
  expect(read(html, "https://news.example/working-in-hobart").isAd).toBe(false);
});
