import { afterAll, beforeAll, expect, it } from "vitest";
import { launchBrowser } from "./launch-browser.ts";
import { newVisitor } from "./visit.ts";

let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

it("a button that the screen draws anew while it is scrolled into sight is found again and pressed once", async () => {
  const page = await newVisitor(browser);
  await page.setContent(`<div style="height: 3000px"></div><button>Save</button><p></p>`);
  await page.evaluate(() => {
    const hear = () =>
      document.querySelector("button")?.addEventListener("click", () => {
        document.querySelector("p")?.append("pressed");
      });
    const drawAnew = () => {
      const old = document.querySelector("button");
      old?.replaceWith(old.cloneNode(true));
      hear();
    };
    document.addEventListener("scroll", drawAnew, { once: true });
  });
  await page.locator("button").click();
  expect(await page.$eval("p", (one) => one.textContent)).toBe("pressed");
});
