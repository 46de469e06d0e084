import { expect, it } from "vitest";
import { jobSiteOf, jobSites, matchPatterns } from "./job-sites.ts";

it.each([
  ["https://au.seek.com/job/1", "seek"],
  ["https://www.seek.com.au/job/1", "seek"],
  ["https://seek.co.nz/job/1", "seek"],
  ["https://au.jora.com/job/x", "jora"],
  ["https://acme.wd3.myworkdayjobs.com/en-US/x", "workday"],
  ["https://notseek.com/job/1", undefined],
  ["https://seek.com.evil.example/", undefined],
  ["http://au.seek.com/job/1", undefined],
  ["chrome://extensions", undefined],
  ["no address", undefined],
  [undefined, undefined],
])("jobSiteOf(%s) is %s", (url, id) => {
  expect(jobSiteOf(url)?.id).toBe(id);
});

it("asks for named hosts only, each site once and no host twice", () => {
  const patterns = jobSites.flatMap(matchPatterns);
  for (const pattern of patterns) expect(pattern).toMatch(/^https:\/\/\*\.[a-z0-9-]+(\.[a-z0-9-]+)+\/\*$/);
  expect(new Set(patterns).size).toBe(patterns.length);
  expect(new Set(jobSites.map(({ id }) => id)).size).toBe(jobSites.length);
});
