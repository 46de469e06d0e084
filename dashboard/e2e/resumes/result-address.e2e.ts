import { beforeAll, describe, expect, it } from "vitest";
import { openDesk } from "../desk.ts";
import {
  checkLooks,
  load,
  open,
  press,
  pressByKey,
  seeAddress,
  seeResult,
  seeText,
  signIn,
  valueIn,
} from "../visit.ts";
import { ad, keys, resultDesk } from "./result-desk.ts";

const desk = openDesk();
const results = () => resultDesk(desk.page);
const nurseAd = `Ward Nurse
Coorong Hospital
Murray Bridge SA
We need a nurse for a busy ward who can care for people and families with us for the coming year.
- Wound care is essential
- Current first aid is required
- Documentation is required
You will work with doctors, families and other nurses on rotating shifts all year long.
How to apply
Send your resume and a pitch of no more than 500 words that tells us why you fit this ward.`;

beforeAll(async () => {
  await signIn(desk.page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
});

describe("a result is a thing of its own (D-64)", () => {
  let first = "";

  it("a pasted ad is named by its first lines, and by the person where they do not say", async () => {
    const { page } = desk;
    await results().fillOptimizer(ad);
    await page.waitForSelector("[name=adTitle]");
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>("[name=adTitle]")?.value === "Early Childhood Educator",
    );
    expect(await valueIn(page, "[name=adCompany]")).toBe("");
    await press(page, "Optimize My Resume");
    await seeResult(page, "Resume Analysis Complete");
    first = await results().resultAddress();
    await page.locator("section[aria-label='This job'] [name=company]").fill("Wombat Preschool");
    await press(page, "Name it");
    await seeText(page, "Wombat Preschool · Not saved yet");
    // Every view of the result calls its job the same.
    // By the mouse: a toast lies over no link.
    await page.locator('::-p-aria([name="Review line by line"])').click();
    await seeText(page, "Line-by-line suggestions");
    await seeText(page, "Early Childhood Educator, Wombat Preschool");
    await page.goBack();
    await seeText(page, "Not saved yet");
    await checkLooks(page, "result-unsaved");
    await page.setViewport({ width: 1280, height: 900 });
  });

  it("shows the resume's own number in the head, as beside the page", async () => {
    const { page } = desk;
    await open(page, first);
    await page.waitForSelector("section[aria-label='Match rate']");
    const [inHead, onDesk] = await page.$$eval("main [role=img]", (all) =>
      all.map((one) => one.textContent?.replace("%", "")),
    );
    expect(inHead).toMatch(/^\d+$/);
    expect(inHead).toBe(onDesk);
  });

  it("is a tab of its job's page once that is saved, and its own address leads there", async () => {
    const { page } = desk;
    const isTabOfJob = () =>
      page.waitForFunction(
        (id) =>
          location.pathname.startsWith("/application-tracker/") &&
          location.search === `?tab=resume&result=${id}`,
        {},
        first.split("/").at(-1),
      );
    await pressByKey(page, "Save this job");
    await isTabOfJob();
    // The address changes before its screen is drawn.
    await seeText(page, "Only you can add these");
    // The screen itself says it.
    expect(await page.$$("[role=region] li")).toEqual([]);
    await checkLooks(page, "result-job");
    await page.setViewport({ width: 1280, height: 900 });
    await load(page, first);
    await isTabOfJob();
    await seeText(page, "Resume Analysis Complete");
    await seeText(page, "Tailored ");
    await seeText(page, "Only you can add these");
    await page.locator("::-p-aria([name='Download Resume (Word)'][role='button'])").wait();
    // The result's other views lead back here.
    await page.locator('::-p-aria([name="Review line by line"])').click();
    await seeText(page, "Line-by-line suggestions");
    await page.locator("main ::-p-text(Early Childhood Educator, Wombat Preschool)").click();
    await page.waitForFunction(() => location.search === "?tab=resume");
  });

  it("has the letter for the same job in the next tab", async () => {
    const { page } = desk;
    await open(page, first);
    await page.locator("::-p-aria([name='Letter'][role='tab'])").click();
    await page.waitForFunction(() => location.search.includes("tab=letter"));
    await page.waitForSelector("[name=reason]");
    await page.goBack();
    await seeText(page, "Resume Analysis Complete");
  });

  it("tailoring for another job opens the input with that job, never this result; Back keeps both", async () => {
    const { page } = desk;
    await open(page, "/resume-optimizer");
    await results().replaceText("textarea[name=jobDescription]", nurseAd);
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>("[name=adCompany]")?.value === "Coorong Hospital",
    );
    expect(await page.evaluate(() => document.body.innerText)).not.toContain("Back to the result");
    await pressByKey(page, "Optimize My Resume");
    await seeText(page, "Resume Analysis Complete");
    await seeText(page, "Coorong Hospital · Not saved yet");
    const second = await results().resultAddress();
    expect(second).not.toBe(first);
    await open(page, first);
    await seeText(page, "Early Childhood Educator");
    expect(`/optimizations/${(await results().stored(keys.result)).id}`).toBe(first);
    await page.goBack();
    await seeText(page, "Coorong Hospital · Not saved yet");
  });

  it("leads to a letter for its job before that is saved", async () => {
    const { page } = desk;
    await pressByKey(page, "Write the letter");
    await seeAddress(page, "/cover-letter");
    expect(await valueIn(page, "[name=company]")).toBe("Coorong Hospital");
    await page.goBack();
    await seeText(page, "Coorong Hospital · Not saved yet");
  });

  it("says what else its ad wants in writing, and leads to the desk for it", async () => {
    const { page } = desk;
    const asked = await page.waitForSelector("section[aria-label='What to submit']");
    expect(await asked?.evaluate((one) => (one as HTMLElement).innerText)).toMatch(/pitch, 500 words/i);
    await press(page, "Write your answers");
    await page.waitForFunction(() => location.pathname.startsWith("/criteria/"));
    await seeText(page, "Ward Nurse");
    await seeText(page, "500 words");
    await page.goBack();
    await seeText(page, "Coorong Hospital · Not saved yet");
    // The first one's ad asks for nothing of the kind.
    await open(page, first);
    await seeText(page, "Early Childhood Educator");
    expect(await page.$("section[aria-label='What to submit']")).toBeNull();
  });

  it("an application's 'Tailor with my default resume' brings its own ad, and files what is made [BD-37]", async () => {
    const { page } = desk;
    await open(page, first);
    await press(page, "More for this application");
    await page.locator("::-p-aria([name='Tailor with my default resume'][role='menuitem'])").click();
    await seeAddress(page, "/resume-optimizer");
    expect(await valueIn(page, "textarea[name=jobDescription]")).toBe(ad);
    expect(await valueIn(page, "[name=adCompany]")).toBe("Wombat Preschool");
    await pressByKey(page, "Optimize My Resume");
    await seeText(page, "Resume Analysis Complete");
    await page.waitForFunction(() => location.pathname.startsWith("/application-tracker/"));
  });
});
