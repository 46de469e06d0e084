import type { Page } from "puppeteer";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Application } from "#shared/contract/applications/application.ts";
import { applicationPath, pages } from "#shared/domain/pages.ts";
import { openDesk } from "../desk.ts";
import { mailsIn } from "../outbox.ts";
import { holdsNoSideScroll, open, paste, press, seeAddress, seeText, signIn, valueIn } from "../visit.ts";
import { call, chooseStatus, seeStatus, seeTitles, standIn } from "./tracker-desk.ts";

const at = openDesk();
let page: Page;
/** Calls that change something, since the last test began. */
let sent: string[] = [];

beforeAll(async () => {
  page = at.page;
  await signIn(page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
  page.on("request", (one) => {
    const { pathname } = new URL(one.url());
    if (one.method() !== "GET" && pathname.startsWith("/api/")) sent.push(`${one.method()} ${pathname}`);
  });
});
/** Most tests leave the tracker as they found it. */
beforeEach(async () => {
  await page.setViewport({ width: 1280, height: 900 });
  const isThere = () =>
    location.href.endsWith("/application-tracker") && !document.querySelector("[role=dialog]");
  if (!(await page.evaluate(isThere))) await open(page, pages.applications);
  await seeText(page, "Total Applications");
  sent = [];
});

const creations = () => sent.filter((one) => one === "POST /api/applications");
const rows = () => call<Application[]>(page, "GET", "/api/applications");
const named = async (title: string) => (await rows()).filter(({ jobTitle }) => jobTitle === title);
const addButton = "[role=dialog] button[type=submit]";

async function openDialog(fields: Record<string, string>): Promise<void> {
  await page.keyboard.press("n");
  await page.waitForSelector("[role=dialog] [name=jobTitle]");
  for (const [name, value] of Object.entries(fields))
    await page.locator(`[role=dialog] [name=${name}]`).fill(value);
}

async function seeAdded(): Promise<void> {
  await seeText(page, "Application added successfully!");
  await page.waitForFunction(() => !document.querySelector("[role=dialog]"));
  // It would lie over the button that the next test presses by its place.
  await press(page, "Close");
  await page.waitForFunction(() => !document.body.innerText.includes("Application added"));
}

const later = (ms: number) =>
  page.evaluate((wait) => new Promise((resolve) => setTimeout(resolve, wait)), ms);

it.each([0, 60, 120])("[BD-01] Add pressed twice, %d ms apart, adds one", async (apart) => {
  const title = `Twice ${apart}`;
  await openDialog({ jobTitle: title, company: "Mulga Mill" });
  const box = await (await page.waitForSelector(addButton))?.boundingBox();
  if (!box) throw new Error("no button");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // The answer comes after the second press, however quick the server is.
  const desk = await standIn(page, { "POST /api/applications": "hold" });
  // A busy page hears both presses at once.
  if (apart === 0)
    await page.$eval(addButton, (one) => {
      (one as HTMLElement).click();
      (one as HTMLElement).click();
    });
  else {
    await page.mouse.click(x, y);
    await later(apart);
    await page.mouse.click(x, y);
  }
  await desk.release();
  await seeAdded();
  await desk.stop();
  await seeAddress(page, pages.applications);
  expect(await named(title)).toHaveLength(1);
  expect(creations()).toHaveLength(1);
});

it("[BD-02] Enter pressed twice adds one", async () => {
  await openDialog({ jobTitle: "Enter twice", company: "Mulga Mill" });
  await page.focus("[role=dialog] [name=company]");
  await Promise.all([page.keyboard.press("Enter"), page.keyboard.press("Enter")]);
  await seeAdded();
  expect(await named("Enter twice")).toHaveLength(1);
  expect(creations()).toHaveLength(1);
});

const odd = {
  jobTitle: "Köchin 👩🏽‍🍳 <b>Chef</b>",
  company: "مطعم الريف",
  location: "חיפה",
  salary: "$45.50 an hour, plus super",
  recruiter: "Zoë of Wattle Talent",
  notes: `<img src=x onerror="window.isBroken = true">"'&amp; 🦘`,
};

it("[BD-15] [BD-39] [BD-41] emoji, Arabic, Hebrew, HTML and hourly pay stay as they were typed, and are found by two words", async () => {
  await openDialog(odd);
  await page.locator(addButton).click();
  await seeAdded();
  for (const part of [odd.jobTitle, odd.company, odd.location, odd.salary]) await seeText(page, part);
  await page.locator("input[type=search]").fill("köchin חיפה");
  await seeTitles(page, [odd.jobTitle]);
  await page.locator("input[type=search]").fill("talent zoë");
  await seeTitles(page, [odd.jobTitle]);
  await page.locator("input[type=search]").fill("köchin yarrow");
  await seeText(page, "No applications found");
  const [row] = await named(odd.jobTitle);
  await open(page, applicationPath(row?.id ?? "", "log"));
  expect(await page.$eval("h1", (one) => one.textContent)).toBe(odd.jobTitle);
  expect(await valueIn(page, "textarea[name=notes]")).toBe(odd.notes);
  await open(page, applicationPath(row?.id ?? "", "ad"));
  for (const part of [odd.company, odd.location, odd.salary, odd.recruiter]) await seeText(page, part);
  const isRun = () => "isBroken" in window || document.querySelector('img[src="x"]') !== null;
  expect(await page.evaluate(isRun)).toBe(false);
});

it("[BD-28] [BD-36] a javascript: link is refused at its field; a link without https is completed", async () => {
  await openDialog({ jobTitle: "Linked", company: "Mulga Mill", jobUrl: "javascript:alert(1)" });
  await page.locator(addButton).click();
  await seeText(page, "Please enter a web address");
  expect(creations()).toEqual([]);
  expect(await valueIn(page, "[role=dialog] [name=jobTitle]")).toBe("Linked");
  await page.locator("[role=dialog] [name=jobUrl]").fill("jobs.example.com/mulga?id=7");
  await page.locator(addButton).click();
  await seeAdded();
  const [row] = await named("Linked");
  expect(row?.jobUrl).toBe("https://jobs.example.com/mulga?id=7");
  await page.waitForSelector('main a[href="https://jobs.example.com/mulga?id=7"]');
});

it("[BD-14] an ad of 680 kB in the dialog is refused at its field, and is still there whole", async () => {
  await openDialog({ jobTitle: "Too long", company: "Mulga Mill" });
  const text = "Care for the garden. ".repeat(34_000);
  await paste(page, "[role=dialog] [name=jobDescription]", text);
  await page.locator(addButton).click();
  await seeText(page, "This is too long to keep");
  expect(await valueIn(page, "[role=dialog] [name=jobDescription]")).toHaveLength(text.length);
  expect(creations()).toEqual([]);
  await press(page, "Cancel");
});

it("the dialog takes a pasted ad first, and fills its fields with it", async () => {
  await open(page, `${pages.applications}?add=1`);
  await page.waitForSelector("[role=dialog] [name=pasted]");
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/plain", "Ward Nurse at Coorong Hospital\nYou will care for people on a busy ward.");
    const options = { clipboardData: data, bubbles: true, cancelable: true };
    document
      .querySelector("[role=dialog] [name=pasted]")
      ?.dispatchEvent(new ClipboardEvent("paste", options));
  });
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>("[role=dialog] [name=jobTitle]")?.value === "Ward Nurse",
  );
  expect(await valueIn(page, "[role=dialog] [name=company]")).toBe("Coorong Hospital");
  expect(await valueIn(page, "[role=dialog] [name=jobDescription]")).toContain("busy ward");
  expect(await valueIn(page, "[role=dialog] [name=pasted]")).toBe("");
  await press(page, "Cancel");
});

