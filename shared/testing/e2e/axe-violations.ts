import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "puppeteer";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** `npm run test:deep`: every rule in every look. */
export const isDeep = process.env.KELPIE_DEEP === "1";

/**
 * What axe finds, one line for each rule with its places; the page's own content policy stays on.
 * @param only these rules, where the others were asked in another look.
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
      // What is in order is not described, which is most of the work.
      resultTypes: ["violations"],
      // No rule that is asked reads style sheets, which axe would otherwise load and parse once more.
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
 * Which rules a look of a screen has to answer to. `npm test` asks each screen once, in the first look that a test takes;
 * `npm run test:deep` asks in every look. A theme changes colours and nothing else.
 * @param name of the screen.
 * @returns false where none is asked, undefined for all of them.
 */
export function rulesFor(name: string, theme: "light" | "dark"): string[] | undefined | false {
  const isFirst = !asked.has(name);
  asked.add(name);
  if (isDeep) return theme === "dark" ? ["color-contrast"] : undefined;
  return isFirst ? undefined : false;
}
