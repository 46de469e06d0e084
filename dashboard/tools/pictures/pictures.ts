/**
 * `npm run pictures`: true screenshots of panel and dashboard,
 * of the demo account and the landing page's own ad, for the landing page; then the icons and the card of shared links.
 * `npm run pictures -- stores` makes the pictures of docs/stores alone.
 */
import type { Browser, Page } from "puppeteer";
import { emptyProfile } from "#shared/domain/autofill/profile.ts";
import { demo } from "#shared/testing/e2e/demo-account.ts";
import { logIn, startRestartableApi } from "#shared/testing/e2e/start-api.ts";
import { testOrigin } from "#shared/testing/e2e/test-origin.ts";
import { launchWithExtension, open, openAd, openPanel, press, see } from "./browser.ts";
import { drawIcons } from "./draw-icons.ts";
import { takePicture, writeSizes } from "./take-picture.ts";
import { takeStore } from "./take-store.ts";

/** The dashboard's pictures, of the demo account. @param ad the text of the landing page's ad. */
async function takeDashboard(page: Page, ad: string): Promise<void> {
  await open(page, "/application-tracker?view=list");
  await takePicture(page, "tracker", { selector: 'section[aria-label="Applications"]', height: 420 });
  await open(page, "/resumes");
  await page.locator('main a[href^="/resumes/"]').click();
  await see(page, "How software reads your resume");
  await takePicture(page, "reading", { selector: section("How software reads your resume"), height: 480 });

  await open(page, "/resume-optimizer");
  await fill(page, "textarea[name=jobDescription]", ad);
  await press(page, "Optimize My Resume");
  // On a narrow screen the parts of the desk come after each other.
  await page.locator('::-p-aria([name="Gaps"][role="radio"])').click();
  await see(page, "What the ad asks for");
  await takePicture(page, "gaps", { selector: section("What the ad asks for"), height: 560 });
  await open(page, "/resume-preview");
  await takePicture(page, "suggestion", { selector: section("Line-by-line suggestions"), height: 420 });

  await open(page, "/cover-letter");
  await fill(page, "input[name=jobTitle]", "Senior Business Analyst");
  await fill(page, "input[name=company]", "Saltbush Energy");
  await fill(page, "textarea[name=jobDescription]", ad);
  await press(page, "Generate Cover Letter");
  await see(page, "Dear");
  await takePicture(page, "letter", { selector: "main .paper", height: 420 });
}

/** The card with this heading. */
function section(heading: string): string {
  return `::-p-xpath(//section[.//h2[starts-with(normalize-space(), "${heading}")]])`;
}

/** In one go, as a person pastes. */
async function fill(page: Page, selector: string, text: string): Promise<void> {
  await page.waitForSelector(selector);
  await page.$eval(selector, (one) => (one as HTMLInputElement | HTMLTextAreaElement).select());
  await page.focus(selector);
  await page.keyboard.sendCharacter(text);
}

/** What the demo person's forms are filled from in the pictures. */
async function tellProfile(): Promise<void> {
  const { cookie, token } = await logIn(demo);
  const profile = {
    ...emptyProfile(),
    firstName: "Priya",
    lastName: "Raman",
    email: "priya.raman@example.com",
    phone: "0491 570 156",
    suburb: "Brunswick",
    state: "VIC",
    country: "AU",
    workRights: [{ country: "AU", standing: "citizen", note: "" }],
    noticeWeeks: 4,
    salary: { amount: 130_000, period: "year", includesSuper: false },
  };
  const answer = await fetch(`${testOrigin}/api/autofill/profile`, {
    method: "PUT",
    headers: {
      "Content-Type": "application/json",
      Origin: testOrigin,
      Cookie: `${cookie.name}=${cookie.value}`,
      "X-Kelpie-Token": token,
    },
    body: JSON.stringify(profile),
  });
  if (!answer.ok) throw new Error(`The profile was not kept: ${answer.status}`);
}

const server = await startRestartableApi();
try {
  await tellProfile();
  // A browser of its own for each: the panel of the second is not signed in yet.
  await withBrowser(async (browser) => takeStore(browser, await browser.newPage()));
  if (!process.argv.includes("stores")) await withBrowser(takeSite);
} finally {
  await server.stop();
}

async function withBrowser(take: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await launchWithExtension();
  try {
    await take(browser);
  } finally {
    await browser.close();
  }
}

async function takeSite(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  await page.setViewport({ width: 440, height: 900, deviceScaleFactor: 2 });
  await open(page, "/");
  const ad = await page.$eval("[data-sample-ad]", (one) => ({
    html: one.innerHTML,
    text: (one as HTMLElement).innerText,
  }));
  await takePanel(browser, await browser.newPage(), ad.html);
  await page.bringToFront();
  await signIn(page);
  await takeDashboard(page, ad.text);
  await writeSizes();
  await drawIcons(await browser.newPage());
}

async function takePanel(browser: Browser, tab: Page, adHtml: string): Promise<void> {
  await openAd(tab, adHtml);
  const panel = await openPanel(browser, tab);
  await panel.setViewport({ width: 380, height: 780, deviceScaleFactor: 2 });
  await see(panel, "Connect Kelpie to your account");
  await panel.type("[name=email]", demo.email);
  await panel.type("[name=password]", demo.password);
  await press(panel, "Sign in");
  await press(panel, "Skip the tour");
  await see(panel, "Strongest");
  await takePicture(panel, "panel", { height: 780 });
}

async function signIn(page: Page): Promise<void> {
  await open(page, "/login");
  await page.locator("input[type=email]").fill(demo.email);
  await page.locator("input[type=password]").fill(demo.password);
  await page.locator("form button[type=submit]").click();
  await page.waitForFunction(() => location.pathname === "/dashboard", { timeout: 20_000 });
}
