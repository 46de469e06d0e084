import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "puppeteer";

const open = path.resolve(import.meta.dirname, "../../public");
const pictures = path.resolve(import.meta.dirname, "../../src/site/pictures");

/** The icons of the installed app and the card that is beside a shared link, drawn from our own SVG. */
export async function drawIcons(page: Page): Promise<void> {
  const icon = await dataAddress(path.join(open, "icon.svg"), "image/svg+xml");
  await draw(page, "icon-512.png", 512, 512, `<img src="${icon}" width="512" height="512">`);
  // The middle 80% are safe from any mask.
  const masked = `<div style="background:#e3efe8;height:512px;display:grid;place-items:center"><img src="${icon}" width="300"></div>`;
  await draw(page, "icon-maskable-512.png", 512, 512, masked);
  const [font, panel] = await Promise.all([
    dataAddress(
      path.resolve(
        import.meta.dirname,
        "../../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
      ),
      "font/woff2",
    ),
    dataAddress(path.join(pictures, "panel-light.webp"), "image/webp"),
  ]);
  await draw(page, "share-card.png", 1200, 630, shareCard(icon, font, panel));
}

const shareCard = (icon: string, font: string, panel: string) => `
  <style>
    @font-face { font-family: Figtree; src: url(${font}); font-weight: 300 900; }
    body { background: #faf8f5; color: #1e2421; font-family: Figtree; overflow: hidden; }
    main { padding: 88px 0 0 80px; width: 620px; }
    header { display: flex; align-items: center; gap: 16px; font-size: 36px; font-weight: 700; }
    h1 { margin: 72px 0 0; font-size: 64px; line-height: 72px; letter-spacing: -.022em; }
    p { margin: 24px 0 0; font-size: 28px; line-height: 38px; color: #5a615c; }
    .panel { position: absolute; left: 744px; top: 56px; width: 380px; border: 1px solid #e1dad1; border-radius: 16px;
      box-shadow: 0 16px 40px -12px rgb(50 40 25 / .18); }
  </style>
  <main><header><img src="${icon}" width="56" height="56">Kelpie</header>
  <h1>Know where you stand before you apply</h1>
  <p>A companion for your job search in Australia</p></main>
  <img class="panel" src="${panel}">`;

async function draw(page: Page, file: string, width: number, height: number, body: string): Promise<void> {
  await page.setViewport({ width, height, deviceScaleFactor: 1 });
  await page.setContent(`<!doctype html><body style="margin:0">${body}</body>`, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: path.join(open, file) as `${string}.png`, omitBackground: true });
}

async function dataAddress(file: string, type: string): Promise<string> {
  return `data:${type};base64,${(await readFile(file)).toString("base64")}`;
}
