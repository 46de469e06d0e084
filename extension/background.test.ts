import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeBrowser } from "wxt/testing/fake-browser";
import background from "./entrypoints/background.ts";
import { readStored } from "./platform/storage.ts";

type Tab = { id?: number; windowId: number };
type Click = (tab: Tab) => void;
type Choice = (info: { menuItemId: string; linkUrl?: string }, tab: Tab) => void;
type Command = (command: string, tab: Tab) => void;

/** The fake browser has no side panel and no icon; these replace them and record the order of calls. */
function withFakes() {
  const order: string[] = [];
  let click: Click = () => undefined;
  let choose: Choice = () => undefined;
  let command: Command = () => undefined;
  Object.assign(fakeBrowser, {
    action: { onClicked: { addListener: (listener: Click) => (click = listener) } },
    contextMenus: { onClicked: { addListener: (listener: Choice) => (choose = listener) } },
    commands: { onCommand: { addListener: (listener: Command) => (command = listener) } },
    scripting: { executeScript: vi.fn(async () => []) },
    permissions: { onAdded: { addListener: vi.fn() }, onRemoved: { addListener: vi.fn() } },
    sidePanel: {
      open: vi.fn(async () => void order.push("open")),
      setPanelBehavior: vi.fn(async () => undefined),
    },
  });
  Object.assign(fakeBrowser.storage.local, { setAccessLevel: vi.fn(async () => undefined) });
  vi.spyOn(fakeBrowser.runtime, "sendMessage").mockImplementation(async () => void order.push("message"));
  background.main();
  return {
    order,
    click: (tab: Parameters<Click>[0]) => click(tab),
    choose: (...chosen: Parameters<Choice>) => choose(...chosen),
    command: (...pressed: Parameters<Command>) => command(...pressed),
  };
}

describe("the worker", () => {
  beforeEach(() => fakeBrowser.reset());

  it("a click on the icon opens the panel within the click itself, then tells an open one to read", async () => {
    const { order, click } = withFakes();
    click({ id: 7, windowId: 3 });
    // Synchronously: after an await the browser no longer treats it as the person's action.
    expect(order).toEqual(["open"]);
    expect(fakeBrowser.sidePanel.open).toHaveBeenCalledWith({ windowId: 3 });
    await vi.waitFor(() => expect(order).toEqual(["open", "message"]));
    expect(fakeBrowser.runtime.sendMessage).toHaveBeenCalledWith({ type: "read-tab", tabId: 7, windowId: 3 });
  });

  it("a choice in the page's menu opens the panel within the choice, and leaves what was asked", async () => {
    const { order, choose } = withFakes();
    choose({ menuItemId: "save-link", linkUrl: "https://jobs.example/1" }, { id: 7, windowId: 3 });
    expect(order).toEqual(["open"]);
    await vi.waitFor(() => expect(order).toEqual(["open", "message"]));
    // The page's own words could not be read here, so the address is used.
    expect(await readStored("asked")).toEqual({
      act: "save-link",
      tabId: 7,
      at: expect.any(String),
      url: "https://jobs.example/1",
      title: "https://jobs.example/1",
    });
  });

  it("the key to save does the same for the page", async () => {
    const { order, command } = withFakes();
    command("save-page", { id: 7, windowId: 3 });
    expect(order).toEqual(["open"]);
    await vi.waitFor(() => expect(order).toEqual(["open", "message"]));
    expect(await readStored("asked")).toEqual({ act: "save-page", tabId: 7, at: expect.any(String) });
  });

  it("never lets the browser open the panel by itself, which would give no right to read", () => {
    withFakes();
    expect(fakeBrowser.sidePanel.setPanelBehavior).toHaveBeenCalledWith({ openPanelOnActionClick: false });
  });

  it("keeps the token's storage out of reach of pages", () => {
    withFakes();
    expect(fakeBrowser.storage.local.setAccessLevel).toHaveBeenCalledWith({
      accessLevel: "TRUSTED_CONTEXTS",
    });
  });
});
