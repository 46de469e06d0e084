import type { Browser, Page } from "puppeteer";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Application } from "#shared/contract/applications/application.ts";
import { pages } from "#shared/domain/pages.ts";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { launchBrowser } from "../launch-browser.ts";
import {
  checkLook,
  checkLooks,
  looks,
  newVisitor,
  open,
  press,
  seeAddress,
  seeText,
  signIn,
  valueIn,
} from "../visit.ts";
import { call, chooseStatus, seeStatus, standIn } from "./tracker-desk.ts";

let api: RunningApi;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  api = await startApi();
  browser = await launchBrowser();
  page = await newVisitor(browser);
  await signIn(page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
  await seeText(page, "Welcome");
  await open(page, pages.applications);
  await seeText(page, "Total Applications");
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

const wide = () => page.setViewport({ width: 1280, height: 900 });
const extremes = looks.filter(({ width, theme }) => (width === 1280) === (theme === "light"));

const typed = {
  jobTitle: "Policy Officer",
  company: "Shire of Yarrow",
  location: "Yarrow VIC",
  salary: "$90k + super",
  jobUrl: "https://jobs.example/policy",
  jobDescription: "You write policies.",
  notes: "Ask for the roster",
  contactName: "Kim Lee",
  contactEmail: "kim@yarrow.example",
  followUpDate: "2026-12-01",
};

async function fillDialog({ followUpDate, ...fields }: Partial<typeof typed>): Promise<void> {
  for (const [name, value] of Object.entries(fields))
    await page.locator(`[role=dialog] [name=${name}]`).fill(value);
  if (followUpDate) await chooseDay("[role=dialog] [name=followUpDate]", followUpDate);
}

/** What is typed into a date depends on the browser's language; this is what it makes of it. */
async function chooseDay(selector: string, day: string): Promise<void> {
  await page.$eval(
    selector,
    (field, value) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    },
    day,
  );
}

const submit = () => page.locator("[role=dialog] button[type=submit]").click();
const closed = () => page.waitForFunction(() => !document.querySelector("[role=dialog]"));

it("the dialog says what is wrong at its field, keeps a draft, and a failure keeps every input [P2-2.08, P2-2.35, P2-4.03, P2-5.01, P2-8.01] [BD-08] [BD-35]", async () => {
  const desk = await standIn(page, { "POST /api/applications": { status: 500 } });
  await press(page, "Add Application");
  await page.waitForSelector("[role=dialog] [name=jobTitle]");
  const kinds = await page.$$eval("[role=dialog] :is(input, select, textarea)", (all) =>
    all.map(
      (one) =>
        `${(one as HTMLInputElement).name} ${(one as HTMLInputElement).type}${(one as HTMLInputElement).required ? " required" : ""}`,
    ),
  );
  expect(kinds.slice(1, 3)).toEqual(["jobTitle text required", "company text required"]);
  const marked = await page.$$eval("[role=dialog] label", (all) =>
    all.map((one) => one.textContent ?? "").filter((label) => label.endsWith("required")),
  );
  expect(marked).toEqual(["Job title required", "Company required"]);
  for (const kind of ["contactEmail email", "followUpDate date", "status select-one"])
    expect(kinds).toContain(kind);
  expect(await page.$eval("[role=dialog] [name=status]", (one) => (one as HTMLSelectElement).value)).toBe(
    "applied",
  );
  await checkLooks(page, "tracker-dialog");
  await wide();
  await submit();
  await seeText(page, "Job title and company are required");
  expect(desk.asked.filter(({ method }) => method === "POST")).toEqual([]);
  await page.waitForFunction(() => (document.activeElement as HTMLInputElement).name === "jobTitle");
  await fillDialog(typed);
  await page.keyboard.press("Escape");
  await closed();
  await page.reload();
  await seeText(page, "Total Applications");
  await page.keyboard.press("n");
  expect(await valueIn(page, "[role=dialog] [name=notes]")).toBe(typed.notes);
  await submit();
  await seeText(page, "Failed to add application");
  await seeText(page, "Error");
  expect(await valueIn(page, "[role=dialog] [name=jobTitle]")).toBe(typed.jobTitle);
  desk.rules["POST /api/applications"] = {
    status: 400,
    body: {
      code: "invalid",
      message: "No",
      error: "No",
      details: { fields: { salary: "Too long to keep" } },
      requestId: "r",
    },
  };
  await submit();
  await seeText(page, "Too long to keep");
  await page.waitForFunction(() => (document.activeElement as HTMLInputElement).name === "salary");
  await desk.stop();
});

