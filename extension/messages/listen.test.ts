import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeBrowser } from "wxt/testing/fake-browser";
import { listen } from "./listen.ts";

const good = { type: "read-tab", tabId: 1, windowId: 2 };

/** What the browser does with a message from this sender. */
function deliver(message: unknown, sender: { id?: string; tab?: unknown }) {
  const heard = vi.fn();
  const add = vi.spyOn(fakeBrowser.runtime.onMessage, "addListener");
  listen(heard);
  const listener = add.mock.calls.at(-1)?.[0] as unknown as (message: unknown, sender: unknown) => unknown;
  expect(listener(message, sender)).toBeUndefined();
  return heard;
}

describe("listen", () => {
  beforeEach(() => {
    fakeBrowser.reset();
    vi.restoreAllMocks();
  });

  it("hears our own worker", () => {
    expect(deliver(good, { id: fakeBrowser.runtime.id })).toHaveBeenCalledWith(good);
  });

  it.each([
    ["another extension", { id: "abcdefghijklmnop" }],
    ["nobody", {}],
    ["code in a page", { id: fakeBrowser.runtime.id, tab: { id: 4 } }],
  ])("drops what %s says", (_, sender) => {
    expect(deliver(good, sender)).not.toHaveBeenCalled();
  });

  it.each([
    ["an unknown act", { type: "fetch", url: "https://evil.test" }],
    ["a token slipped in", { ...good, token: "t" }],
    ["an address for a number", { ...good, tabId: "https://evil.test" }],
    ["nothing", null],
  ])("drops %s", (_, message) => {
    expect(deliver(message, { id: fakeBrowser.runtime.id })).not.toHaveBeenCalled();
  });
});
