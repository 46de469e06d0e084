import { beforeAll, describe, expect, it } from "vitest";
import { openDesk } from "../desk.ts";
import {
  judgeLooks,
  open,
  press,
  pressByKey,
  reload,
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
    await seeText(page, "Early Childhood Educator, Wombat Preschool");
    await seeText(page, "Not in your tracker yet.");
    // Every view of the result calls its job the same.
    // By the mouse: a toast lies over no link.
    await page.locator('::-p-aria([name="Review line by line"])').click();
    await seeText(page, "Line-by-line suggestions");
    await seeText(page, "Early Childhood Educator, Wombat Preschool");
    await page.goBack();
    await seeText(page, "Not in your tracker yet.");
  });

  it("is saved as a job once, and is a part of its page", async () => {
    const { page } = desk;
    await pressByKey(page, "Save this job");
    await seeText(page, "In your tracker:");
    await judgeLooks(page, "result-job");
    await page.setViewport({ width: 1280, height: 900 });
    await reload(page);
    await seeText(page, "In your tracker:");
    await page.locator("section[aria-label='This job'] a").click();
    await page.locator("::-p-aria([name='Resume'][role='tab'])").click();
    // The same desk as at the result's own address, with its download in the job's head.
    await seeText(page, "Tailored ");
    await seeText(page, "Only you can add these");
    await page.locator("::-p-aria([name='Download Resume (Word)'][role='button'])").wait();
    // The result's other views lead back here.
    await page.locator('::-p-aria([name="Review line by line"])').click();
    await seeText(page, "Line-by-line suggestions");
    await page.locator("main ::-p-text(Early Childhood Educator, Wombat Preschool)").click();
    await page.waitForFunction(() => location.search === "?tab=resume");
  });

  it("leads to the letter for the same job, which is filed with it", async () => {
    const { page } = desk;
    await open(page, first);
    await pressByKey(page, "Write the letter");
    await page.waitForFunction(() => location.search === "?tab=letter");
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
    await seeText(page, "Ward Nurse, Coorong Hospital");
    const second = await results().resultAddress();
    expect(second).not.toBe(first);
    await open(page, first);
    await seeText(page, "Early Childhood Educator, Wombat Preschool");
    expect(`/optimizations/${(await results().stored(keys.result)).id}`).toBe(first);
    await page.goBack();
    await seeText(page, "Ward Nurse, Coorong Hospital");
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
    await seeText(page, "Ward Nurse, Coorong Hospital");
    // The first one's ad asks for nothing of the kind.
    await open(page, first);
    await seeText(page, "Early Childhood Educator, Wombat Preschool");
    expect(await page.$("section[aria-label='What to submit']")).toBeNull();
  });

  it("an application's 'Tailor with my default resume' brings its own ad, and files what is made [BD-37]", async () => {
    const { page } = desk;
    await open(page, first);
    await page.locator("section[aria-label='This job'] a").click();
    await press(page, "More for this application");
    await page.locator("::-p-aria([name='Tailor with my default resume'][role='menuitem'])").click();
    await seeAddress(page, "/resume-optimizer");
    expect(await valueIn(page, "textarea[name=jobDescription]")).toBe(ad);
    expect(await valueIn(page, "[name=adCompany]")).toBe("Wombat Preschool");
    await pressByKey(page, "Optimize My Resume");
    await seeText(page, "Resume Analysis Complete");
    await seeText(page, "In your tracker:");
  });
});