it("[BD-38] undo of a moved card sends the way back and nothing else: no mail, no notification", async () => {
  const { id } = await call<Application>(page, "POST", "/api/applications", {
    ...{ jobTitle: "Moved", company: "Mulga Mill", contactEmail: "kim@mulga.example" },
  });
  const news = () => call<unknown[]>(page, "GET", "/api/notifications");
  const before = [(await news()).length, mailsIn(at.api.dataDir)];
  await open(page, pages.applications);
  sent = [];
  await chooseStatus(page, "Moved", "rejected");
  await seeText(page, "Application updated successfully!");
  await press(page, "Undo");
  await seeStatus(page, "Moved", "applied");
  await expect.poll(() => named("Moved")).toMatchObject([{ status: "applied" }]);
  expect(sent).toEqual([`PATCH /api/applications/${id}`, `PATCH /api/applications/${id}`]);
  expect([(await news()).length, mailsIn(at.api.dataDir)]).toEqual(before);
});

it("[BD-44] 240 characters without a break leave every view as wide as the screen", async () => {
  const word = (letter: string) => letter.repeat(240);
  const { id } = await call<Application>(page, "POST", "/api/applications", {
    ...{ jobTitle: word("W"), company: word("M"), location: word("m"), salary: word("8"), notes: word("n") },
    ...{
      contactName: word("K").slice(40),
      recruiter: word("r"),
      jobUrl: `https://example.com/${word("u")}`,
      jobDescription: word("d"),
    },
  });
  const seeWidths = async (name: string) => {
    for (const width of [1280, 360]) {
      await page.setViewport({ width, height: 900 });
      await seeText(page, word("W"));
      await holdsNoSideScroll(page, name, width);
    }
    await page.setViewport({ width: 1280, height: 900 });
  };
  await open(page, pages.applications);
  await seeWidths("grid");
  for (const view of ["list", "board"]) {
    await page.locator(`input[value="${view}"]`).click();
    await page.waitForFunction((wanted) => location.search.includes(wanted), {}, view);
    await seeWidths(view);
  }
  for (const address of [`${applicationPath(id)}?tab=ad`, pages.overview]) {
    await open(page, address);
    await seeWidths(address);
  }
  await call(page, "DELETE", `/api/applications/${id}`);
});
