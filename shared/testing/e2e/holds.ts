import type { Page } from "puppeteer";

/**
 * Evaluates a check repeatedly from outside. A waiting function inside the page pauses in a background tab, which
 * draws no frames, and is lost when the page reloads.
 * @param check runs in the page, with `wanted`.
 * @returns whether it was true within `patience` milliseconds.
 */
export async function holds(
  page: Page,
  check: (wanted: string) => boolean,
  wanted: string,
  patience: number,
): Promise<boolean> {
  // Monotonic time: if the machine is suspended, the wall clock jumps ahead but the page does not.
  const end = performance.now() + patience;
  while (performance.now() < end) {
    // During navigation there is no answer yet.
    if (await page.evaluate(check, wanted).catch(() => false)) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
