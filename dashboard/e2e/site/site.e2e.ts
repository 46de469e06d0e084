import { request } from "node:http";
import * as cheerio from "cheerio";
import type { Browser, Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pages, templatePath } from "#shared/domain/pages.ts";
import { templateIds } from "#shared/domain/templates/template.ts";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { testOrigin } from "#shared/testing/e2e/test-origin.ts";
import { launchBrowser } from "../launch-browser.ts";
import { checkLook, checkLooks, newVisitor, open, seeAddress } from "../visit.ts";

type Document = ReturnType<typeof cheerio.load>;

let api: RunningApi;
let browser: Browser;
/** Every page of the public site that the site map names, by its path. */
let site: Map<string, Document>;

/** Not by fetch: it adds a header of its own to a conditional request. */
const statusOf = (path: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(testOrigin + path, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on("error", reject)
      .end();
  });

const read = async (path: string) => cheerio.load(await (await fetch(testOrigin + path)).text());

beforeAll(async () => {
  api = await startApi();
  browser = await launchBrowser();
  const map = cheerio.load(await (await fetch(`${testOrigin}/sitemap.xml`)).text(), { xml: true });
  const listed = map("loc")
    .toArray()
    .map((loc) => map(loc).text());
  expect(listed.every((address) => address.startsWith(`${testOrigin}/`))).toBe(true);
  const paths = listed.map((address) => new URL(address).pathname);
  expect(new Set(paths).size).toBe(paths.length);
  const documents = await Promise.all(paths.map(async (path) => [path, await read(path)] as const));
  // The app's own open screens stand in the map, too; they are drawn in the browser.
  site = new Map(documents.filter(([, page]) => page("#main").length > 0));
  expect(site.size).toBeGreaterThan(10);
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

describe("every page of the public site, without a browser", () => {
  it("says what it is: title, description, address, one h1, nothing of the build's own", () => {
    const seen = { titles: new Set(), descriptions: new Set() };
    for (const [path, page] of site) {
      const description = page('meta[name="description"]').attr("content") ?? "";
      expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(50);
      expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
      expect(page('link[rel="canonical"]').attr("href"), path).toBe(testOrigin + path);
      expect(page("h1").length, path).toBe(1);
      expect(page('meta[property="og:title"]').attr("content"), path).toBeTruthy();
      expect(page('meta[property="og:image"]').attr("content"), path).toBe(`${testOrigin}/share-card.png`);
      expect(page.html(), path).not.toContain("kelpie.invalid");
      // What the landing page holds for its first paint: first-paint.e2e.ts.
      const held = page("style, script:not([src]):not([type='application/ld+json'])").length;
      expect(held, path).toBe(path === pages.home ? 2 : 0);
      for (const data of page('script[type="application/ld+json"]').toArray())
        expect(JSON.parse(page(data).text())["@context"], path).toBe("https://schema.org");
      seen.titles.add(page("title").text());
      seen.descriptions.add(description);
    }
    expect(seen.titles.size).toBe(site.size);
    expect(seen.descriptions.size).toBe(site.size);
  });

  it("leads nowhere wrong: every link has a page, every anchor a place [P1-2.123]", async () => {
    const faults: string[] = [];
    const links = [...site].flatMap(([path, page]) =>
      page("a[href]")
        .toArray()
        .map((link) => ({ path, address: new URL(page(link).attr("href") ?? "", testOrigin + path) })),
    );
    const inside = links.filter(({ address }) => address.origin === testOrigin);
    expect(inside.length).toBeGreaterThan(100);
    const paths = new Set(inside.map(({ address }) => address.pathname));
    for (const path of paths) {
      const { status } = await fetch(testOrigin + path);
      if (status !== 200) faults.push(`${path} answers ${status}`);
    }
    for (const { path, address } of inside) {
      const target = site.get(address.pathname);
      const place = address.hash.slice(1);
      if (target && place && target(`[id="${place}"]`).length !== 1)
        faults.push(`${path}: ${address.pathname} has no #${place}`);
    }
    expect(faults).toEqual([]);
  });

  it("asks for files that are there", async () => {
    const files = new Set<string>();
    for (const page of site.values())
      for (const one of page("script[src], link[rel!=canonical][href], img[src]").toArray())
        files.add(page(one).attr("src") ?? page(one).attr("href") ?? "");
    expect(files.size).toBeGreaterThan(10);
    for (const file of [...files, "/share-card.png", "/icon-512.png", "/icon-maskable-512.png"]) {
      const answer = await fetch(new URL(file, testOrigin));
      expect(answer.status, file).toBe(200);
      expect(answer.headers.get("content-type"), file).not.toContain("text/html");
    }
  });

  it("answers 404 for what is not there, and the app for its screens", async () => {
    for (const path of ["/no-such-page", "/jobs", "/resume-optimizer/x", "/blog/no-such-article"])
      expect((await fetch(testOrigin + path)).status, path).toBe(404);
    for (const path of [pages.overview, pages.login, pages.share, "/application-tracker/1"])
      expect((await fetch(testOrigin + path)).status, path).toBe(200);
    const unknown = await fetch(`${testOrigin}/templates/nope`, { redirect: "manual" });
    expect([unknown.status, unknown.headers.get("location")]).toEqual([302, pages.templates]);
  });

  it("is checked anew and sent small", async () => {
    const first = await fetch(`${testOrigin}/`, { headers: { "Accept-Encoding": "br" } });
    expect(first.headers.get("content-encoding")).toBe("br");
    expect(first.headers.get("cache-control")).toBe("no-cache");
    const tag = first.headers.get("etag") ?? "";
    expect(await statusOf("/", { "If-None-Match": tag })).toBe(304);
    expect(await statusOf("/", { "If-None-Match": '"another"' })).toBe(200);
    const script = site.get("/")?.call(null, "script[src^='/assets/']").attr("src") ?? "";
    const plain = await fetch(testOrigin + script, { headers: { "Accept-Encoding": "identity" } });
    const small = await fetch(testOrigin + script, { headers: { "Accept-Encoding": "br" } });
    expect(small.headers.get("content-encoding")).toBe("br");
    expect(small.headers.get("content-type")).toBe(plain.headers.get("content-type"));
    expect(await small.text()).toBe(await plain.text());
    expect(small.headers.get("cache-control")).toContain("immutable");
  });

  it("tells robots and feed readers", async () => {
    const robots = await (await fetch(`${testOrigin}/robots.txt`)).text();
    expect(robots).toContain(`Sitemap: ${testOrigin}/sitemap.xml`);
    const feed = cheerio.load(await (await fetch(`${testOrigin}/blog/rss.xml`)).text(), { xml: true });
    const articles = [...site].filter(
      ([, page]) => page('meta[property="og:type"]').attr("content") === "article",
    );
    expect(feed("item").length).toBe(articles.length);
    for (const [path] of articles) expect(feed.text()).toContain(testOrigin + path);
  });
});

describe("every page of the public site, in a browser", () => {
  it("is read with JavaScript switched off", async () => {
    const page = await newVisitor(browser);
    await page.setJavaScriptEnabled(false);
    for (const [path, document] of site) {
      await page.goto(testOrigin + path, { waitUntil: "domcontentloaded" });
      const heading = await page.waitForSelector("h1", { visible: true });
      expect(await heading?.evaluate((one) => one.textContent), path).toBe(document("h1").text());
    }
    await page.close();
  });

  // The template pages are one component with other words: two stand for all.
  const alike = templateIds.slice(2).map(templatePath);

  it("the keyboard reaches the page at once, on every page", async () => {
    const page = await newVisitor(browser);
    for (const path of site.keys()) {
      if (alike.includes(path)) continue;
      await page.goto(testOrigin + path, { waitUntil: "load" });
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.textContent), path).toBe("Skip to content");
      await page.keyboard.press("Enter");
      expect(await page.evaluate(() => document.activeElement?.id), path).toBe("main");
    }
    await page.close();
  });

  it("every page holds to the rules in its looks and complains of nothing", async () => {
    const page = await newVisitor(browser);
    const faults = errorsOf(page);
    for (const path of site.keys()) {
      if (alike.includes(path)) continue;
      await page.goto(testOrigin + path, { waitUntil: "load" });
      await checkLooks(page, `site${path.replaceAll("/", "-")}`);
    }
    expect(faults).toEqual([]);
    await page.close();
  });

  it("answers to keys: menu of a phone, theme, questions", async () => {
    const page = await newVisitor(browser);
    await page.setViewport({ width: 360, height: 780 });
    await open(page, pages.home);
    await page.focus("header summary");
    await page.keyboard.press("Enter");
    await page.waitForSelector("header details[open]");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Features");
    await checkLook(page, "site-menu", { width: 360, theme: "dark" });
    await page.keyboard.press("Escape");
    await page.waitForSelector("header details:not([open])");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("SUMMARY");
    for (const theme of ["light", "dark"]) {
      await page.focus("[data-theme-button]");
      await page.keyboard.press("Enter");
      await page.waitForSelector(`html[data-theme=${theme}]`);
    }
    await page.reload();
    await page.waitForSelector("html[data-theme=dark]");
    await seeAddress(page, pages.home);
    await page.close();
  });
});

/** What the page's console and the content policy complain of, from here on. */
function errorsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  return faults;
}
