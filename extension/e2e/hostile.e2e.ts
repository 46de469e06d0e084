import type { Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { logIn, type RunningApi } from "#shared/testing/e2e/start-api.ts";
import { type Launched, openPanel } from "./launch-extension.ts";
import { recordCalls } from "./own-account-only.ts";
import { panelText, press, seeMatch, seeText } from "./panel-actions.ts";
import { openSavedPage, ownPage } from "./serve-page.ts";
import { startPanel } from "./start-panel.ts";

const ad = ownPage("hostile-ad.html", "https://jobs.hostile.example/job/88410222");

interface Hostile {
  touched: unknown[];
  loot: unknown[];
  arm: () => void;
  whole: () => string;
  hit?: number;
}

let api: RunningApi;
let kelpie: Launched;
let tab: Page;
let panel: Page;
let calls: ReturnType<typeof recordCalls>;
let account: { email: string; password: string };

/** The panel's stored token; undefined once it is dropped. */
function keptToken(): Promise<unknown> {
  return panel.evaluate(async () => {
    type Local = { get: (key: string) => Promise<{ token?: string }> };
    const { chrome } = globalThis as unknown as { chrome: { storage: { local: Local } } };
    return (await chrome.storage.local.get("token")).token;
  });
}

/** The page's traps that were triggered. */
const marks = () =>
  tab.evaluate(() => {
    const { touched, loot } = globalThis as unknown as Hostile;
    return `${touched.join()} ${loot.length}`;
  });
const whole = () => tab.evaluate(() => (globalThis as unknown as Hostile).whole());

describe("a hostile page (EX-03)", () => {
  beforeAll(async () => {
    ({ api, account, kelpie, tab, panel } = await startPanel("hostile", ad));
    calls = recordCalls(panel);
  });
  afterAll(async () => {
    await kelpie?.browser.close();
    await api?.stop();
  });

  it("with every prototype overridden it is read as it is; none of its functions runs, nothing on it changes", async () => {
    await tab.evaluate(() => {
      (globalThis as unknown as Hostile).arm();
      // Only a new reading finds this employer.
      const name = document.querySelector("[data-automation=advertiser-name]");
      if (name) name.textContent = "Bellarine Hospital";
    });
    const before = await whole();
    expect(await marks()).toBe(" 0");
    await press(panel, "Read the page again");
    await seeText(panel, "Bellarine Hospital");
    await seeMatch(panel);
    expect(await marks()).toBe(" 0");
    expect(await whole()).toBe(before);
  });

  it("runs nothing of its text in the panel, and asks no address that it names", async () => {
    await openSavedPage(tab, ad);
    await openPanel(kelpie, tab);
    await seeText(panel, "Corio Bay Health");
    await seeMatch(panel);
    expect(await panel.evaluate(() => (globalThis as unknown as Hostile).hit)).toBeUndefined();
    expect(await panel.evaluate(() => Reflect.get({}, "isAdmin"))).toBeUndefined();
    expect(await panel.$$("script:not([src]), img[src*='evil.example'], a[href^='javascript:']")).toEqual([]);
    expect(calls.forbidden()).toEqual([]);
  });

  it("reaches neither the token nor the panel by messages, frames, addresses or events", async () => {
    const token = String(await keptToken());
    expect(token).toContain("klp_");
    // The browser itself must refuse the request, so the test stops intercepting it.
    tab.removeAllListeners("request");
    await tab.setRequestInterception(false);
    const found = await tab.evaluate(async (id) => {
      for (const type of ["read-tab", "fill", "token", "save", "connect"])
        for (const message of [
          { type },
          { type, tabId: 1, windowId: 1, url: "https://evil.example" },
          JSON.stringify({ type }),
        ])
          window.postMessage(message, "*");
      for (const type of ["kelpie", "kelpie-fill", "message"])
        document.dispatchEvent(new CustomEvent(type, { detail: { type: "read-tab" } }));
      const files = ["sidepanel.html", "manifest.json", "form-reader.js", "form-filler.js", "background.js"];
      const fetched = await Promise.all(
        files.map((file) =>
          fetch(`chrome-extension://${id}/${file}`).then(
            () => file,
            () => "refused",
          ),
        ),
      );
      const frame = document.createElement("iframe");
      frame.src = `chrome-extension://${id}/sidepanel.html?tabId=1`;
      const ended = new Promise((resolve) => frame.addEventListener("load", resolve));
      document.body.append(frame);
      await ended;
      const { chrome } = globalThis as unknown as { chrome?: { runtime?: unknown; storage?: unknown } };
      return {
        fetched: [...new Set(fetched)],
        frame: frame.contentDocument === null,
        reach: [typeof chrome?.runtime, typeof chrome?.storage, typeof Reflect.get(globalThis, "kelpieForm")],
        kept: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
      };
    }, kelpie.id);
    expect(found.fetched).toEqual(["refused"]);
    expect(found.reach).toEqual(["undefined", "undefined", "undefined"]);
    expect(found.kept).not.toContain("klp_");
    const frames = await Promise.all(tab.frames().map((one) => one.content().catch(() => "")));
    expect(frames.join("")).not.toMatch(/klp_|Connect Kelpie/);
    expect(await keptToken()).toBe(token);
    expect(await panelText(panel)).toContain("must-have");
    expect(calls.forbidden()).toEqual([]);
  });

  it("a page of three megabytes and ten thousand boxes inside each other does not stop the panel", async () => {
    const rows = `<p>${"Some words of a very long page. ".repeat(40)}</p>`.repeat(2200);
    const deep = `${"<div>".repeat(10_000)}end${"</div>".repeat(10_000)}`;
    const url = "https://big.hostile.example/job/1";
    await openSavedPage(tab, { url, html: ad.html.replace("</main>", `</main>${rows}${deep}`) });
    await openPanel(kelpie, tab);
    await seeText(panel, "Corio Bay Health");
    expect(calls.forbidden()).toEqual([]);
  });

  it("a connection that is ended in Settings: the panel says so, and the token is gone", async () => {
    const { cookie, token } = await logIn(account);
    const headers = {
      Cookie: `${cookie.name}=${cookie.value}`,
      "X-Kelpie-Token": token,
      Origin: api.origin,
    };
    const listed = await fetch(`${api.origin}/api/auth/extension-tokens`, { headers });
    for (const { id } of (await listed.json()) as { id: string }[])
      expect(
        (await fetch(`${api.origin}/api/auth/extension-tokens/${id}`, { method: "DELETE", headers })).status,
      ).toBe(200);
    await panel.reload();
    await panel.waitForFunction(() =>
      /Connect (?:again|Kelpie to your account)/.test(document.body.innerText),
    );
    await expect.poll(keptToken).toBeUndefined();
    expect(await panelText(panel)).not.toContain("must-have");
  });
});
