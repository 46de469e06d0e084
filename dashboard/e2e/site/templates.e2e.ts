import { strFromU8 } from "fflate";
import type { HTTPRequest } from "puppeteer";
import { describe, expect, it } from "vitest";
import { listedTemplateIds, templateIds } from "#shared/domain/templates/template.ts";
import { templates } from "#shared/domain/templates/templates.ts";
import { checkLook, checkLooks, open, seeAddress, seeText } from "../visit.ts";
import {
  answerWith,
  closeToast,
  downloadCalls,
  emailField,
  giveAddress,
  list,
  noDialog,
  openDialog,
  openTemplatesDesk,
  submitState,
  takeDownloads,
} from "./templates-desk.ts";

const desk = openTemplatesDesk();

describe("/resume-templates", () => {
  it("is public and says what the templates are [P1-2.10 P2-1.08 P2-2.110 P2-2.115 P2-2.116 P2-3.11]", async () => {
    const asked: string[] = [];
    desk.page.on("request", (request) => asked.push(request.url()));
    await open(desk.page, list);
    await seeText(desk.page, "Australian-standard, ATS-optimized templates");
    expect(await desk.page.$$eval("h1", (all) => all.length)).toBe(1);
    expect(await desk.page.$$eval("main > ul > li", (tiles) => tiles.length)).toBe(3);
    for (const id of listedTemplateIds) await seeText(desk.page, templates[id].name);
    expect(asked.filter((url) => url.includes("/api/placeholder"))).toEqual([]);
    await checkLooks(desk.page, "templates");
  });

  it("shows three, alternately left and right, each with its button [P2-2.111 P2-2.112 P2-2.117]", async () => {
    await open(desk.page, list);
    const sides = await desk.page.$$eval("[data-template]", (rows) =>
      rows.map((row) => {
        const left = (selector: string) => row.querySelector(selector)?.getBoundingClientRect().left ?? 0;
        return left(".paper") < left("h2") ? "left" : "right";
      }),
    );
    expect(sides).toEqual(["left", "right", "left"]);
    const buttons = await desk.page.$$eval("main button", (all) => all.map((one) => one.textContent));
    expect(buttons.filter((text) => text?.includes("Get Free Template"))).toHaveLength(3);
    const others = templateIds.filter((id) => !(listedTemplateIds as readonly string[]).includes(id));
    for (const id of others) expect(await desk.page.$(`a[href="/templates/${id}"]`), id).not.toBeNull();
    await desk.page.locator('main a[href="/templates/speak-framework"]').click();
    await seeAddress(desk.page, "/templates/speak-framework");
    await seeText(desk.page, "Practice sheet to print");
  });

  it("leads home, to the dashboard and to the optimizer; visitors come to sign-in [P2-2.108 P2-2.109 P2-2.114]", async () => {
    for (const [page, dashboard, optimizer] of [
      [desk.page, "/login", "/login?returnTo=%2Fresume-optimizer"],
      [desk.person, "/dashboard", "/resume-optimizer"],
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
    await open(desk.page, list);
    let calls = 0;
    desk.page.on("request", (request) => {
      if (request.url().includes(downloadCalls)) calls += 1;
    });
    await openDialog(desk.page, "it-template");
    await seeText(desk.page, "Download Free Template");
    await seeText(desk.page, "Information Technology, Microsoft Word");
    await seeText(desk.page, "We keep it with this download and send nothing to it.");
    expect(await submitState(desk.page)).toBe(true);
    await desk.page.focus(emailField);
    await desk.page.keyboard.press("Enter");
    await seeText(desk.page, "Email is required");
    await checkLooks(desk.page, "templates-dialog");
    await desk.page.keyboard.type("abc");
    expect(await submitState(desk.page)).toBe(false);
    await desk.page.locator("[role=dialog] button[type=submit]").click();
    await seeText(desk.page, "Please enter a valid email address");
    expect(calls).toBe(0);
    await desk.page.keyboard.press("Escape");
    await noDialog(desk.page);
  });

  it("downloads for an address; the button rests meanwhile, the dialog closes and forgets [P2-1.09 P2-4.29 P1-5.42 P2-5.13 P2-8.39]", async () => {
    await open(desk.page, list);
    const held: HTTPRequest[] = [];
    await takeDownloads(desk.page, (request) => {
      if (request.method() === "POST") held.push(request);
      else void request.continue();
    });
    await openDialog(desk.page, "it-template");
    await giveAddress(desk.page, "kim@example.com");
    await seeText(desk.page, "Downloading...");
    expect(await submitState(desk.page)).toBe(true);
    await expect
      .poll(() => held.map((request) => request.postData()))
      .toEqual([JSON.stringify({ templateId: "it-template", email: "kim@example.com" })]);
    await held[0]?.continue();
    await seeText(desk.page, "Template Downloaded");
    await noDialog(desk.page);
    const file = await desk.visitorsFile(/^Information_Technology\.docx$/);
    expect(strFromU8(file.subarray(0, 2))).toBe("PK");
    await openDialog(desk.page, "healthcare-template");
    await seeText(desk.page, "Healthcare Professional, Microsoft Word");
    expect(await desk.page.$eval(emailField, (input) => (input as HTMLInputElement).value)).toBe("");
  });

  it.each([
    [400, '{"message":"M from the server"}', "M from the server", "P2-8.35"],
    [500, "{}", "Failed to download template. Please try again.", "P2-8.36"],
  ])("a refusal %d %s is 'Download Failed', %s [%s P2-8.37]", async (status, body, text) => {
    await open(desk.page, list);
    await takeDownloads(desk.page, answerWith(status, body));
    await openDialog(desk.page, "marketing-template");
    await giveAddress(desk.page, "kim@example.com");
    await seeText(desk.page, "Download Failed");
    await seeText(desk.page, text);
    expect(await desk.page.$eval(emailField, (input) => (input as HTMLInputElement).value)).toBe(
      "kim@example.com",
    );
  });

  it("gives signed-in people the file without a dialog [P2-1.09 P2-8.39]", async () => {
    await open(desk.person, list);
    await desk.person.locator('[data-template="marketing-template"] button').click();
    await seeText(desk.person, "Template Downloaded");
    expect(await desk.person.$("[role=dialog] input[type=email]")).toBeNull();
    await desk.personsFile(/^Marketing_Professional\.docx$/);
    await closeToast(desk.person);
    await checkLooks(desk.person, "free-templates");
  });
});

describe("ways to the templates", () => {
  it("the optimizer offers them to who has no resume yet", async () => {
    await open(desk.person, "/resume-optimizer");
    await desk.person.focus("textarea[name=resumeText]");
    await desk.person.keyboard.down("Control");
    await desk.person.keyboard.press("KeyA");
    await desk.person.keyboard.up("Control");
    await desk.person.keyboard.press("Backspace");
    await seeText(desk.person, "Start from a template");
    await checkLook(desk.person, "free-optimizer-no-resume", { width: 360, theme: "light" });
    await checkLook(desk.person, "free-optimizer-no-resume", { width: 1280, theme: "light" });
    await desk.person.locator(`main a[href="${list}"]`).click();
    await seeAddress(desk.person, list);
  });
});
