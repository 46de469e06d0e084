import { expect, test } from "vitest";
import { extractJobAd } from "../extract-job-ad.ts";
import { openPage } from "../page/page-document.ts";
import { pageLines } from "../page/page-lines.ts";
import { listedAds } from "./listed-ads.ts";

function snapshot(url: string, title: string, body: string) {
  const html = `<html><head><title>${title}</title></head><body>${body}</body></html>`;
  return { url, title: "", lang: "", html, frames: [], selection: null, truncated: false };
}

type Row = [name: string, url: string, title: string, body: string, titles: string[]];

const LISTS: Row[] = [
  [
    "a council's table",
    "https://www.bunyip.vic.gov.example/careers",
    "Current vacancies",
    "<h1>Current vacancies</h1><table><tr><td><a href='/role/1'>Lifeguard Supervisor</a></td><td>6 Dec</td></tr><tr><td><a href='/role/2'>Statutory Planner</a></td><td>9 Dec</td></tr></table>",
    ["Lifeguard Supervisor", "Statutory Planner"],
  ],
  [
    "cards that say Read more",
    "https://www.ringtail.example/vacancies",
    "Ringtail Search",
    "<h1>Latest jobs</h1><div><h3>Payroll Lead</h3><p>Two payrolls a month.</p><a href='/jobs/payroll-8840'>Read more</a></div><div><h3>Accounts Assistant</h3><p>Creditors and debtors.</p><a href='/jobs/accounts-8838'>View job</a></div>",
    ["Payroll Lead", "Accounts Assistant"],
  ],
  [
    "a school's documents, without the link to the page itself",
    "https://www.stboronia.example/positions",
    "Positions vacant - St Boronia",
    "<h1>Positions vacant</h1><ul><li><a href='/docs/jp.pdf'>Teacher of Japanese</a></li><li><a href='/docs/ict.pdf'>ICT Technician</a></li><li><a href='#top'>Site Manager</a></li></ul>",
    ["Teacher of Japanese", "ICT Technician"],
  ],
];

test.each(LISTS)("listedAds, %s, names each ad once", (_name, url, title, body, titles) => {
  const page = openPage(snapshot(url, title, body));
  expect(listedAds(page, pageLines(page)).map((ad) => ad.title)).toEqual(titles);
});

test.each(LISTS)("extractJobAd, %s, is a list", (_name, url, title, body) => {
  const read = extractJobAd(snapshot(url, title, body), { capturedAt: "2026-11-28T02:00:00.000Z" });
  expect(read.kind).toBe("search");
});

test.each<[string, string]>([
  ["an account and an application in one", "<label>Choose a password<input type=password></label>"],
  ["a talent pool", "<label>Current role<input></label><label>Suburb<input></label>"],
  ["a step with notes", "<p>Fields with a star are required.</p><textarea></textarea>"],
])("extractJobAd, %s that asks for a file, is an application form", (_name, more) => {
  const form = `<h1>Join us</h1><form><label>Full name<input></label><label>Email<input type=email></label>${more}<label>Upload resume<input type=file></label></form>`;
  const read = extractJobAd(snapshot("https://people.example/join", "Join us", form), {
    capturedAt: "2026-11-28T02:00:00.000Z",
  });
  expect(read.kind).toBe("form");
});

const untitled = (employer: string, text: string) =>
  `<img alt="${employer}" src="/logo.png"><dl><dt>Location</dt><dd>Truganina VIC</dd><dt>Employment type</dt><dd>Full time</dd><dt>Pay</dt><dd>$38 an hour</dd></dl><p>${text}</p><button>Apply</button>`;

test.each([
  [
    "Galah Logistics",
    "Galah Logistics moves white goods. You pick and load with a counterbalance and scan every box. You must have a high risk licence, steel caps and two years of experience. Full time, overtime is offered to the crew first.",
  ],
  [
    "Brolga Aged Care",
    "Brolga Aged Care runs two homes for people who forget. You help residents with meals and showers and write clear notes. You must hold a Certificate III and have a year of experience in a team. Part time, with paid leave and a salary package.",
  ],
  [
    "Kookaburra Press",
    "Kookaburra Press prints for schools. Your responsibilities are two presses, their care and their paper. You have experience with offset work and skills in colour. Full time, day shift, parking on site.",
  ],
])("extractJobAd, an ad of %s without a heading or a title, is an ad", (employer, text) => {
  const url = "https://work.example/recruitment.html?cid=1&jobId=500";
  const read = extractJobAd(snapshot(url, "Recruitment", untitled(employer, text)), {
    capturedAt: "2026-11-28T02:00:00.000Z",
  });
  expect(read.kind).toBe("ad");
});
