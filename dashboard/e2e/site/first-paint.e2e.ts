import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import path from "node:path";
import * as cheerio from "cheerio";
import type { Page } from "puppeteer";
import { describe, expect, it } from "vitest";
import { pages } from "#shared/domain/pages.ts";
import { testOrigin } from "#shared/testing/e2e/test-origin.ts";
import { openDesk } from "../desk.ts";
import { open } from "../visit.ts";

const at = openDesk();
const assets = path.resolve(import.meta.dirname, "../../dist/assets");

async function read(asked: string) {
  const answer = await fetch(testOrigin + asked);
  const policy = answer.headers.get("content-security-policy") ?? "";
  return { policy, document: cheerio.load(await answer.text()) };
}

/** Every element's whole computed style, in the page's order. */
const looks = (page: Page) =>
  page.$$eval("html, body, body :not(svg *)", (all) =>
    all.map((one) => {
      const style = getComputedStyle(one);
      const values = [...style].map((name) => `${name}:${style.getPropertyValue(name)}`);
      return `${one.tagName} ${one.getAttribute("class")} ${values.join(";")}`;
    }),
  );

const hashOf = (text: string | null) =>
  `'sha256-${createHash("sha256")
    .update(text ?? "")
    .digest("base64")}'`;

describe("the landing page, which holds its style and the theme's script", () => {
  it("its policy names just these two, and every other page's policy none", async () => {
    const { policy: strict } = await read(pages.overview);
    const own = "script-src 'self';style-src 'self';";
    expect(strict).toContain(own);
    const { document: map } = await read("/sitemap.xml");
    const paths = map("loc")
      .toArray()
      .map((one) => new URL(map(one).text()).pathname);
    expect(paths.length).toBeGreaterThan(10);
    for (const asked of [...paths, pages.landing, "/no-such-page"]) {
      const { policy, document } = await read(asked);
      const styles = document("style").toArray();
      const scripts = document("script:not([src], [type])").toArray();
      const isLanding = asked === pages.home || asked === pages.landing;
      expect([styles.length, scripts.length], asked).toEqual(isLanding ? [1, 1] : [0, 0]);
      const script = hashOf(document(scripts).html());
      const style = hashOf(document(styles).html());
      const named = `script-src 'self' ${script};style-src 'self' ${style};`;
      expect(policy, asked).toBe(isLanding ? strict.replace(own, named) : strict);
    }
  });

  it("looks as it would with the whole style sheet", async () => {
    const { page } = at;
    const sheet = (await readdir(assets)).find((file) => file.endsWith(".css"));
    for (const [width, theme] of [
      [360, "light"],
      [800, "dark"],
      [1280, "light"],
    ] as const) {
      await page.setViewport({ width, height: 900 });
      await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: theme }]);
      await open(page, pages.home);
      expect(await page.$$eval("link[rel=stylesheet]", (all) => all.length)).toBe(0);
      const held = await looks(page);
      expect(held.length).toBeGreaterThan(200);
      await page.addStyleTag({ url: `/assets/${sheet}` });
      const whole = await looks(page);
      expect(held.filter((look, index) => look !== whole[index])).toEqual([]);
    }
  });

  it("a theme that was chosen stands from the first paint on", async () => {
    const { page } = at;
    await open(page, pages.home);
    await page.evaluate(() => localStorage.setItem("kelpie_theme", "dark"));
    await open(page, pages.help);
    await open(page, pages.home);
    expect(await page.$eval("html", (one) => one.dataset.theme)).toBe("dark");
    await page.evaluate(() => localStorage.removeItem("kelpie_theme"));
  });
});
