import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, HTTPRequest, Page } from "puppeteer";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { listedTemplateIds, templateFileName, templateIds } from "#shared/domain/templates/template.ts";
import { templates } from "#shared/domain/templates/templates.ts";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { launchBrowser } from "../launch-browser.ts";
import {
  holdSession,
  judge,
  judgeLooks,
  newVisitor,
  open,
  pictures,
  press,
  reload,
  seeAddress,
  seeText,
} from "../visit.ts";

const list = "/resume-templates";
const downloads = mkdtempSync(path.join(tmpdir(), "kelpie-templates-"));

let api: RunningApi;
let browser: Browser;
let visitor: Page;
let person: Page;

async function newPage(): Promise<Page> {
  const page = await newVisitor(browser);
  const session = await browser.target().createCDPSession();
  await session.send("Browser.setDownloadBehavior", {
    behavior: "allow",
    downloadPath: downloads,
    browserContextId: page.browserContext().id ?? "",
  });
  return page;
}

beforeAll(async () => {
  mkdirSync(pictures, { recursive: true });
  api = await startApi();
  browser = await launchBrowser();
  visitor = await newPage();
  person = await newPage();
  await holdSession(person, { email: "free@kelpie.test", password: "Kelpie-demo-1" });
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});
afterEach(async () => {
  for (const page of [visitor, person]) {
    page.removeAllListeners("request");
    await page.setRequestInterception(false);
    await page.setViewport({ width: 1280, height: 900 });
  }
});

