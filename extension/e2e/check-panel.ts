import { mkdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "puppeteer";
import { expect } from "vitest";
import { axeViolations, isDeep, rulesFor } from "#shared/testing/e2e/axe-violations.ts";

const folder = path.resolve(import.meta.dirname, "../../screenshots/panel");
/** Pictures for people, on request: KELPIE_PICTURES=1 npm run e2e; git ignores them. */
const takesPictures = process.env.KELPIE_PICTURES === "1";
const size = { width: 380, height: 900, deviceScaleFactor: takesPictures ? 2 : 1 };

export async function savePicture(panel: Page, name: string): Promise<void> {
  if (!takesPictures) return;
  mkdirSync(folder, { recursive: true });
  await panel.screenshot({ path: path.join(folder, name) });
}

/** Fails on an axe violation and on sideways scrolling at 320, 380 and 600 px; saves pictures if they are wanted. */
export async function checkPanel(panel: Page, name: string): Promise<void> {
  await holdStill(panel);
  const themes = isDeep || takesPictures ? (["light", "dark"] as const) : (["light"] as const);
  for (const theme of themes) {
    await panel.emulateMediaFeatures([
      { name: "prefers-color-scheme", value: theme },
      { name: "prefers-reduced-motion", value: "reduce" },
    ]);
    await savePicture(panel, `${name}.380.${theme}.png`);
    const rules = rulesFor(name, theme);
    if (rules !== false) expect(await axeViolations(panel, rules), `${name} ${theme}`).toEqual([]);
  }
  for (const width of [320, 600, 380]) {
    await panel.setViewport({ ...size, width });
    expect(await overflow(panel), `${name} at ${width}`).toBe(0);
    await savePicture(panel, `${name}.${width}.png`);
  }
}

/** Colours change over 120 ms with the theme; a picture taken in between shows neither theme. */
async function holdStill(panel: Page): Promise<void> {
  await panel.evaluate(() => {
    if (document.getElementById("still")) return;
    const style = document.createElement("style");
    style.id = "still";
    style.textContent = "*, ::before, ::after { transition: none !important; animation: none !important }";
    document.head.append(style);
  });
}

/** How far the body scrolls inside the panel, in pixels. */
async function overflow(panel: Page): Promise<number> {
  return panel.evaluate(() => {
    const bodies = [document.documentElement, ...document.querySelectorAll("main")];
    return Math.max(...bodies.map((box) => box.scrollWidth - box.clientWidth));
  });
}
