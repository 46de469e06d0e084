import { mkdirSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { newDesk } from "#shared/domain/criteria/criterion.ts";
import { applicationPath, criteriaPath, interviewKitPath } from "#shared/domain/pages.ts";
import { call } from "./applications/tracker-desk.ts";
import { openDesk } from "./desk.ts";
import { checkLooks, open, pictures, press, reload, seeAddress, seeText, signIn, valueIn } from "./visit.ts";

const desk = openDesk();
let id: string;

const ad = `Senior Grants Officer (AO5)
Key selection criteria
KSC 1. Demonstrated experience in mapping processes in BPMN.
KSC 2. Ability to run workshops with stakeholders.
KSC 3. Ability to act with integrity.
How to apply
Please address the key selection criteria in no more than 200 words each.`;

beforeAll(async () => {
  mkdirSync(pictures, { recursive: true });
  await signIn(desk.page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
  const body = { jobTitle: "Senior Grants Officer (AO5)", company: "Harbour Trust", jobDescription: ad };
  ({ id } = await call<{ id: string }>(desk.page, "POST", "/api/applications", body));
});

describe("the answers in writing of a saved job", () => {
  it("from the application to criteria that are read, drafted, counted and kept", async () => {
    const { page } = desk;
    await open(page, applicationPath(id));
    await page.locator("::-p-xpath(//*[@role='tab'][starts-with(., 'Criteria')])").click();
    await seeText(page, "Ability to act with integrity.");
    // The earlier address leads to the same place.
    await open(page, criteriaPath(id));
    await seeAddress(page, applicationPath(id, "criteria"));
    await seeText(page, "200 words each");
    await press(page, "Draft the rest");
    await page.waitForFunction(
      () => document.querySelector<HTMLTextAreaElement>("textarea[name^=answer]")?.value !== "",
    );
    expect(await valueIn(page, "textarea[name=answer-c1]")).toMatch(
      /^As Senior Business Analyst at Bellwether Energy \(since 2021\):\n\u2022 /,
    );
    await seeText(page, "of 200 words");
    await checkLooks(page, "criteria");
  });

  it("an ad without a list: its points are taken over in one press, and stay", async () => {
    const { page } = desk;
    const { id: clerk } = await call<{ id: string }>(page, "POST", "/api/applications", {
      jobTitle: "Business Analyst",
      company: "Wattle Shire",
      jobDescription: `About the role
You will map how the shire works with teams that serve people every day, and write down what you find.
About you
- Experience with BPMN is essential
- Experience with workshops is required
- Knowledge of Power BI is desirable`,
    });
    await open(page, applicationPath(clerk, "criteria"));
    await seeText(page, "No criteria yet");
    await checkLooks(page, "criteria-points");
    await page.locator("::-p-text(Use the ad's)").click();
    await seeText(page, "0 of 3 answered");
    await page.waitForFunction(() => document.querySelectorAll("textarea[name^=answer-c]").length === 3);
    await seeText(page, "Saved");
    await reload(page);
    await seeText(page, "0 of 3 answered");
    await seeText(page, "Essential");
  });

  it("a desk without a saved job, from a pasted list", async () => {
    const { page } = desk;
    await open(page, criteriaPath(newDesk));
    await page.locator("[name=jobTitle]").fill("Clerk");
    await page.locator("[name=text]").fill("Experience in reporting\nAbility to act with integrity");
    await checkLooks(page, "criteria-new");
    await press(page, "Open");
    await seeText(page, "0 of 2 answered");
    await open(page, criteriaPath(newDesk));
    await seeText(page, "Opened before");
  });

  it("the interview kit of the same job, with its questions marked", async () => {
    const { page } = desk;
    await call(page, "PATCH", `/api/applications/${id}`, {
      status: "interviewing",
      interviewDate: "2027-02-03",
    });
    await open(page, applicationPath(id));
    await press(page, "Prepare interview");
    await seeAddress(page, interviewKitPath(id));
    await open(page, `${applicationPath(id)}/interview`);
    await seeAddress(page, interviewKitPath(id));
    await seeText(page, "Likely questions");
    await press(page, "Next question");
    await seeText(page, "Question 2 of");
    await seeText(page, "From the ad");
    await checkLooks(page, "interview-kit");
  });

  it("an employer's message proposes, and changes after a yes", async () => {
    const { page } = desk;
    await open(page, applicationPath(id, "log"));
    await press(page, "Paste it here");
    await page.waitForSelector("[name=mail]");
    await page.type(
      "[name=mail]",
      "Congratulations! On behalf of the Council I am delighted to offer you the position of Senior Grants Officer. Your letter of offer and employment contract are attached. Please sign and return a copy by Friday. Your start date will be Monday 11 January. Welcome to the team!",
    );
    await press(page, "Read the message");
    await seeText(page, "Change status to Offered?");
    await checkLooks(page, "application-mail");
    await press(page, "Yes, change it");
    await seeText(page, "Changed.");
  });

  it("a gap is told as a story, by the keyboard, and then covers its criterion", async () => {
    const { page } = desk;
    await open(page, criteriaPath(id));
    const tell = await page.waitForSelector('[aria-label^="Add an example: When did you own up"]');
    await tell?.focus();
    await page.keyboard.press("Enter");
    await page.waitForSelector("[role=dialog] [name=title]");
    await page.type("[name=title]", "The wrong total");
    await page.type("[name=action]", "I reported my own mistake to the manager and corrected 40 letters.");
    await checkLooks(page, "criteria-story");
    await page.focus("[role=dialog] [name=action]");
    await page.$eval("[role=dialog] form", (form) => (form as HTMLFormElement).requestSubmit());
    await page.waitForFunction(() => !document.querySelector("[role=dialog]"));
    await seeText(page, "The wrong total");
  });

  it("which example shows which criterion, and the answers as a page", async () => {
    const { page } = desk;
    await open(page, criteriaPath(id));
    await seeText(page, "The wrong total");
    await page.locator('::-p-aria([name="Matrix"][role="radio"])').click();
    await seeText(page, "Criteria and examples");
    await checkLooks(page, "criteria-matrix");
    const main = 'table button[aria-pressed="true"]';
    await page.waitForSelector(main);
    const label = await page.$eval(main, (one) => one.getAttribute("aria-label") ?? "");
    await page.locator(main).click();
    await page.waitForSelector(`table button[aria-label="${label}"][aria-pressed="false"]`);
    await page.locator(`table button[aria-label="${label}"]`).click();
    await page.waitForSelector(`table button[aria-label="${label}"][aria-pressed="true"]`);
    await page.locator('::-p-aria([name="Page"][role="radio"])').click();
    const shown = await page.$eval('section[aria-label="The page"]', (one) => (one as HTMLElement).innerText);
    expect(shown).toMatch(/^Selection criteria: Senior Grants Officer \(AO5\), Harbour Trust/);
    expect(shown).toContain("KSC 1. Demonstrated experience in mapping processes in BPMN.");
    expect(shown).toContain("As Senior Business Analyst at Bellwether Energy");
    await checkLooks(page, "criteria-page");
  });
});
