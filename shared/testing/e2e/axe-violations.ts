import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "puppeteer";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** `npm run test:deep`: runs every rule on every screen. */
export const isDeep = process.env.KELPIE_DEEP === "1";

/**
 * The violations that axe finds, one line for each rule with its places; the page's content policy stays on.
 * @param only these rules, if the others were tested before.
 */
export async function axeViolations(page: Page, only?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  return page.evaluate(async (rules) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (options: RunOptions & { preload: object }) => Promise<AxeResults> };
    };
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    const { violations } = await axe.run({
      runOnly: rules ? { type: "rule", values: rules } : { type: "tag", values: tags },
      // Passed rules are not described, because that is most of the work.
      resultTypes: ["violations"],
      // None of the tested rules reads style sheets, which axe would otherwise load and parse again.
      preload: { assets: ["media"] },
    });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, html }) => `${target.join(" ")} ${html.slice(0, 160)}`).join(", ")}`,
    );
  }, only);
}

const asked = new Set<string>();

/**
 * The rules for one look at a screen. `npm test` runs all rules once per screen, the first time a test sees it; `npm
 * run test:deep` runs them every time. Another theme only changes colours.
 * @param name of the screen.
 * @returns false for no rules, undefined for all of them.
 */
export function rulesFor(name: string, theme: "light" | "dark"): string[] | undefined | false {
  const isFirst = !asked.has(name);
  asked.add(name);
  if (isDeep) return theme === "dark" ? ["color-contrast"] : undefined;
  return isFirst ? undefined : false;
}
