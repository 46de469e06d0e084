import type { Browser, Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pages } from "#shared/domain/pages.ts";
import { inboundMailSecret } from "#shared/testing/e2e/server-process.ts";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { launchBrowser } from "../launch-browser.ts";
import { checkLooks, newVisitor, open, press, seeText, signIn } from "../visit.ts";

let api: RunningApi;
let browser: Browser;
let page: Page;

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

/** As the mail server hands a message over. */
async function deliver(recipient: string, subject: string, text: string): Promise<number> {
  const { status } = await fetch(`${api.origin}/api/inbound-mail`, {
    method: "POST",
    headers: { authorization: `Bearer ${inboundMailSecret}`, "x-kelpie-recipient": recipient },
    body: `Subject: ${subject}\n\n${text}`,
  });
  return status;
}
const address = () =>
  page.$eval("main", (one) => /apply-\w+@[\w.]+/.exec((one as HTMLElement).innerText)?.[0] ?? "");

describe("employers' messages, forwarded", () => {
  it("an address is made, and an interview enters the tracker with a yes", async () => {
    await open(page, pages.applications);
    const company = await page.evaluate(async () => {
      const rows = (await (await fetch("/api/applications")).json()) as { company: string; status: string }[];
      return rows.find(({ status }) => status === "applied")?.company ?? "";
    });
    expect(company).not.toBe("");
    await open(page, pages.forwardedMail);
    await press(page, "Make an address");
    await seeText(page, "No message is waiting");
    const own = await address();
    const text = `We would like to invite you to an interview at ${company} on 3 December at 2.30 pm.`;
    expect(await deliver(own, "Fwd: Your application", text)).toBe(200);
    expect(await deliver(own, "Fwd: Newsletter", "Ten tips for spring.")).toBe(200);
    await open(page, pages.forwardedMail);
    await seeText(page, "Nothing in it is about an application.");
    await seeText(page, "Change status to Interviewing, interview date to 3 December");
    await checkLooks(page, "forwarded-mail");
    await page.setViewport({ width: 1280, height: 900 });
    await press(page, "Yes, change it");
    await seeText(page, "The application was changed");
    await page.waitForFunction(() => !document.body.innerText.includes("Fwd: Your application"));
    const status = await page.evaluate(async (name) => {
      const rows = (await (await fetch("/api/applications")).json()) as { company: string; status: string }[];
      return rows.find((one) => one.company === name)?.status;
    }, company);
    expect(status).toBe("interviewing");
  });

  it("a new address takes the old one's place; what is taken off the list stays off", async () => {
    const old = await address();
    await press(page, "New address");
    await press(page, "Yes, make a new one");
    await page.waitForFunction((before) => !document.body.innerText.includes(before), {}, old);
    expect(await address()).toMatch(/^apply-/);
    await press(page, "Take it off the list");
    await seeText(page, "No message is waiting");
    expect(await deliver(old, "Fwd: late", "We have received your application.")).toBe(200);
    await open(page, pages.forwardedMail);
    await seeText(page, "No message is waiting");
  });
});