/** The downloaded file, once it is whole. */
async function downloaded(name: string): Promise<Buffer> {
  for (let wait = 0; wait < 100; wait++) {
    if (readdirSync(downloads).includes(name)) return readFileSync(path.join(downloads, name));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${name} was not downloaded: ${readdirSync(downloads).join(", ")}`);
}

const downloadCalls = "/api/templates/download";

/** Takes the page's download calls out of the browser's hands. */
async function intercept(page: Page, take: (request: HTTPRequest) => void): Promise<void> {
  await page.setRequestInterception(true);
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith(downloadCalls)) take(request);
    else void request.continue();
  });
}

const answerWith = (status: number, body: string) => (request: HTTPRequest) =>
  void request.respond({ status, contentType: "application/json", body });

const emailField = "[role=dialog] input[type=email]";
const submitState = (page: Page) =>
  page.$eval("[role=dialog] button[type=submit]", (button) => (button as HTMLButtonElement).disabled);

async function openDialog(page: Page, id: (typeof listedTemplateIds)[number]): Promise<void> {
  await page.locator(`[data-template="${id}"] button`).click();
  await page.waitForSelector(emailField);
}

async function giveAddress(page: Page, email: string): Promise<void> {
  await page.focus(emailField);
  await page.keyboard.type(email);
  await page.locator("[role=dialog] button[type=submit]").click();
}

const noDialog = (page: Page) => page.waitForFunction(() => !document.querySelector("[role=dialog]"));
const closeToast = async (page: Page) => {
  await page.locator('::-p-aria([name="Close"][role="button"])').click();
  await page.waitForFunction(() => !document.querySelector("[data-state=open]"));
};

describe("/resume-templates", () => {
  it("is public and says what the templates are [P1-2.10 P2-1.08 P2-2.110 P2-2.115 P2-2.116 P2-3.11]", async () => {
    const asked: string[] = [];
    visitor.on("request", (request) => asked.push(request.url()));
    await open(visitor, list);
    await seeText(visitor, "Australian-standard, ATS-optimized templates");
    expect(await visitor.$$eval("h1", (all) => all.length)).toBe(1);
    expect(await visitor.$$eval("main > ul > li", (tiles) => tiles.length)).toBe(3);
    for (const id of listedTemplateIds) await seeText(visitor, templates[id].name);
    expect(asked.filter((url) => url.includes("/api/placeholder"))).toEqual([]);
    await judgeLooks(visitor, "templates");
  });

  it("shows three, alternately left and right, each with its button [P2-2.111 P2-2.112 P2-2.117]", async () => {
    await open(visitor, list);
    const sides = await visitor.$$eval("[data-template]", (rows) =>
      rows.map((row) => {
        const left = (selector: string) => row.querySelector(selector)?.getBoundingClientRect().left ?? 0;
        return left(".paper") < left("h2") ? "left" : "right";
      }),
    );
    expect(sides).toEqual(["left", "right", "left"]);
    const buttons = await visitor.$$eval("main button", (all) => all.map((one) => one.textContent));
    expect(buttons.filter((text) => text?.includes("Get Free Template"))).toHaveLength(3);
    const others = templateIds.filter((id) => !(listedTemplateIds as readonly string[]).includes(id));
    for (const id of others) expect(await visitor.$(`a[href="/templates/${id}"]`), id).not.toBeNull();
    await visitor.locator('main a[href="/templates/speak-framework"]').click();
    await seeAddress(visitor, "/templates/speak-framework");
    await seeText(visitor, "Practice sheet to print");
  });

  it("leads home, to the dashboard and to the optimizer; visitors come to sign-in [P2-2.108 P2-2.109 P2-2.114]", async () => {
    for (const [page, dashboard, optimizer] of [
      [visitor, "/login", "/login?returnTo=%2Fresume-optimizer"],
      [person, "/dashboard", "/resume-optimizer"],
    ] as const) {
      for (const [name, address] of [
        ["Dashboard", dashboard],
        ["Resume Optimizer", optimizer],
        ["Open the Resume Optimizer", optimizer],
      ] as const) {
        await open(page, list);
        await page.locator(`main ::-p-aria([name="${name}"][role="link"])`).click();
        await seeAddress(page, address);
      }
      await open(page, list);
      const home = await page.waitForSelector('main ::-p-aria([name="Back to Home"][role="link"])');
      expect(await home?.evaluate((link) => link.getAttribute("href"))).toBe("/");
      await home?.click();
      await page.waitForFunction((from) => location.pathname !== from, {}, list);
    }
  });

  it("asks visitors for an address, in words; Enter in the empty field says why [P2-2.113 P1-5.42 P2-5.11 P2-5.12 P2-5.13 P2-5.14]", async () => {
    await open(visitor, list);
    let calls = 0;
    visitor.on("request", (request) => {
      if (request.url().includes(downloadCalls)) calls += 1;
    });
    await openDialog(visitor, "it-template");
    await seeText(visitor, "Download Free Template");
    await seeText(visitor, "Information Technology, Microsoft Word");
    await seeText(visitor, "We keep it with this download and send nothing to it.");
    expect(await submitState(visitor)).toBe(true);
    await visitor.focus(emailField);
    await visitor.keyboard.press("Enter");
    await seeText(visitor, "Email is required");
    await judgeLooks(visitor, "templates-dialog");
    await visitor.keyboard.type("abc");
    expect(await submitState(visitor)).toBe(false);
    await visitor.locator("[role=dialog] button[type=submit]").click();
    await seeText(visitor, "Please enter a valid email address");
    expect(calls).toBe(0);
    await visitor.keyboard.press("Escape");
    await noDialog(visitor);
  });

  it("downloads for an address; the button rests meanwhile, the dialog closes and forgets [P2-1.09 P2-4.29 P1-5.42 P2-5.13 P2-8.39]", async () => {
    await open(visitor, list);
    const held: HTTPRequest[] = [];
    await intercept(visitor, (request) => {
      if (request.method() === "POST") held.push(request);
      else void request.continue();
    });
    await openDialog(visitor, "it-template");
    await giveAddress(visitor, "kim@example.com");
    await seeText(visitor, "Downloading...");
    expect(await submitState(visitor)).toBe(true);
    await expect
      .poll(() => held.map((request) => request.postData()))
      .toEqual([JSON.stringify({ templateId: "it-template", email: "kim@example.com" })]);
    await held[0]?.continue();
    await seeText(visitor, "Template Downloaded");
    await noDialog(visitor);
    const file = await downloaded("Information_Technology.docx");
    expect(file.subarray(0, 2).toString()).toBe("PK");
    await openDialog(visitor, "healthcare-template");
    await seeText(visitor, "Healthcare Professional, Microsoft Word");
    expect(await visitor.$eval(emailField, (input) => (input as HTMLInputElement).value)).toBe("");
  });

  it.each([
    [400, '{"message":"M from the server"}', "M from the server", "P2-8.35"],
    [500, "{}", "Failed to download template. Please try again.", "P2-8.36"],
  ])("a refusal %d %s is 'Download Failed', %s [%s P2-8.37]", async (status, body, text) => {
    await open(visitor, list);
    await intercept(visitor, answerWith(status, body));
    await openDialog(visitor, "marketing-template");
    await giveAddress(visitor, "kim@example.com");
    await seeText(visitor, "Download Failed");
    await seeText(visitor, text);
    expect(await visitor.$eval(emailField, (input) => (input as HTMLInputElement).value)).toBe(
      "kim@example.com",
    );
  });

  it("gives signed-in people the file without a dialog [P2-1.09 P2-8.39]", async () => {
    await open(person, list);
    await person.locator('[data-template="marketing-template"] button').click();
    await seeText(person, "Template Downloaded");
    expect(await person.$("[role=dialog] input[type=email]")).toBeNull();
    await downloaded("Marketing_Professional.docx");
    await closeToast(person);
    await judgeLooks(person, "free-templates");
  });
});

const bundled = [
  ["healthcare-template", "P1-2.175"],
  ["it-template", "P1-2.176"],
  ["marketing-template", "P1-2.177"],
  ["business-analyst", "P1-2.178"],
  ["speak-framework", "P1-2.179"],
  ["elevator-pitch", "P1-2.180"],
  ["cover-letter", "P1-2.181"],
  ["hiring-playbook", "P1-2.182"],
  ["follow-up-email", "D-39"],
  ["ai-prompts", "D-39"],
] as const;

describe("/templates/{id} and /resume-templates/{id}", () => {
  it.each(bundled)("%s has its page at both addresses [%s P1-2.11 P2-2.117 P2-2.118]", async (id) => {
    for (const address of [`/templates/${id}`, `/resume-templates/${id}`]) {
      await open(visitor, address);
      await seeAddress(visitor, address);
      expect(await visitor.$eval("h1", (heading) => heading.textContent)).toBe(templates[id].name);
    }
    await judge(visitor, `template-${id}`, { width: 1280, theme: "light" });
  });

  it("shows badges, figures, size, format, about, contents and steps [P1-2.169 P1-2.170 P1-2.171]", async () => {
    const { name, description, fullDescription, features, steps, fileSize } = templates["it-template"];
    const texts = [name, description, "243", "4.9", "Figures and reviews are illustrative.", fileSize];
    const more = ["Microsoft Word", "About", fullDescription, "What's included", "How to use", "Download"];
    await open(visitor, "/templates/it-template");
    for (const text of [...texts, ...more, ...features, ...steps]) await seeText(visitor, text);
    const badges = await visitor.$$eval("main p:first-child > span", (all) =>
      all.map((one) => one.textContent),
    );
    expect(badges).toEqual(["Hybrid resume", "Information Technology"]);
    await judgeLooks(visitor, "template");
  });

  it("gives visitors the file for an address; the figures stay [P1-2.170 P1-2.172 P2-8.39]", async () => {
    await open(visitor, "/templates/speak-framework");
    await press(visitor, "Download");
    await visitor.waitForSelector(emailField);
    await giveAddress(visitor, "kim@example.com");
    await seeText(visitor, "Template Downloaded");
    await noDialog(visitor);
    expect((await downloaded("SPEAK_Framework.pdf")).subarray(0, 4).toString()).toBe("%PDF");
    await reload(visitor);
    expect(await visitor.$$eval("dd", (all) => all.slice(0, 2).map((one) => one.textContent))).toEqual([
      "243",
      "4.9",
    ]);
  });

  it("gives signed-in people the file at once [P1-2.173 P2-1.09]", async () => {
    await open(person, "/templates/hiring-playbook");
    const posts: string[] = [];
    person.on("request", (request) => {
      if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
    });
    await press(person, "Download");
    await seeText(person, "Template Downloaded");
    expect(posts).toEqual(["/api/templates/download/authenticated"]);
    expect(await person.$(emailField)).toBeNull();
    await downloaded(templateFileName(templates["hiring-playbook"]));
  });

  it.each([
    [400, '{"message":"M from the server"}', "M from the server"],
    [500, "{}", "There was an issue downloading the template. Please try again."],
  ])("a refusal %d %s is 'Download Error', %s [P1-8.48 P2-8.37 P2-8.38]", async (status, body, text) => {
    await open(person, "/templates/cover-letter");
    await intercept(person, answerWith(status, body));
    await press(person, "Download");
    await seeText(person, "Download Error");
    await seeText(person, text);
    await open(visitor, "/templates/cover-letter");
    await intercept(visitor, answerWith(status, body));
    await press(visitor, "Download");
    await visitor.waitForSelector(emailField);
    await giveAddress(visitor, "kim@example.com");
    await seeText(visitor, "Download Error");
    await seeText(visitor, text);
  });

  it.each(["/templates/nope", "/resume-templates/nope", "/templates/__proto__", "/templates/it"])(
    "%s leads to the list [P1-2.174]",
    async (address) => {
      await open(visitor, address);
      await seeAddress(visitor, list);
      await seeText(visitor, "More templates");
    },
  );
});

describe("ways to the templates", () => {
  it("the optimizer offers them to who has no resume yet", async () => {
    await open(person, "/resume-optimizer");
    await person.focus("textarea[name=resumeText]");
    await person.keyboard.down("Control");
    await person.keyboard.press("KeyA");
    await person.keyboard.up("Control");
    await person.keyboard.press("Backspace");
    await seeText(person, "Start from a template");
    await judge(person, "free-optimizer-no-resume", { width: 360, theme: "light" });
    await judge(person, "free-optimizer-no-resume", { width: 1280, theme: "light" });
    await person.locator(`main a[href="${list}"]`).click();
    await seeAddress(person, list);
  });
});
