import { describe, expect, it, vi } from "vitest";
import { fakeBrowser } from "wxt/testing/fake-browser";
import { readPage } from "./read-page.ts";

const ad = {
  url: "https://jobs.example.com/1",
  title: "Storeperson",
  html: "<h1>Storeperson</h1><p>You will pick and pack in our shed at Geelong.</p>",
};

/** A browser that refuses this many times before it allows reading the page. */
function withBrowser({ refusals, address }: { refusals: number; address: string | undefined }) {
  const executeScript = vi.fn(async () => {
    if (executeScript.mock.calls.length <= refusals) throw new Error("Cannot access contents of the page.");
    return [{ result: ad }];
  });
  Object.assign(fakeBrowser, { scripting: { executeScript } });
  Object.assign(fakeBrowser.tabs, { get: () => Promise.resolve({ id: 7, url: address }) });
  return executeScript;
}

describe("reading a tab", () => {
  it("a right that the page's process learns of late is looked for again", async () => {
    const asked = withBrowser({ refusals: 2, address: ad.url });
    expect((await readPage(7))?.url).toBe(ad.url);
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it("a page whose address is hidden was not given: it is asked once", async () => {
    const asked = withBrowser({ refusals: 9, address: undefined });
    expect(await readPage(7)).toBeUndefined();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("a page that no extension may read ends in nothing", async () => {
    withBrowser({ refusals: 9, address: "chrome://settings" });
    expect(await readPage(7)).toBeUndefined();
  });
});
