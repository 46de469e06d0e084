import type { Page } from "puppeteer";
import { beforeAll, expect, it } from "vitest";
import { call } from "../applications/tracker-desk.ts";
import { openDesk } from "../desk.ts";
import { open, press, seeAddress, seeText, signIn, valueIn } from "../visit.ts";
import { ad, type Desk, resume as plainResume, resultDesk } from "./result-desk.ts";

const at = openDesk();
const person = { email: "premium@kelpie.test", password: "Kelpie-demo-1" };
const optimise = "/api/resume/optimize";
/** With a skill of the ad in its long form: tailoring raises the keyword match, so the run counts. */
const resume = plainResume.replace(
  "\n\nEducation",
  "\n- Used the Early Years Learning Framework in every plan\n\nEducation",
);
let page: Page;
let desk: Desk;
/** Optimisations that were asked for, since the last test began. */
let asked = 0;

beforeAll(async () => {
  page = at.page;
  desk = resultDesk(page);
  await signIn(page, person);
  page.on("request", (one) => {
    if (one.method() === "POST" && new URL(one.url()).pathname === optimise) asked += 1;
  });
});

/** The optimizer with the resume and an ad of its own, reached from the dashboard where Back is to lead there. */
async function fillFor(employer: string, fromDashboard = false): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await open(page, fromDashboard ? "/dashboard" : "/resume-optimizer");
  if (fromDashboard) await page.locator('nav[aria-label="Main"] a[href="/resume-optimizer"]').click();
  // The stored resume fills the card a moment after it is drawn.
  await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>("[name=resumeText]")?.value);
  await desk.replaceText("textarea[name=resumeText]", resume);
  await desk.replaceText("textarea[name=jobDescription]", `Early Childhood Educator\n${ad}`);
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>("[name=adTitle]")?.value !== "");
  await page.locator("[name=adCompany]").fill(employer);
  asked = 0;
}

const resultsFor = async (employer: string) =>
  (await call<{ company: string }[]>(page, "GET", "/api/resume/history")).filter(
    ({ company }) => company === employer,
  ).length;
const uses = async () => (await call<{ count: number }>(page, "GET", "/api/usage/resume-optimizer")).count;

/** The call reaches the server, and its answer stays on the way until the returned function is called. */
async function holdAnswers(): Promise<() => Promise<void>> {
  const session = await page.createCDPSession();
  const patterns = [{ urlPattern: `*${optimise}`, requestStage: "Response" as const }];
  await session.send("Fetch.enable", { patterns });
  return async () => {
    await session.send("Fetch.disable");
    await session.detach();
  };
}

it("[BD-03] Optimize pressed twice at once runs and counts one", async () => {
  await fillFor("Quoll House");
  const before = await uses();
  await page.$eval('::-p-aria([name="Optimize My Resume"][role="button"])', (one) => {
    (one as HTMLElement).click();
    (one as HTMLElement).click();
  });
  await seeText(page, "Resume Analysis Complete");
  expect(asked).toBe(1);
  expect(await resultsFor("Quoll House")).toBe(1);
  expect((await uses()) - before).toBe(1);
});

it.each([
  ["[BD-06] Back", "Numbat House"],
  ["[BD-07] reload", "Bilby House"],
])(
  "%s in the middle of an optimisation: the texts stay, what was finished opens at once and counts once",
  async (way, employer) => {
    await fillFor(employer, way.includes("Back"));
    const before = await uses();
    const release = await holdAnswers();
    await press(page, "Optimize My Resume");
    await seeText(page, "Step 1 of 5");
    await expect.poll(() => resultsFor(employer)).toBe(1);
    if (way.includes("Back")) {
      await page.goBack();
      await seeAddress(page, "/dashboard");
      await page.goForward();
    } else await page.reload();
    await release();
    await seeText(page, "Your last optimisation didn't finish");
    expect(await valueIn(page, "[name=resumeText]")).toBe(resume);
    expect(await valueIn(page, "[name=jobDescription]")).toContain(ad);
    expect(await valueIn(page, "[name=adCompany]")).toBe(employer);
    await press(page, "Optimize My Resume");
    await seeText(page, "Resume Analysis Complete");
    expect(await resultsFor(employer)).toBe(1);
    expect((await uses()) - before).toBe(1);
  },
);

it("[BD-11] a session that is gone at Optimize: sign in on the spot, the texts are there, one run", async () => {
  await fillFor("Wombat House");
  const cookies = await page.browserContext().cookies();
  await page.browserContext().deleteCookie(...cookies);
  await press(page, "Optimize My Resume");
  await seeText(page, "You are signed out");
  await page.locator("[role=dialog] input[name=email]").fill(person.email);
  await page.locator("[role=dialog] input[name=password]").fill(person.password);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => !document.querySelector("[role=dialog]"));
  expect(await valueIn(page, "[name=resumeText]")).toBe(resume);
  expect(await valueIn(page, "[name=jobDescription]")).toContain(ad);
  expect(await resultsFor("Wombat House")).toBe(0);
  await press(page, "Optimize My Resume");
  await seeText(page, "Resume Analysis Complete");
  expect(await resultsFor("Wombat House")).toBe(1);
});

it("[BD-14] [BD-29] a SEEK link without https, and a resume of 680 kB: each refused in a sentence, nothing is cut", async () => {
  await page.evaluate(() => sessionStorage.clear());
  await open(page, "/resume-optimizer");
  await page.locator("[name=jobUrl]").fill("www.seek.com.au/job/88410222");
  await press(page, "Fetch");
  await seeText(
    page,
    "www.seek.com.au does not let servers read its ads. Open the ad and use the Kelpie extension, or paste the text.",
  );
  expect(await valueIn(page, "[name=jobUrl]")).toBe("www.seek.com.au/job/88410222");
  const text = "Led a team of nine. ".repeat(34_000);
  await desk.replaceText("textarea[name=resumeText]", text);
  asked = 0;
  await press(page, "Optimize My Resume");
  await seeText(page, "This resume is too long to read. Your texts are still here.");
  expect(await valueIn(page, "[name=resumeText]")).toHaveLength(text.length);
  expect(asked).toBe(1);
});
