import type { Page } from "puppeteer";
import { beforeAll, expect, it } from "vitest";
import type { Application } from "#shared/contract/applications/application.ts";
import { pages } from "#shared/domain/pages.ts";
import { call, chooseStatus, seeStatus } from "./applications/tracker-desk.ts";
import { openDesk } from "./desk.ts";
import { ad, resultDesk } from "./resumes/result-desk.ts";
import { load, press, seeText, signIn, valueIn } from "./visit.ts";

const at = openDesk();
let page: Page;
/** Calls that reached the network and change something. */
let arrived: string[] = [];

beforeAll(async () => {
  page = at.page;
  await signIn(page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
  page.on("response", (one) => {
    const { pathname } = new URL(one.url());
    if (one.request().method() !== "GET") arrived.push(`${one.request().method()} ${pathname}`);
  });
});

async function goOffline(): Promise<void> {
  arrived = [];
  await page.setOfflineMode(true);
  await seeText(page, "You are offline. What you type stays here");
}

/** The bar goes once the server has answered; nothing that was tried meanwhile may have been sent by then. */
async function goOnline(): Promise<void> {
  await page.setOfflineMode(false);
  await page.waitForFunction(() => !document.body.innerText.includes("What you type stays here"));
  expect(arrived).toEqual([]);
}

const named = async (title: string) =>
  (await call<Application[]>(page, "GET", "/api/applications")).filter(({ jobTitle }) => jobTitle === title);

it("[BD-31] adding offline: said, nothing is lost, and sent again by the person it is there once", async () => {
  await load(page, pages.applications);
  await page.keyboard.press("n");
  await page.waitForSelector("[role=dialog] [name=jobTitle]");
  await goOffline();
  await page.locator("[role=dialog] [name=jobTitle]").fill("Added offline");
  await page.locator("[role=dialog] [name=company]").fill("Mulga Mill");
  await page.locator("[role=dialog] button[type=submit]").click();
  await seeText(page, "Kelpie could not be reached. Please try again when you are back online.");
  await goOnline();
  expect(await valueIn(page, "[role=dialog] [name=jobTitle]")).toBe("Added offline");
  await page.locator("[role=dialog] button[type=submit]").click();
  await seeText(page, "Application added successfully!");
  expect(await named("Added offline")).toHaveLength(1);
});

it("[BD-30] a status changed offline goes back where it was, and says so", async () => {
  await call(page, "POST", "/api/applications", { jobTitle: "Moved offline", company: "Mulga Mill" });
  await load(page, pages.applications);
  await seeStatus(page, "Moved offline", "applied");
  await goOffline();
  await chooseStatus(page, "Moved offline", "rejected");
  await seeText(page, "Kelpie could not be reached. Please try again when you are back online.");
  await seeStatus(page, "Moved offline", "applied");
  await goOnline();
  expect(await named("Moved offline")).toMatchObject([{ status: "applied" }]);
});

it("[BD-32] optimising offline: said, the texts stay, and later it runs", async () => {
  const desk = resultDesk(page);
  await desk.fillOptimizer(`Early Childhood Educator\nBandicoot House\n${ad}`);
  await seeText(page, "before any change");
  await goOffline();
  await press(page, "Optimize My Resume");
  await seeText(
    page,
    "Kelpie could not be reached. Please try again when you are back online. Your texts are still here.",
  );
  let looks = 0;
  page.on("request", (one) => {
    if (new URL(one.url()).pathname === "/api/health") looks += 1;
  });
  await goOnline();
  expect(await valueIn(page, "[name=jobDescription]")).toContain("Bandicoot House");
  await press(page, "Optimize My Resume");
  await seeText(page, "Resume Analysis Complete");
  // What had failed is asked for once more, not for ever.
  expect(looks).toBeLessThanOrEqual(3);
});
