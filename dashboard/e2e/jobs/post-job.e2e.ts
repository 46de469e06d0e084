import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Browser, Page } from "puppeteer";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { experienceLevels, postedJobTypes, postedLocations } from "#shared/domain/jobs/job-words.ts";
import { pages } from "#shared/domain/pages.ts";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { answerFor, holdCall } from "../answers.ts";
import { launchBrowser } from "../launch-browser.ts";
import {
  checkLook,
  checkLooks,
  load,
  newVisitor,
  paste,
  press,
  seeAddress,
  seeText,
  valueIn,
} from "../visit.ts";
import { aJob } from "./job-answers.ts";

let api: RunningApi;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  api = await startApi();
  browser = await launchBrowser();
  page = await newVisitor(browser);
  await load(page, pages.postJob);
});
afterEach(async () => {
  page.removeAllListeners("request");
  await page.setRequestInterception(false);
  await page.setViewport({ width: 1280, height: 900 });
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

const job = {
  title: "Rail Fitter",
  company: "Emu Rail",
  location: "Sydney NSW",
  jobType: "Casual",
  experience: "Mid Level",
  salaryMin: "90000.7",
  salaryMax: "abc",
  description:
    "You will repair rail vehicles in our Clyde depot.\n\nEssential\n- Experience with hydraulics\n\nWrite to the depot to apply.",
  skills: " a, ,b ,",
  contactEmail: "depot@example.com",
  // The three of D-61.
  payPeriod: "year",
  workplace: "hybrid",
  apply: "jobs@emurail.com.au",
};
const selects = ["jobType", "experience", "payPeriod", "workplace"];

/** The form anew, with these fields in it. */
async function fill(fields: Partial<typeof job>): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.waitForSelector("form [name=contactEmail]");
  for (const [name, value] of Object.entries(fields)) {
    if (selects.includes(name)) await page.select(`form [name=${name}]`, value);
    else await paste(page, `form [name=${name}]`, value);
  }
}
const submit = () => press(page, "Post Job");
const answer = { status: 201, body: aJob({ id: "new", title: job.title }) };

describe("/post-job and /employer-register", () => {
  it("show one form to everybody, with the ten controls, three of D-61, and their lists [P1-2.12, P1-2.158, P1-2.159, P1-2.160, P1-5.39, P1-5.40, P1-5.41, P1-6.01, P1-6.18]", async () => {
    for (const address of [pages.employerRegister, pages.postJob]) {
      await load(page, address);
      await seeText(page, "Job Details");
      await seeAddress(page, address);
      const names = await page.$$eval("form [name]", (all) => all.map((one) => one.getAttribute("name")));
      expect(names.sort()).toEqual(Object.keys(job).sort());
    }
    await seeText(page, "Up to 5 jobs are free.");
    const options = (name: string) =>
      page.$$eval(`form [name=${name}] option`, (all) => all.map((one) => one.value).filter(Boolean));
    // Free text with the specification's towns as suggestions (D-61).
    expect(await page.$$eval("form datalist option", (all) => all.map((one) => one.value))).toEqual([
      ...postedLocations,
    ]);
    expect(await options("jobType")).toEqual([...postedJobTypes]);
    expect(await options("experience")).toEqual([...experienceLevels]);
    await checkLooks(page, "post-job");
    await page.setViewport({ width: 1280, height: 900 });
  });

  it.each(["title", "company", "location", "description"] as const)(
    "without %s: a toast, the field is marked, nothing is sent [P1-5.35]",
    async (missing) => {
      const call = await answerFor(page, "POST", "/api/jobs", answer);
      const { [missing]: _, ...rest } = job;
      await fill(rest);
      await submit();
      await seeText(page, "Missing Information");
      await seeText(page, "Please fill in all required fields.");
      await page.waitForSelector(`form [name=${missing}][aria-invalid=true]:focus`);
      expect(call.seen).toEqual([]);
      await call.stop();
    },
  );

  it("without an e-mail the browser's own check stops it; without that check the call goes out [P1-5.36]", async () => {
    const fields = { contactEmail: "Please enter a valid email address" };
    const body = { code: "invalid", message: "M", error: "M", details: { fields }, requestId: "r" };
    const call = await answerFor(page, "POST", "/api/jobs", { status: 400, body });
    const { contactEmail: _, ...rest } = job;
    await fill(rest);
    await submit();
    await page.waitForSelector("form [name=contactEmail]:invalid:focus");
    expect(call.seen).toEqual([]);
    await page.$eval("form", (form) => (form as HTMLFormElement).toggleAttribute("novalidate", true));
    await submit();
    await seeText(page, "Please enter a valid email address");
    expect(call.seen).toHaveLength(1);
    await call.stop();
  });

  it("sends salaries as whole dollars and skills as a list, and clears the form [P1-4.33, P1-5.37, P1-5.38, P1-5.39, P1-5.40, P1-5.41]", async () => {
    await fill(job);
    const sent = page.waitForRequest((one) => one.method() === "POST" && one.url().endsWith("/api/jobs"));
    const release = await holdCall(page, "POST", "/api/jobs");
    await submit();
    await seeText(page, "Posting...");
    expect(JSON.parse((await sent).postData() ?? "")).toEqual({
      ...job,
      ...{ salaryMin: 90_000, salaryMax: 0, skills: ["a", "b"] },
    });
    await release(answer);
    await seeText(page, "One step left: Rail Fitter");
    await seeText(page, "We have mailed a private link to depot@example.com.");
    for (const name of Object.keys(job))
      expect(await valueIn(page, `form [name=${name}]`), name).toBe(name === "payPeriod" ? "year" : "");
  });

  it("what fails says so and keeps every field, also over a reload; what is refused says why [P1-8.49]", async () => {
    await fill(job);
    const failing = await answerFor(page, "POST", "/api/jobs", { status: 500, body: { message: "M" } });
    await submit();
    await seeText(page, "Failed to post job. Please try again.");
    await failing.stop();
    await page.reload();
    expect(await valueIn(page, "form [name=description]")).toBe(job.description);
    expect(await valueIn(page, "form [name=location]")).toBe(job.location);
    const message =
      "This e-mail address has 5 active postings. Close one with its private link, then post again.";
    const body = { code: "conflict", message, error: message, requestId: "r" };
    const refused = await answerFor(page, "POST", "/api/jobs", { status: 409, body });
    await submit();
    await seeText(page, message);
    await refused.stop();
  });
});

it("[BD-39] pay by the hour keeps its cents and says that it is an hour's", async () => {
  await load(page, pages.postJob);
  await fill({ ...job, payPeriod: "hour", salaryMin: "32.50", salaryMax: "38" });
  await press(page, "Preview");
  await seeText(page, "$32.50 - $38 an hour");
  await press(page, "Close");
});

describe("a posting from end to end", () => {
  let address = "";
  let link = "";

  it("is shown before it is sent, and published by its mailed link [P1-8.50]", async () => {
    await load(page, pages.postJob);
    await fill({ ...job, salaryMin: "" });
    await press(page, "Preview");
    await seeText(page, "So people will see it");
    await seeText(page, "Write to jobs@emurail.com.au");
    await checkLook(page, "posting-preview", { width: 360, theme: "dark" });
    await page.setViewport({ width: 1280, height: 900 });
    await press(page, "Close");
    await submit();
    await seeText(page, "One step left");
    link = await expect
      .poll(mailedLink, { timeout: 15_000 })
      .toMatch(/^\/post-job\/edit#[\w-]+$/)
      .then(mailedLink);
    await page.goto(new URL(link, page.url()).href);
    await seeText(page, "Nobody sees it yet.");
    await checkLooks(page, "own-posting-waiting");
    await page.setViewport({ width: 1280, height: 900 });
    await press(page, "Publish the job");
    await seeText(page, "Your job is live");
    address = await page.$eval('a[href^="/jobs/"]', (one) => one.getAttribute("href") ?? "");
  });

  it("has a page of its own that search engines can read [P1-5.59]", async () => {
    const served = await page.goto(new URL(address, page.url()).href);
    expect(served?.status()).toBe(200);
    const html = (await served?.text()) ?? "";
    expect(html).toContain("<title>Rail Fitter, Emu Rail - Kelpie</title>");
    expect(html).toContain('"@type":"JobPosting"');
    expect(html).not.toContain(job.contactEmail);
    await seeText(page, "Salary not specified");
    await seeText(page, "Posted on Kelpie by its employer.");
    await seeText(page, "Write to jobs@emurail.com.au");
    await checkLooks(page, "job");
  });

  it("a reader reports it, and the operator's link takes in what was said", async () => {
    await press(page, "Report this job");
    await seeText(page, "We look at every report");
    await checkLook(page, "report-job", { width: 360, theme: "light" });
    await page.setViewport({ width: 1280, height: 900 });
    await paste(page, "[name=words]", "They want money.");
    await press(page, "Send report");
    await seeText(page, "Report sent");
    const review = await expect
      .poll(() => mailed(/\/post-job\/review#[\w.-]+/, "A job on Kelpie was reported"), { timeout: 15_000 })
      .toMatch(/^\/post-job\/review#/)
      .then(() => mailed(/\/post-job\/review#[\w.-]+/, "A job on Kelpie was reported"));
    await page.goto(new URL(review, page.url()).href);
    await seeText(page, "They want money.");
    await checkLooks(page, "review-posting");
    await page.setViewport({ width: 1280, height: 900 });
  });

  it("its private link edits it; the link's secret reaches no server's address", async () => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url().split("#")[0] ?? ""));
    await page.goto(new URL(link, page.url()).href);
    await seeText(page, "On the board until");
    await seeText(page, "1 person looked at it, 0 pressed how to apply.");
    const token = link.split("#")[1] ?? "";
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.filter((url) => url.includes(token))).toEqual([]);
    expect(await valueIn(page, "form [name=skills]")).toBe("a, b");
    await checkLooks(page, "own-posting");
    await page.setViewport({ width: 1280, height: 900 });
    await page.locator("form [name=title]").fill("Senior Rail Fitter");
    await press(page, "Save changes");
    await seeText(page, "Changes saved");
    await press(page, "Renew for 30 days");
    await seeText(page, "The job is renewed");
  });

  it("closing asks first; then its page says so and answers 410", async () => {
    await press(page, "Close job");
    await seeText(page, "Close this job?");
    await checkLook(page, "close-job", { width: 360, theme: "dark" });
    await page.setViewport({ width: 1280, height: 900 });
    await press(page, "Cancel");
    await press(page, "Close job");
    await page.locator('[role=alertdialog] ::-p-aria([name="Close job"][role="button"])').click();
    await seeText(page, "It is closed and off the board.");
    expect(await page.$("form")).toBeNull();
    const served = await page.goto(new URL(address, page.url()).href);
    expect(served?.status()).toBe(410);
    await seeText(page, "This job is closed. It takes no applications any more.");
    await seeText(page, "Senior Rail Fitter");
    await checkLook(page, "job-closed", { width: 360, theme: "light" });
  });

  it.each([
    ["/post-job/edit", "This link does not open a job"],
    ["/post-job/edit#made-up-token-of-somebody-else", "This link does not open a job"],
    ["/jobs/none", "Job not found"],
  ])("%s says '%s'", async (wrong, text) => {
    const from = new URL(wrong, page.url()).href;
    await page.goto("about:blank");
    await page.goto(from);
    await seeText(page, text);
    await checkLook(page, "job-wrong", { width: 360, theme: "light" });
  });

  /** What a mail that holds these words leads to; "" before it is there. */
  function mailed(link: RegExp, words: string): string {
    const outbox = path.join(api.dataDir, "outbox");
    const mails = existsSync(outbox) ? readdirSync(outbox) : [];
    const texts = mails.map((name) => readFileSync(path.join(outbox, name), "utf8"));
    const mail = texts.find((one) => one.includes(words)) ?? "";
    return link.exec(mail.replace(/=\r?\n/g, "").replaceAll("=3D", "="))?.[0] ?? "";
  }
  const mailedLink = () => mailed(/\/post-job\/edit#[\w-]+/, job.contactEmail);
});