it("what was added stands first, and the dialog is empty again [P2-2.34, P2-3.01, P2-3.02, P2-4.07, P2-8.05] [BD-04]", async () => {
  const desk = await standIn(page, {});
  await submit();
  await seeText(page, "Application added successfully!");
  await closed();
  await page.waitForFunction(
    () => document.querySelector("[data-item] h2")?.textContent === "Policy Officer",
  );
  const calls = desk.asked.map(({ method, path }) => `${method} ${path}`);
  expect(calls.indexOf("GET /api/applications")).toBeGreaterThan(calls.indexOf("POST /api/applications"));
  // The interview's date has an input (D-14); left empty it is sent as none.
  expect(desk.asked.find(({ method }) => method === "POST")?.body).toEqual({
    ...typed,
    recruiter: "",
    status: "applied",
    interviewDate: null,
  });
  await desk.stop();
  // A toast that fades while axe looks would be called too pale.
  await press(page, "Close");
  await page.waitForFunction(() => !document.body.innerText.includes("Application added"));
  await page.keyboard.press("n");
  expect(await valueIn(page, "[role=dialog] [name=jobTitle]")).toBe("");
  await fillDialog({ jobTitle: " policy OFFICER", company: "Shire of Yarrow Pty Ltd" });
  await seeText(page, "You already track this job");
  await seeText(page, "Policy Officer, Shire of Yarrow (Applied). You can add it all the same.");
  for (const look of extremes) await checkLook(page, "tracker-duplicate", look);
  await wide();
  await fillDialog({ jobTitle: "Ranger" });
  await page.waitForFunction(() => !document.body.innerText.includes("You already track this job"));
  await fillDialog({ jobUrl: "https://jobs.example/policy?utm_source=mail" });
  await seeText(page, "You already track this job");
  await page.locator("[role=dialog] ::-p-text(Open it)").click();
  await page.waitForFunction(() => /^\/application-tracker\/.+/.test(location.pathname));
  await page.waitForFunction(() => document.querySelector("h1")?.textContent === "Policy Officer");
  await page.goBack();
  expect(await valueIn(page, "[role=dialog] [name=jobTitle]")).toBe("Ranger");
  await submit();
  await seeText(page, "Application added successfully!");
  await seeText(page, "Ranger");
  await closed();
});

it("any status follows any other, with the way back in the toast; a refusal comes back with its reason [P2-2.21, P2-4.01, P2-4.02, P2-8.02, P2-8.06] [BD-33]", async () => {
  const desk = await standIn(page, {});
  for (const status of ["rejected", "saved", "applied", "offered"] as const) {
    // Listened for before the press: the answer may be there before the press returns.
    const saved = page.waitForResponse((one) => one.request().method() === "PATCH" && one.ok());
    await chooseStatus(page, "Ranger", status);
    await saved;
  }
  await seeText(page, "Application updated successfully!");
  const bodies = desk.asked.filter(({ method }) => method === "PATCH").map(({ body }) => body);
  expect(bodies).toEqual(["rejected", "saved", "applied", "offered"].map((status) => ({ status })));
  await seeStatus(page, "Ranger", "offered");
  await press(page, "Undo");
  await seeStatus(page, "Ranger", "applied");
  desk.rules["PATCH /api/applications/.*"] = { status: 500 };
  await chooseStatus(page, "Ranger", "rejected");
  await seeText(page, "Failed to update application");
  await seeStatus(page, "Ranger", "applied");
  await desk.stop();
  const [first] = await call<Application[]>(page, "GET", "/api/applications");
  expect(first).toMatchObject({ jobTitle: "Ranger", status: "applied" });
});

it("Follow Up makes a reminder notification [P2-2.19, P2-2.20, P2-8.04, P2-8.08, P2-8.09]", async () => {
  const desk = await standIn(page, { "POST /api/applications/.*/follow-up": { status: 500 } });
  const button = await page.locator("[data-item] ::-p-text(Follow Up)").waitHandle();
  await button.hover();
  await seeText(page, "Creates a reminder notification to follow up on this application");
  await button.click();
  await seeText(page, "Failed to send follow-up reminder");
  delete desk.rules["POST /api/applications/.*/follow-up"];
  await button.click();
  await seeText(page, "Follow-up reminder sent!");
  await desk.stop();
  await open(page, pages.notifications);
  await seeText(page, "Ranger at Shire of Yarrow Pty Ltd");
  await page.goBack();
  await seeText(page, "Total Applications");
});

it("deleting asks first; done, failed or given up, the question closes [P2-2.22, P2-2.23, P2-2.24, P2-2.25, P2-4.06, P2-8.03, P2-8.07]", async () => {
  const desk = await standIn(page, { "DELETE /api/applications/.*": { status: 500 } });
  const ask = async () => {
    await press(page, "Delete Ranger, Shire of Yarrow Pty Ltd");
    await seeText(page, "Delete Application");
    await seeText(page, "Are you sure you want to delete this application? This action cannot be undone.");
  };
  const asked = () => desk.asked.filter(({ method }) => method === "DELETE").length;
  const answered = () => page.waitForFunction(() => !document.querySelector("[role=alertdialog]"));
  await ask();
  for (const look of extremes) await checkLook(page, "tracker-delete", look);
  await wide();
  await press(page, "Cancel");
  await answered();
  expect(asked()).toBe(0);
  await ask();
  await press(page, "Delete");
  await answered();
  await seeText(page, "Failed to delete application");
  await seeText(page, "Ranger");
  delete desk.rules["DELETE /api/applications/.*"];
  await ask();
  await press(page, "Delete");
  await answered();
  await seeText(page, "Application deleted successfully!");
  await page.waitForFunction(() => !document.querySelector("main")?.innerText.includes("Ranger"));
  // The focus is with the card that took its place, not lost.
  await page.waitForFunction(() => document.activeElement?.textContent === "Policy Officer");
  expect(asked()).toBe(2);
  await desk.stop();
});

it("Sign out leads to sign-in [P2-2.03]", async () => {
  await press(page, "Sign out");
  await seeAddress(page, pages.login);
});
