import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import puppeteer, { type Browser, type Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { browserFlags } from "../e2e/browser-flags.ts";
import { type CopiedTree, copyTree } from "./copied-tree.ts";
import { failDev, type RunningDev, startDev, threeFreePorts, waitFor } from "./running-dev.ts";

let tree: CopiedTree;
let dev: RunningDev;
let browser: Browser;

beforeAll(async () => {
  tree = copyTree();
  dev = await startDev(tree.folder, await threeFreePorts());
  browser = await puppeteer.launch({
    headless: true,
    pipe: true,
    enableExtensions: [path.join(tree.folder, "extension/.output/chrome-mv3-dev")],
    args: [...browserFlags],
  });
});

afterAll(async () => {
  await browser?.close();
  await dev?.end();
  tree?.remove();
});

/** Replaces text in one file of the copy. */
function change(file: string, from: string, to: string): void {
  const place = path.join(tree.folder, file);
  const text = readFileSync(place, "utf8");
  expect(text, file).toContain(from);
  writeFileSync(place, text.replace(from, to));
}

/** Changes a component and waits for its new text in the same page, without a reload. */
async function seeHotReload(page: Page, file: string, from: string, to: string): Promise<number> {
  const shows = (text: string) =>
    page.evaluate((wanted) => document.body.innerText.includes(wanted), text).catch(() => false);
  await waitFor(() => shows(from), 30_000, from);
  await page.evaluate("globalThis.isSamePage = true");
  change(file, from, to);
  const took = await waitFor(() => shows(to), 15_000, to);
  expect(await page.evaluate("globalThis.isSamePage")).toBe(true);
  return took;
}

const tell = (what: string, took: number) => process.stdout.write(`${what}: ${took} ms\n`);

describe("npm run dev", () => {
  it("starts the API again when one of its files changes", async () => {
    const health = `http://localhost:${dev.port}/api/health`;
    const status = async () => (await fetch(health)).json().then((body: { status: string }) => body.status);
    expect(await status()).toBe("ok");
    change("api/src/app.ts", '{ status: "ok" }', '{ status: "changed" }');
    const took = await waitFor(
      async () => (await status().catch(() => "")) === "changed",
      20_000,
      "the new answer",
    );
    tell("API started again", took);
  });

  it("shows a changed screen of the dashboard by hot reload, with the API behind it", async () => {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${dev.port + 1}/forgot-password`);
    const file = "dashboard/src/features/auth/auth-texts.ts";
    tell("dashboard", await seeHotReload(page, file, "Forgot password", "Forgot it again"));
    const answer = await page.evaluate(async () => (await fetch("/api/ready")).status);
    expect(answer).toBe(200);
  });

  it("shows a changed component of the loaded extension by hot reload, and it asks this API", async () => {
    const worker = await browser.waitForTarget((one) => one.type() === "service_worker");
    const page = await browser.newPage();
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(request.url()));
    await page.goto(`chrome-extension://${new URL(worker.url()).host}/sidepanel.html`);
    const file = "extension/entrypoints/sidepanel/sign-in/sign-in-screen.tsx";
    tell("panel", await seeHotReload(page, file, "Connect Kelpie to your account", "Connect it anew"));
    expect(await page.evaluate("[__API_ORIGIN__, __DASHBOARD_ORIGIN__]")).toEqual([
      `http://localhost:${dev.port}`,
      `http://localhost:${dev.port + 1}`,
    ]);
    const manifest = readFileSync(
      path.join(tree.folder, "extension/.output/chrome-mv3-dev/manifest.json"),
      "utf8",
    );
    expect(JSON.parse(manifest).host_permissions).toEqual(["http://localhost/*"]);
  });

  it("says which port is taken, and starts nothing", async () => {
    const { code, said } = await failDev(tree.folder, dev.port);
    expect(said).toContain(`Port ${dev.port} (api) is in use.`);
    expect(code).toBe(1);
  });

  it("ends all parts when one dies, and says whose last words these were", async () => {
    process.kill(dev.processOf("Extension"), "SIGKILL");
    expect(await dev.ended).toBe(1);
    expect(dev.said()).toMatch(/\[extension\] was ended by SIGKILL\. Its last words:\n\[extension\] .+\n$/s);
    for (const port of [dev.port, dev.port + 1, dev.port + 2])
      await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
  });
});
