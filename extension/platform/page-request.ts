import { browser } from "./browser.ts";
import { writeJson } from "./raw-json.ts";

/** The entries of the context menu, each with its contexts. */
const entries = [
  { id: "save-page", title: "Save this page to Kelpie", contexts: ["page"] },
  { id: "save-selection", title: "Save the selected text as a job ad", contexts: ["selection"] },
  { id: "save-link", title: "Save this link to Kelpie", contexts: ["link"] },
] as const;

const webPages = ["http://*/*", "https://*/*"];

/** Runs once for each installation or update, because the browser stores menus. */
export async function createMenus(): Promise<void> {
  await browser.contextMenus.removeAll();
  for (const { contexts, ...entry } of entries)
    browser.contextMenus.create({ ...entry, contexts: [...contexts], documentUrlPatterns: webPages });
}

/** Stores the request for the panel, which may only be opening or may ask the person to sign in first. */
export async function storePageRequest(act: string, tabId: number, url: string | undefined): Promise<void> {
  const link = url === undefined ? {} : { url, title: await linkText(tabId, url) };
  await writeJson("session", "asked", { act, tabId, at: new Date().toISOString(), ...link });
}

/** The text of the link, or its address if it has no text or is in a frame of another site. */
async function linkText(tabId: number, url: string): Promise<string> {
  const read = (wanted: string) =>
    [...document.links]
      .find(({ href }) => href === wanted)
      ?.textContent?.trim()
      .slice(0, 300) ?? "";
  const [answer] = await browser.scripting
    .executeScript({ target: { tabId }, func: read, args: [url] })
    .catch(() => []);
  return typeof answer?.result === "string" && answer.result !== "" ? answer.result : url;
}
