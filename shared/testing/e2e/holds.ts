import type { Page } from "puppeteer";

/**
 * Asks a page again and again from here. A waiting function inside the page stands still in a tab behind another one,
 * which draws no frames, and is lost when the page loads anew under it.
 * @param check runs in the page, with `wanted`.
 * @returns whether it held within `patience` milliseconds.
 */
export async function holds(
  page: Page,
  check: (wanted: string) => boolean,
  wanted: string,
  patience: number,
): Promise<boolean> {
  // A machine that is set aside for minutes comes back with the clock gone on, and the page not.
  const end = performance.now() + patience;
  while (performance.now() < end) {
    // The page may be on its way to another one: then there is no answer yet.
    if (await page.evaluate(check, wanted).catch(() => false)) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
