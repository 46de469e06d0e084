import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "puppeteer";

const folder = path.resolve(import.meta.dirname, "../../src/site/pictures");
const sizes: Record<string, { width: number; height: number }> = {};

export interface Crop {
  /** The element to show; without it the whole view. */
  selector?: string;
  /** Of the part that is stored, in CSS pixels. */
  height: number;
}

/** Keeps a part of the page, light and dark, at twice its size. */
export async function takePicture(page: Page, name: string, { selector, height }: Crop): Promise<void> {
  await page.bringToFront();
  const place = selector ? await page.waitForSelector(selector, { timeout: 20_000 }) : null;
  await place?.evaluate((one) => one.scrollIntoView({ block: "start" }));
  const box = await page.evaluate(
    (one) => {
      const { left, top, width, height } = (one ?? document.documentElement).getBoundingClientRect();
      return { x: left + scrollX, y: top + scrollY, width, height };
    },
    place as Element | null,
  );
  const clip = { ...box, height: Math.min(box.height, height) };
  sizes[name] = { width: Math.round(clip.width), height: Math.round(clip.height) };
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: theme }]);
    await page.screenshot({
      path: path.join(folder, `${name}-${theme}.webp`) as `${string}.webp`,
      type: "webp",
      quality: 82,
      clip,
      captureBeyondViewport: true,
    });
  }
}

/** The sizes stand in the page, so that nothing moves while a picture loads. */
export async function writeSizes(): Promise<void> {
  await writeFile(path.join(folder, "sizes.json"), `${JSON.stringify(sizes, null, 2)}\n`);
}
