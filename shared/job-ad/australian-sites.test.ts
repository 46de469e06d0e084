import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { extractJobAd } from "./extract-job-ad.ts";

/** Hand-written pages of `fixtures/`, one per site: invented employers and texts, hooks as in each reader's comment. */
type Row = {
  page: string;
  url: string;
  board: string | null;
  key: string;
  title: string;
  company: string;
  location: string;
  salary?: string;
  closes?: string;
};

const SUPERVISOR = { title: "Site Supervisor", company: "Quokka Civil" };
const OFFICER = { title: "Project Officer", company: "Department of Wombats", closes: "2026-12-12" };
const ROWS: Row[] = [
  {
    page: "adzuna-ad",
    url: "https://www.adzuna.com.au/details/4000000001?utm_medium=x",
    board: "adzuna",
    key: "adzuna:4000000001",
    ...SUPERVISOR,
    location: "Geelong, Victoria",
    salary: "$95,000 - $105,000 per year",
  },
  {
    page: "careerone-ad",
    url: "https://www.careerone.com.au/jobview/site-supervisor/0123abcd-0123-4567-89ab-0123456789ab",
    board: "careerone",
    key: "careerone:0123abcd-0123-4567-89ab-0123456789ab",
    ...SUPERVISOR,
    location: "Geelong VIC",
    salary: "$95,000 - $105,000",
  },
  {
    page: "bamboohr-ad",
    url: "https://quokkacivil.bamboohr.com/careers/42",
    board: null,
    key: "url:https://quokkacivil.bamboohr.com/careers/42",
    ...SUPERVISOR,
    location: "Geelong, Victoria",
  },
  {
    page: "recruitee-ad",
    url: "https://quokka.recruitee.com/o/site-supervisor",
    board: null,
    key: "url:https://quokka.recruitee.com/o/site-supervisor",
    ...SUPERVISOR,
    location: "Geelong, Victoria, Australia",
  },
  {
    page: "jobadder-ad",
    url: "https://clientapps.jobadder.com/12345/quokka-civil/600001/site-supervisor",
    board: null,
    key: "url:https://clientapps.jobadder.com/12345/quokka-civil/600001/site-supervisor",
    ...SUPERVISOR,
    location: "Geelong VIC",
  },
  {
    page: "apsjobs-ad",
    url: "https://www.apsjobs.gov.au/s/job-details?title=policy-officer&Id=a05OY00000AbCdEYAZ",
    board: "apsjobs",
    key: "apsjobs:a05OY00000AbCdEYAZ",
    title: "Policy Officer",
    company: "Department of Wombats",
    location: "Canberra ACT",
    salary: "$88,000 to $96,000",
    closes: "2026-12-12",
  },
  {
    page: "ethicaljobs-ad",
    url: "https://www.ethicaljobs.com.au/members/banksia/community-worker",
    board: null,
    key: "url:https://www.ethicaljobs.com.au/members/banksia/community-worker",
    title: "Community Worker",
    company: "Banksia Care",
    location: "Bendigo VIC",
    closes: "2026-12-12",
  },
  {
    page: "workforce-australia-ad",
    url: "https://www.workforceaustralia.gov.au/individuals/jobs/details/2300000001",
    board: "workforce-australia",
    key: "workforce-australia:2300000001",
    title: "Vending Machine Assistant",
    company: "Quokka Civil",
    location: "Sandringham, VIC 3191",
    closes: "2026-12-12",
  },
  {
    page: "iworkfor-nsw-ad",
    url: "https://iworkfor.nsw.gov.au/job/project-officer-500001",
    board: "iworkfor-nsw",
    key: "iworkfor-nsw:500001",
    title: "Project Officer",
    company: "Transport for Quokka",
    location: "Hunter / Lower Hunter",
    salary: "Package includes salary ($96,000 - $106,000), super and leave loading",
    closes: "2026-12-12",
  },
  {
    page: "careers-vic-ad",
    url: "https://www.careers.vic.gov.au/job/project-officer-70001",
    board: "careers-vic",
    key: "careers-vic:70001",
    ...OFFICER,
    location: "Melbourne, CBD and inner metro suburbs",
    salary: "$96,000 - $106,000",
  },
  {
    page: "smartjobs-qld-ad",
    url: "https://smartjobs.qld.gov.au/jobs/QLD-600001-26",
    board: "smartjobs-qld",
    key: "smartjobs-qld:qld-600001-26",
    ...OFFICER,
    company: "Queensland Wombats",
    location: "Brisbane Inner City",
    salary: "$96,000 - $106,000",
  },
  {
    page: "iworkfor-sa-ad",
    url: "https://iworkfor.sa.gov.au/page.php?pageID=160&windowUID=0&AdvertID=400001",
    board: "iworkfor-sa",
    key: "iworkfor-sa:400001",
    ...OFFICER,
    location: "Adelaide",
    salary: "$96,000 - $106,000",
  },
  {
    page: "jobs-wa-ad",
    url: "https://search.jobs.wa.gov.au/page.php?pageID=160&AdvertID=300001",
    board: "jobs-wa",
    key: "jobs-wa:300001",
    ...OFFICER,
    location: "Perth",
    salary: "Level 5, $96,000 - $106,000 pa",
  },
  {
    page: "jobs-tas-ad",
    url: "https://careers.pageuppeople.com/759/cw/en/job/500002/project-officer",
    board: "pageup",
    key: "pageup:500002",
    ...OFFICER,
    location: "Hobart",
    salary: "$96,000 to $106,000 pro rata per annum",
  },
  {
    page: "taleo-ad",
    url: "https://quokka.taleo.net/careersection/2/jobdetail.ftl?job=1700ABC",
    board: null,
    key: "url:https://quokka.taleo.net/careersection/2/jobdetail.ftl?job=1700ABC",
    ...SUPERVISOR,
    location: "Geelong VIC",
  },
  {
    page: "greenhouse-on-own-site",
    url: "https://quokka.example/careers/job?gh_jid=4000001",
    board: "greenhouse",
    key: "greenhouse:4000001",
    ...SUPERVISOR,
    location: "Geelong, Victoria",
  },
];

