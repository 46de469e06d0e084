import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeBrowser } from "wxt/testing/fake-browser";
import { isAllowedAddress, syncSites } from "./sites.ts";

interface Script {
  id: string;
  matches: string[];
}

/** The browser's permissions and scripts, which the fake does not have. */
function withBrowser(allowed: string[]) {
  const held = { allowed, scripts: [] as Script[], injected: [] as number[] };
  Object.assign(fakeBrowser, {
    permissions: {
      contains: async ({ origins }: { origins: string[] }) =>
        origins.every((one) => held.allowed.includes(one)),
    },
    scripting: {
      getRegisteredContentScripts: async () => held.scripts,
      registerContentScripts: async (added: Script[]) => void held.scripts.push(...added),
      unregisterContentScripts: async ({ ids }: { ids: string[] }) => {
        held.scripts = held.scripts.filter(({ id }) => !ids.includes(id));
      },
      executeScript: async ({ target }: { target: { tabId: number } }) =>
        void held.injected.push(target.tabId),
    },
  });
  vi.spyOn(fakeBrowser.tabs, "query").mockResolvedValue([{ id: 7 }] as never);
  return held;
}

const jora = "https://*.jora.com/*";
const seek = ["https://*.seek.com/*", "https://*.seek.com.au/*", "https://*.seek.co.nz/*"];

describe("allowed sites", () => {
  beforeEach(() => {
    fakeBrowser.reset();
    vi.restoreAllMocks();
  });

  it("with none allowed nothing is registered and nothing put into a page", async () => {
    const held = withBrowser([]);
    await syncSites();
    expect(held).toMatchObject({ scripts: [], injected: [] });
  });

  it("an allowed site gets the follower on its own pages, and at once on those that are open", async () => {
    const held = withBrowser([jora]);
    await syncSites();
    expect(held.scripts).toMatchObject([{ id: "site-jora", matches: [jora] }]);
    expect(held.injected).toEqual([7]);
    await syncSites();
    expect(held.scripts).toHaveLength(1);
    expect(held.injected).toHaveLength(1);
  });

  it("a site that was given back loses it; the others keep theirs", async () => {
    const held = withBrowser([jora, ...seek]);
    await syncSites();
    held.allowed = [jora];
    await syncSites();
    expect(held.scripts.map(({ id }) => id)).toEqual(["site-jora"]);
  });

  it("half of a site's hosts is not the site", async () => {
    withBrowser(seek.slice(0, 1));
    expect(await isAllowedAddress("https://au.seek.com/job/1")).toBe(false);
  });

  it("only addresses of allowed sites may be read without a click", async () => {
    withBrowser(seek);
    expect(await isAllowedAddress("https://au.seek.com/job/1")).toBe(true);
    expect(await isAllowedAddress("https://au.jora.com/job/1")).toBe(false);
    expect(await isAllowedAddress(undefined)).toBe(false);
  });
});
