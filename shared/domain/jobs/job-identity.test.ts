import { expect, test } from "vitest";
import { jobIdentity } from "./job-identity.ts";

test.each([
  "https://www.seek.com.au/job/90000001",
  "https://seek.com.au/job/90000001/",
  "http://www.seek.com.au/job/90000001?type=standard",
  "https://au.seek.com/job/90000001?ref=search-standalone&origin=cardTitle#sol=abc",
  "https://au.seek.com/job/90000001/apply?sol=1",
  "https://au.seek.com/labourer-jobs/in-Geelong-VIC?jobId=90000001&type=promoted",
  "https://www.seek.com.au/jobs?jobId=90000001",
  "https://AU.SEEK.COM/job/90000001?utm_source=x&gclid=y",
  "  https://au.seek.com/job/90000001#top ",
  "https://www.seek.com.au/job/90000001?tracking=SHR-WEB-SharedJob-anz-1",
])("jobIdentity, %s, is the same SEEK ad", (url) => {
  expect(jobIdentity(url)).toMatchObject({
    identityKey: "seek-au:90000001",
    canonicalUrl: "https://au.seek.com/job/90000001",
  });
});

test.each<[string, string]>([
  ["https://nz.seek.com/job/90000001", "seek-nz:90000001"],
  ["https://www.linkedin.com/jobs/view/fitter-at-emu-rail-70000001?trk=x", "linkedin:70000001"],
  ["https://au.linkedin.com/jobs/view/70000001/", "linkedin:70000001"],
  ["https://www.linkedin.com/jobs/collections/recommended/?currentJobId=70000001", "linkedin:70000001"],
  ["https://au.indeed.com/viewjob?jk=0123456789ABCDEF&tk=z", "indeed:0123456789abcdef"],
  ["https://au.indeed.com/jobs?q=fitter&jk=ffffffffffffffff&vjk=0123456789abcdef", "indeed:0123456789abcdef"],
  [
    "https://au.jora.com/job/Fitter-0123456789abcdef0123456789abcdef?sp=serp",
    "jora:0123456789abcdef0123456789abcdef",
  ],
  ["https://emu.wd3.myworkdayjobs.com/en-US/careers/job/Perth/Fitter_JR1234-1/apply", "workday:JR1234"],
  ["https://emu.wd3.myworkdayjobs.com/careers/job/Fitter_R-01234", "workday:R-01234"],
  ["https://boards.greenhouse.io/emu/jobs/4000001", "greenhouse:4000001"],
  ["https://emu.example/careers/job?gh_jid=4000001", "greenhouse:4000001"],
  [
    "https://jobs.eu.lever.co/emu/11111111-2222-4333-8444-555555555555/apply",
    "lever:11111111-2222-4333-8444-555555555555",
  ],
  ["https://apply.workable.com/emu/j/0123abcdef/apply/", "workable:0123ABCDEF"],
  ["https://jobs.smartrecruiters.com/Emu/743999000000001-fitter", "smartrecruiters:743999000000001"],
  ["https://careers.pageuppeople.com/999/cw/en/job/500001/fitter", "pageup:500001"],
  [
    "https://careers.emu.example/jobs/12/?utm_medium=a&b=2&a=1#x",
    "url:https://careers.emu.example/jobs/12?a=1&b=2",
  ],
  ["https://emu-rail.jobs.personio.de/job/1234567?language=de", "personio:1234567"],
  ["https://emu-rail.breezy.hr/p/0123456789ab-fitter/apply", "breezy:0123456789ab"],
  ["https://stackoverflow.com/jobs/100001/fitter-emu-rail", "stackoverflow:100001"],
  ["https://www.jobs.cz/rpd/2000000001/?searchId=x", "jobscz:2000000001"],
  ["https://www.startupjobs.cz/nabidka/100001/fitter", "startupjobs:100001"],
  ["https://www.glassdoor.com.au/job-listing/fitter-JV.htm?jl=1009000001", "glassdoor:1009000001"],
  ["https://www.adzuna.com.au/details/4000000001", "adzuna:4000000001"],
  ["https://remoteok.com/remote-jobs/remote-fitter-emu-100001", "remoteok:100001"],
  ["https://emu.bamboohr.com/careers/42", "url:https://emu.bamboohr.com/careers/42"],
  [
    "https://www.careerone.com.au/jobview/fitter/0123abcd-0123-4567-89ab-0123456789ab?src=x",
    "careerone:0123abcd-0123-4567-89ab-0123456789ab",
  ],
  [
    "https://www.apsjobs.gov.au/s/job-details?title=policy-officer&Id=a05OY00000AbCdEYAZ",
    "apsjobs:a05OY00000AbCdEYAZ",
  ],
  [
    "https://www.workforceaustralia.gov.au/individuals/jobs/details/2300000001#content",
    "workforce-australia:2300000001",
  ],
  ["https://iworkfor.nsw.gov.au/job/fitter-500001", "iworkfor-nsw:500001"],
  ["https://www.careers.vic.gov.au/job/fitter-70001", "careers-vic:70001"],
  ["https://smartjobs.qld.gov.au/jobs/QLD-600001-26", "smartjobs-qld:qld-600001-26"],
  ["https://iworkfor.sa.gov.au/page.php?pageID=160&AdvertID=400001&windowUID=0", "iworkfor-sa:400001"],
  ["https://search.jobs.wa.gov.au/page.php?pageID=160&AdvertID=300001", "jobs-wa:300001"],
  ["https://notseek.com.au/job/90000001", "url:https://notseek.com.au/job/90000001"],
])("jobIdentity, %s, is %s", (url, key) => {
  expect(jobIdentity(url).identityKey).toBe(key);
});

test.each(["", "garbage", "javascript:alert(1)", "file:///home/x.html", null, undefined])(
  "jobIdentity, %s, has no identity",
  (url) => {
    expect(jobIdentity(url).identityKey).toBeNull();
  },
);