function pageOf(name: string): string {
  return readFileSync(new URL(`./fixtures/${name}.html`, import.meta.url), "utf8");
}

function read(
  html: string,
  url: string,
  frames: { src: string; html: null }[] = [],
): ReturnType<typeof extractJobAd> {
  const snapshot = { url, title: "", lang: "en", html, frames, selection: null, truncated: false };
  return extractJobAd(snapshot, { capturedAt: "2026-11-21T02:00:00.000Z" });
}

test.each(ROWS)("extractJobAd, $page at its own address, reads the one ad", (row) => {
  const { kind, board, identityKey, fields, description } = read(pageOf(row.page), row.url);
  expect({
    kind,
    board,
    key: identityKey,
    title: fields.title.value,
    company: fields.company.value,
    location: fields.location.value,
    salary: fields.salary.value,
    closes: fields.closingDate.value,
  }).toEqual({
    kind: "ad",
    board: row.board,
    key: row.key,
    title: row.title,
    company: row.company,
    location: row.location,
    salary: row.salary ?? null,
    closes: row.closes ?? null,
  });
  expect(description?.text).toContain("- Plan crews and contractors");
  expect(description?.text).not.toMatch(/Foreign text|Footer words/);
});

test("extractJobAd, a Greenhouse form in a frame of the employer's site, names the job and says where it is", () => {
  const src = "https://boards.greenhouse.io/embed/job_app?for=quokka&token=4000001";
  const url = "https://quokka.example/careers?gh_jid=4000001";
  const capture = read(pageOf("greenhouse-embedded"), url, [{ src, html: null }]);
  expect(capture).toMatchObject({ isAd: false, identityKey: "greenhouse:4000001" });
  expect(capture.warnings).toContain("ad-in-frame");
});

test("extractJobAd, an article that links to a board, is no ad of that board", () => {
  const html = `<html><head><title>Working in Hobart</title></head><body><h1>Working in Hobart</h1><p>Jobs are on <a href="https://www.ethicaljobs.com.au/">EthicalJobs</a> and on <a href="https://smartjobs.qld.gov.au/jobs/QLD-1-26">Smart jobs</a>.</p></body></html>`;
  expect(read(html, "https://news.example/working-in-hobart").isAd).toBe(false);
});
