import type { Page } from "puppeteer";
import { open, press, see } from "./browser.ts";
import { takePicture } from "./take-picture.ts";

/** The dashboard's pictures, of the demo account. @param ad the text of the landing page's ad. */
export async function takeDashboard(page: Page, ad: string): Promise<void> {
  await open(page, "/application-tracker?view=list");
  await takePicture(page, "tracker", { selector: 'section[aria-label="Applications"]', height: 420 });
  await open(page, "/resumes");
  await page.locator('main a[href^="/resumes/"]').click();
  await see(page, "What a reading program finds");
  await takePicture(page, "reading", { selector: section("What a reading program finds"), height: 480 });

  await open(page, "/resume-optimizer");
  await fill(page, "textarea[name=jobDescription]", ad);
  await press(page, "Optimize My Resume");
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
