import { mkdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { Browser, Page } from "puppeteer";
import { demo } from "#shared/testing/e2e/demo-account.ts";
import { openPanel, press, see } from "./browser.ts";

const folder = path.resolve(import.meta.dirname, "../../../docs/stores/pictures");
const address = "https://jobs.example.com.au/senior-business-analyst-melbourne";
const panelWidth = 380;
const size = { width: 1280, height: 800 };
/** What a store's page loads; more is not needed for a picture of text. */
const limit = 200_000;

/** The stores' pictures: the true panel beside a page of our own, in one view as the browser shows them. */
export async function takeStore(browser: Browser, tab: Page): Promise<void> {
  await mkdir(folder, { recursive: true });
  await tab.setViewport({ width: size.width - panelWidth, height: size.height, deviceScaleFactor: 1 });
  await show(tab, "store-ad.html");
  const panel = await openPanel(browser, tab);
  await panel.setViewport({ width: panelWidth, height: size.height, deviceScaleFactor: 1 });
  await see(panel, "Connect Kelpie to your account");
  await panel.type("[name=email]", demo.email);
  await panel.type("[name=password]", demo.password);
  await press(panel, "Sign in");
  await press(panel, "Skip the tour");
  await see(panel, "Strongest");
  await take(tab, panel, "score");
  await press(panel, "Tailor");
  await see(panel, "Match");
  await panel.waitForFunction(() => /Accept|Refuse|Keep mine|Undo/.test(document.body.innerText), {
    timeout: 20_000,
  });
  await take(tab, panel, "tailor");
  await show(tab, "store-form.html");
  const panelAgain = await openPanel(browser, tab);
  await press(panelAgain, "Fill this form");
  await see(panelAgain, "fields can be filled");
  await take(tab, panelAgain, "fill");
}

async function show(tab: Page, file: string): Promise<void> {
  const body = await readFile(path.join(import.meta.dirname, file), "utf8");
  const url = file === "store-ad.html" ? address : `${address}/apply`;
  await tab.setRequestInterception(true);
  tab.removeAllListeners("request");
  tab.on("request", (request) => {
    if (request.url() === url) void request.respond({ contentType: "text/html; charset=utf-8", body });
    else void request.abort();
  });
  await tab.goto(url);
}

/** @throws when the picture is heavier than a store's page should load. */
async function take(tab: Page, panel: Page, name: string): Promise<void> {
  await panel.emulateMediaFeatures([
    { name: "prefers-color-scheme", value: "light" },
    { name: "prefers-reduced-motion", value: "reduce" },
  ]);
  const left = await tab.screenshot({ encoding: "base64" });
  const right = await panel.screenshot({ encoding: "base64" });
  const canvas = await tab.browser().newPage();
  await canvas.setViewport({ ...size, deviceScaleFactor: 1 });
  const picture = (bytes: string) => `<img src="data:image/png;base64,${bytes}">`;
  await canvas.setContent(
    `<style>body{margin:0;display:flex;overflow:hidden}img+img{box-shadow:-1px 0 0 #d8d2c8;z-index:1}</style>${picture(left)}${picture(right)}`,
  );
  const file = path.join(folder, `${name}.png`) as `${string}.png`;
  await canvas.screenshot({ path: file });
  await canvas.close();
  const { size: bytes } = await stat(file);
  if (bytes > limit) throw new Error(`${name}.png has ${bytes} bytes, more than ${limit}`);
}
