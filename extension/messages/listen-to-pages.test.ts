import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeBrowser } from "wxt/testing/fake-browser";
import { listenToPages } from "./listen-to-pages.ts";

const good = { type: "ad-shown", identityKey: "seek-au:1" };

function deliver(message: unknown, sender: object) {
  const heard = vi.fn(async () => true);
  const add = vi.spyOn(fakeBrowser.runtime.onMessage, "addListener");
  listenToPages(heard);
  const listener = add.mock.calls.at(-1)?.[0] as unknown as (message: unknown, sender: unknown) => unknown;
  listener(message, sender);
  return heard;
}

const page = () => ({ id: fakeBrowser.runtime.id, tab: { id: 4 }, frameId: 0 });

describe("listenToPages", () => {
  beforeEach(() => {
    fakeBrowser.reset();
    vi.restoreAllMocks();
  });

  it("hears our follower, and takes the tab from the browser", () => {
    expect(deliver(good, page())).toHaveBeenCalledWith({ tabId: 4, identityKey: "seek-au:1" });
    expect(deliver({ ...good, identityKey: null }, page())).toHaveBeenCalledWith({
      tabId: 4,
      identityKey: null,
    });
  });

  it.each([
    ["another extension", { id: "abcdefghijklmnop", tab: { id: 4 }, frameId: 0 }],
    ["a frame of the page", { ...page(), frameId: 3 }],
    ["no tab", { id: page().id, frameId: 0 }],
  ])("drops what %s says", (_, sender) => {
    expect(deliver(good, sender)).not.toHaveBeenCalled();
  });

  it.each([
    ["another act", { type: "read-tab", tabId: 4, windowId: 1 }],
    ["a tab of its own choice", { ...good, tabId: 9 }],
    ["an address", { ...good, url: "https://evil.test" }],
    ["an endless key", { ...good, identityKey: "x".repeat(3000) }],
    ["a key that is no text", { ...good, identityKey: {} }],
    ["nothing", undefined],
  ])("drops %s", (_, message) => {
    expect(deliver(message, page())).not.toHaveBeenCalled();
  });
});
