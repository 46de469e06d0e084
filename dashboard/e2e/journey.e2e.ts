import { strFromU8, unzipSync } from "fflate";
import type { Browser, Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { downloadsOf } from "#shared/testing/e2e/downloads.ts";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { chooseStatus } from "./applications/tracker-desk.ts";
import { giveFile } from "./give-file.ts";
import { launchBrowser } from "./launch-browser.ts";
import { newVisitor, open, paste, press, reload, seeAddress, seeResult, seeText, signIn } from "./visit.ts";

const resume = `Ash Wattle
Early Childhood Educator
Newcastle NSW 2300 | 0491 570 156 | ash@example.com

Key skills
Programming, Documentation, First aid

Experience
Educator, Banksia Early Learning
Feb 2020 - Present
- Responsible for planning activities for a room of 18 children
- Organized incursions with local musicians
- Used the Early Years Learning Framework in every plan

Education
Certificate III in Early Childhood Education and Care, TAFE NSW, 2019`;

const ad = `About the role
We are a community preschool in Newcastle looking for an Early Childhood Educator to join our preschool room for the new year.
About you
- Certificate III in Early Childhood Education and Care is essential
- Current first aid is required
- Experience with documentation and planning activities is required
- Knowledge of the EYLF is highly regarded
- Working with Children Check is essential
You will work with a team of six educators who care about play, nature and families.`;

let api: RunningApi;
let browser: Browser;
let page: Page;
const account = { email: "ash.journey@kelpie.test", password: "Wattle-and-gum-7" };

describe("a new person in the dashboard", () => {
  beforeAll(async () => {
    api = await startApi();
    browser = await launchBrowser();
    page = await newVisitor(browser);
  });
  afterAll(async () => {
    await browser?.close();
    await api?.stop();
  });

  it("is asked to sign in, and signs up", async () => {
    await open(page, "/resume-optimizer");
    await seeAddress(page, "/login?returnTo=%2Fresume-optimizer");
    await open(page, "/signup");
    await page.locator("[name=fullName]").fill("Ash Wattle");
    await page.locator("[name=email]").fill(account.email);
    await page.locator("[name=password]").fill(account.password);
    await page.locator("[name=confirmPassword]").fill("something-else");
    await press(page, "Create Account");
    await seeText(page, "Passwords do not match");
    await seeText(page, "You must accept the terms and conditions");
    await page.locator("[name=confirmPassword]").fill(account.password);
    await page.locator("input[name=acceptTerms]").click();
    await press(page, "Create Account");
    await seeAddress(page, "/dashboard");
    await seeText(page, "Welcome, Ash");
    await seeText(page, "Free Plan");
  });

  it("uploads a resume, optimises it for an ad, and sees what was measured", async () => {
    await open(page, "/resume-optimizer");
    await seeText(page, "0 of 3 free optimizations used");
    await giveFile(page, "input[type=file]", { name: "ash.txt", bytes: resume });
    await seeText(page, "File uploaded successfully");
    await paste(page, "textarea[name=jobDescription]", ad);
    await seeText(page, "The keyword match would go from");
    await press(page, "Optimize My Resume");
    await seeText(page, "Resume Analysis Complete");
    await seeText(page, "Written by Kelpie's built-in writer");
    await seeText(page, "This compares your resume with this ad. It is our own measure, not an employer's.");
  });

  it("downloads a Word file that holds the tailored lines", async () => {
    const downloaded = await downloadsOf(browser, page);
    await press(page, "Download Resume (Word)");
    const file = await downloaded(/^optimized-resume-\d{4}-\d\d-\d\d\.docx$/);
    const document = unzipSync(file)["word/document.xml"];
    const words = strFromU8(document ?? new Uint8Array()).replace(/<[^>]+>/g, " ");
    expect(words).toContain("Planned activities for a room of 18 children");
    expect(words).toContain("Organised incursions");
  });

  it("finds the used optimisation and the kept resume after a reload", async () => {
    await reload(page);
    await seeResult(page, "Resume Analysis Complete");
    await press(page, "Upload & Rescan");
    await seeText(page, "1 of 3 free optimizations used");
    await seeText(page, "Your saved resume: ash.txt");
  });

  it("is shown what the tracker would be, and above it the jobs it saved, to open, move and delete (D-63)", async () => {
    await page.evaluate(async () => {
      const headers = {
        "content-type": "application/json",
        "x-kelpie-token": localStorage.getItem("auth_token") ?? "",
      };
      const body = JSON.stringify({ jobTitle: "Rail Fitter", company: "Emu Rail", status: "saved" });
      await fetch("/api/applications", { method: "POST", headers, body });
    });
    await open(page, "/application-tracker");
    await seeText(page, "Back to Dashboard");
    await seeText(page, "Your saved jobs");
    await chooseStatus(page, "Rail Fitter", "applied");
    await seeText(page, "Application updated");
    await page.waitForSelector('main li a[href^="/application-tracker/"]');
    await page.locator('button[aria-label="Delete Rail Fitter, Emu Rail"]').click();
    await page.waitForSelector("[role=alertdialog]");
    await page.locator('[role=alertdialog] ::-p-aria([name="Delete"][role="button"])').click();
    await page.waitForFunction(() => !document.body.innerText.includes("Rail Fitter"));
    await open(page, "/no-such-page");
    await seeText(page, "404 Page Not Found");
  });

  it("signs out, and the pages ask again", async () => {
    await open(page, "/dashboard");
    await press(page, "Sign out");
    await seeAddress(page, "/login");
    await open(page, "/dashboard");
    await seeText(page, "Sign In");
    expect(new URL(page.url()).pathname).toBe("/login");
  });
});

describe("a premium person in the tracker", () => {
  beforeAll(async () => {
    api = await startApi();
    browser = await launchBrowser();
    page = await newVisitor(browser);
    await signIn(page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
  });
  afterAll(async () => {
    await browser?.close();
    await api?.stop();
  });

  it("adds an application with the dialog, and it stands first [P1-1.05]", async () => {
    await open(page, "/application-tracker");
    await seeText(page, "Senior Business Analyst");
    await press(page, "Add Application");
    await page.locator("[role=dialog] [name=jobTitle]").fill("Policy Officer");
    await page.locator("[role=dialog] [name=company]").fill("Shire of Yarrow");
    await page.locator("[role=dialog] [name=interviewDate]").fill("2026-12-03");
    await page.locator("[role=dialog] button[type=submit], [role=dialog] footer button:last-child").click();
    await seeText(page, "Application added successfully!");
    await seeText(page, "Policy Officer");
  });

  it("keeps search, status and view in the address", async () => {
    await open(page, "/application-tracker?q=policy&view=list");
    await seeText(page, "Policy Officer");
    expect(await page.evaluate(() => document.body.innerText.includes("Digital Health Analyst"))).toBe(false);
    await open(page, "/application-tracker?q=nothing-like-this");
    await seeText(page, "No applications found");
    await seeText(page, "Try adjusting your search or filter criteria");
  });

  it("deletes one only after the question", async () => {
    await open(page, "/application-tracker?q=policy");
    await seeText(page, "Policy Officer");
    await press(page, "Delete Policy Officer, Shire of Yarrow");
    await seeText(page, "Are you sure you want to delete this application? This action cannot be undone.");
    await press(page, "Delete");
    await seeText(page, "Application deleted successfully!");
    await seeText(page, "No applications found");
  });
});
