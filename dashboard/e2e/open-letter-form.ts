import type { Page } from "puppeteer";

/** Unfolds the form beside an open letter; without a letter it is open already. */
export async function openLetterForm(page: Page): Promise<void> {
  await page.locator("::-p-aria([name='Write another letter'][role='button']), [name=jobTitle]").wait();
  const fold = await page.$("::-p-aria([name='Write another letter'][role='button'])");
  if (fold && (await fold.evaluate((one) => one.getAttribute("aria-expanded"))) === "false") {
    // By the keyboard: a toast may lie over it.
    await fold.focus();
    await page.keyboard.press("Enter");
  }
}
