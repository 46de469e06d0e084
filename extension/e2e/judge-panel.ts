import { mkdirSync } from "node:fs";
import path from "node:path";
import axe from "axe-core";
import type { Page } from "puppeteer";
import { expect } from "vitest";

const folder = path.resolve(import.meta.dirname, "../../screenshots/panel");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** For people to look at, who ask for it: KELPIE_PICTURES=1 npm run e2e; git ignores it. */
export async function keepPicture(panel: Page, name: string): Promise<void> {
  if (process.env.KELPIE_PICTURES !== "1") return;
  mkdirSync(folder, { recursive: true });
  await panel.screenshot({ path: path.join(folder, name) });
}

/** A picture of the panel at 320, 380 and 600, light and dark; axe finds nothing and nothing scrolls sideways. */
export async function judgePanel(panel: Page, name: string): Promise<void> {
  await holdStill(panel);
  for (const theme of ["light", "dark"]) {
    await panel.evaluate((wanted) => document.documentElement.setAttribute("data-theme", wanted), theme);
    for (const width of theme === "light" ? [320, 600, 380] : [380]) {
      await panel.setViewport({ width, height: 900, deviceScaleFactor: 1 });
      expect(await overflow(panel), `${name} at ${width}`).toBe(0);
      await keepPicture(panel, `${name}.${width}.${theme}.png`);
    }
    // The dark look differs in its colours only.
    expect(
      await violations(panel, theme === "light" ? tags : ["color-contrast"]),
      `${name} ${theme}`,
    ).toEqual([]);
  }
  await panel.evaluate(() => document.documentElement.removeAttribute("data-theme"));
}

async function holdStill(panel: Page): Promise<void> {
  await panel.evaluate(() => {
    if (document.getElementById("still")) return;
    const style = document.createElement("style");
    style.id = "still";
    style.textContent = "*, ::before, ::after { transition: none !important; animation: none !important }";
    document.head.append(style);
  });
}

async function violations(panel: Page, runOnly: string[]): Promise<string[]> {
  if (!(await panel.evaluate(() => "axe" in globalThis))) await panel.evaluate(axe.source);
  return panel.evaluate(async (only) => {
    const { axe: runner } = globalThis as unknown as { axe: typeof axe };
    const { violations: found } = await runner.run({ runOnly: only, resultTypes: ["violations"] });
    return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
  }, runOnly);
}

async function overflow(panel: Page): Promise<number> {
  return panel.evaluate(() => {
    const bodies = [document.documentElement, ...document.querySelectorAll("main")];
    return Math.max(...bodies.map((box) => box.scrollWidth - box.clientWidth));
  });
}
