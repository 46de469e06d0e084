import type { Browser, Page } from "puppeteer";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pages } from "#shared/domain/pages.ts";
import { type RunningApi, signUp, startApi } from "#shared/testing/e2e/start-api.ts";
import { launchBrowser } from "./launch-browser.ts";
import { checkLooks, load, newVisitor, press, seeAddress, seeText, signIn, valueIn } from "./visit.ts";

let api: RunningApi;
let browser: Browser;
/** Two tabs of one browser: one signs out, in the other somebody types. */
let leaver: Page;
let typist: Page;

const premium = { email: "premium@kelpie.test", password: "Kelpie-demo-1" };

beforeAll(async () => {
  api = await startApi();
  browser = await launchBrowser();
  leaver = await newVisitor(browser);
  await signIn(leaver, premium);
  await seeText(leaver, "Premium Plan");
  typist = await leaver.browserContext().newPage();
  await typist.setViewport({ width: 1280, height: 900 });
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

async function type(selector: string, text: string): Promise<void> {
  await typist.bringToFront();
  await typist.waitForSelector(selector);
  await typist.focus(selector);
  await typist.keyboard.sendCharacter(text);
}

async function signOutInOther(): Promise<void> {
  await leaver.bringToFront();
  await press(leaver, "Sign out");
  await seeAddress(leaver, pages.login);
  await typist.bringToFront();
  await seeText(typist, "You are signed out");
}

async function signInHere(account: { email: string; password: string }): Promise<void> {
  await typist.locator("[role=dialog] input[name=email]").fill(account.email);
  await typist.locator("[role=dialog] input[name=password]").fill(account.password);
  await typist.keyboard.press("Enter");
}

async function signInAgain(): Promise<void> {
  await signInHere(premium);
  await typist.waitForFunction(() => !document.querySelector("[role=dialog]"));
}

it("the letter that was typed is there after signing in again; nobody could read it meanwhile [BD-10]", async () => {
  await load(typist, pages.coverLetter);
  await type("input[name=jobTitle]", "Ward Nurse");
  await type("textarea[name=jobDescription]", "A ward by the sea.");
  await signOutInOther();
  expect(await typist.evaluate(() => document.body.innerText)).not.toContain("Cover Letters");
  await checkLooks(typist, "signed-out");
  await typist.setViewport({ width: 1280, height: 900 });
  await signInAgain();
  await seeText(typist, "Cover Letters");
  expect(await valueIn(typist, "input[name=jobTitle]")).toContain("Ward Nurse");
  expect(await valueIn(typist, "textarea[name=jobDescription]")).toContain("A ward by the sea.");
});

it("the form has the rules and words of /login, and no key closes it", async () => {
  await leaver.bringToFront();
  await load(leaver, pages.overview);
  await seeText(leaver, "Welcome");
  await signOutInOther();
  await typist.keyboard.press("Escape");
  expect(await valueIn(typist, "[role=dialog] input[name=email]")).toBe(premium.email);
  await typist.focus("[role=dialog] input[name=password]");
  await typist.keyboard.press("Enter");
  await seeText(typist, "Please fill in all required fields.");
  await typist.type("[role=dialog] input[name=password]", "not the password");
  await typist.keyboard.press("Enter");
  await seeText(typist, "Invalid email or password");
  await signInAgain();
});

it("notes of an application survive too, and what could not be saved is saved", async () => {
  await load(typist, `${pages.applications}?view=list`);
  const href = await typist.waitForSelector('[data-item] a[href^="/application-tracker/"]');
  await load(typist, `${await href?.evaluate((one) => one.getAttribute("href"))}?tab=log`);
  await valueIn(typist, "textarea[name=notes]");
  await leaver.bringToFront();
  await load(leaver, pages.overview);
  await seeText(leaver, "Welcome");
  await signOutInOther();
  // Typed before the dialog came, saved never: the field is still there under it.
  await typist.evaluate(() => {
    const field = document.querySelector<HTMLTextAreaElement>("textarea[name=notes]");
    const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
    set?.call(field, "Ask for the roster.");
    field?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await typist.waitForResponse((one) => one.request().method() === "PATCH" && one.status() === 401);
  await signInAgain();
  expect(await valueIn(typist, "textarea[name=notes]")).toBe("Ask for the roster.");
  const saved = typist.waitForResponse((one) => one.request().method() === "PATCH" && one.ok());
  await typist.focus("textarea[name=notes]");
  await typist.evaluate(() => (document.activeElement as HTMLElement).blur());
  await saved;
});

it("a sign-in in the other tab closes the question here", async () => {
  await leaver.bringToFront();
  await load(leaver, pages.overview);
  await seeText(leaver, "Welcome");
  await signOutInOther();
  await leaver.bringToFront();
  await signIn(leaver, premium);
  await typist.bringToFront();
  await typist.waitForFunction(() => !document.querySelector("[role=dialog]"));
  expect(await valueIn(typist, "textarea[name=notes]")).toBe("Ask for the roster.");
});

it("another person gets a page of their own, with nothing of the first", async () => {
  const other = await signUp("second.person");
  await load(typist, pages.coverLetter);
  await type("input[name=jobTitle]", "Secret post");
  await leaver.bringToFront();
  await load(leaver, pages.overview);
  await seeText(leaver, "Welcome");
  await signOutInOther();
  const loaded = typist.waitForNavigation();
  await signInHere(other);
  await loaded;
  await seeAddress(typist, pages.overview);
  await seeText(typist, "Welcome, Test");
  expect(await typist.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Secret post");
});
