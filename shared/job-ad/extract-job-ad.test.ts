import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
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
    "seek-ad",
    "https://www.seek.com.au/job/90000001?type=standard&ref=search-standalone#sol=abc",
    {
      kind: "ad",
      title: "Warehouse Coordinator",
      company: "Bottlebrush Logistics Pty Ltd",
      location: "Dubbo, Dubbo & Central NSW",
      key: "seek-au:90000001",
      salary: "$78,000 – $84,000 per year + super",
    },
  ],
  [
    "linkedin-guest",
    "https://au.linkedin.com/jobs/view/site-supervisor-at-quokka-civil-70000001?trk=x",
    { kind: "ad", ...SUPERVISOR, location: "Geelong, Victoria, Australia", key: "linkedin:70000001" },
  ],
  [
    "linkedin-pane",
    "https://www.linkedin.com/jobs/search/?currentJobId=70000001&keywords=supervisor",
    { kind: "pane", ...SUPERVISOR, location: "Geelong, Victoria, Australia", key: "linkedin:70000001" },
  ],
  [
    "linkedin-2026",
    "https://www.linkedin.com/jobs/search-results/?currentJobId=70000001",
    { kind: "ad", ...SUPERVISOR, location: "Geelong, Victoria, Australia", key: "linkedin:70000001" },
  ],
  [
    "indeed-pane",
    "https://au.indeed.com/jobs?q=supervisor&vjk=0123456789abcdef",
    {
      kind: "pane",
      ...SUPERVISOR,
      location: "Geelong VIC 3220",
      key: "indeed:0123456789abcdef",
      salary: "$95,000 – $105,000 a year",
    },
  ],
  [
    "workday-ad",
    "https://quokka.wd3.myworkdayjobs.com/en-US/careers/job/Geelong/Site-Supervisor_JR1234-1",
    { kind: "ad", ...SUPERVISOR, location: "Geelong, VIC", key: "workday:JR1234" },
  ],
  [
    "lever-ad",
    "https://jobs.lever.co/quokka/11111111-2222-4333-8444-555555555555",
    { kind: "ad", ...SUPERVISOR, location: "Geelong", key: "lever:11111111-2222-4333-8444-555555555555" },
  ],
  [
    "greenhouse-ad",
    "https://job-boards.greenhouse.io/quokka/jobs/4000001",
    { kind: "ad", ...SUPERVISOR, location: "Geelong, Victoria", key: "greenhouse:4000001" },
  ],
  [
    "ashby-ad",
    "https://jobs.ashbyhq.com/quokka/11111111-2222-4333-8444-555555555555",
    { kind: "ad", ...SUPERVISOR, location: "Geelong", key: "ashby:11111111-2222-4333-8444-555555555555" },
  ],
  [
    "workable-ad",
    "https://apply.workable.com/quokka/j/0123ABCDEF/",
    { kind: "ad", ...SUPERVISOR, location: "Geelong, Victoria, Australia", key: "workable:0123ABCDEF" },
  ],
  [
    "teamtailor-ad",
    "https://careers.quokka.example/jobs/5000001-site-supervisor",
    {
      kind: "ad",
      ...SUPERVISOR,
      location: "Geelong depot",
      key: "url:https://careers.quokka.example/jobs/5000001-site-supervisor",
    },
  ],
  [
    "smartrecruiters-ad",
    "https://jobs.smartrecruiters.com/Quokka/743999000000001-site-supervisor",
    {
      kind: "ad",
      ...SUPERVISOR,
      location: "Geelong, VIC, Australia",
      key: "smartrecruiters:743999000000001",
    },
  ],
  [
    "pageup-ad",
    "https://careers.pageuppeople.com/999/cw/en/job/500001/facilities-officer",
    {
      kind: "ad",
      title: "Facilities Officer",
      company: "Banksia University",
      location: "Bendigo Campus",
      key: "pageup:500001",
    },
  ],
  [
    "successfactors-ad",
    "",
    {
      kind: "ad",
      title: "Facilities Officer",
      company: "Banksia Water",
      location: "Bendigo, VIC, AU, 3550",
      key: null,
    },
  ],
  [
    "jora-pane",
    "https://au.jora.com/supervisor-jobs-in-Geelong-VIC",
    {
      kind: "pane",
      ...SUPERVISOR,
      location: "Geelong VIC",
      key: "url:https://au.jora.com/supervisor-jobs-in-Geelong-VIC",
    },
  ],
  ["icims-ad", "", { kind: "ad", ...SUPERVISOR, location: "AU-VIC-Geelong", key: null }],
  [
    "jobs-cz-ad",
    "",
    {
      kind: "ad",
      title: "Site Supervisor",
      company: "Quokka Civil, s.r.o.",
      location: "Brno",
      key: null,
      salary: "50 000 – 80 000 Kč",
    },
  ],
  ["talentclue-ad", "", { kind: "ad", ...SUPERVISOR, location: "Geelong (Australia)", key: null }],
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
  [
    "seek-slide-out",
    "https://au.seek.com/labourer-jobs/in-Geelong-VIC",
    { kind: "pane", ...SUPERVISOR, location: "Geelong VIC", key: "seek-au:90000002" },
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
    fixture("lever-ad"),
    "https://jobs.lever.co/quokka/11111111-2222-4333-8444-555555555555",
  );
  expect(description?.text).toContain(
    "Responsibilities\n\n- Plan crews and plant for the week ahead\n- Check finished",
  );
  expect(description?.text).toContain("people of every background");
});

test.each<[string, string, PageKind]>([
  ["seek-search", "https://au.seek.com/labourer-jobs/in-Geelong-VIC", "search"],
  [
    "lever-thanks",
    "https://jobs.lever.co/quokka/11111111-2222-4333-8444-555555555555/thanks",
    "confirmation",
  ],
  ["lever-thanks", "", "confirmation"],
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
  const stale = fixture("seek-ad")
    .replaceAll("/job/90000001/apply", "/job/90000077/apply")
    .replace("Warehouse Coordinator</h1>", "Crane Driver</h1>");
  const capture = read(stale, "https://au.seek.com/job/90000077");
  expect(capture.fields.title.value).toBe("Crane Driver");
  expect(capture.fields.closingDate.value).not.toBe("2026-12-12T");
  expect(JSON.stringify(capture)).not.toContain("State text");
});

test("extractJobAd, state without any page around it, needs the same id", () => {
  const bare = fixture("seek-ad").replace(/<div data-automation="jobAdDetails">[\s\S]*?<\/div>/, "");
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
    { src: "https://jobs.quokka.example/in_iframe=1", html: fixture("icims-ad").padEnd(2100, " ") },
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

test("extractJobAd, called twice, gives the same answer", () => {
  expect(read(fixture("generic-ad"))).toEqual(read(fixture("generic-ad")));
});
