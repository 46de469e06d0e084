import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Page } from "puppeteer";

/** Saves this browser page's files in a separate folder; returns a function that waits for the next one of a name. */
export async function downloadsOf(
  browser: Browser,
  page: Page,
): Promise<(name: RegExp) => Promise<Uint8Array>> {
  const folder = mkdtempSync(path.join(tmpdir(), "kelpie-downloads-"));
  const session = await browser.target().createCDPSession();
  const { id } = page.browserContext();
  await session.send("Browser.setDownloadBehavior", {
    // Under its number, because a file with the page's own name is empty at first, and may be that of an earlier
    // download.
    behavior: "allowAndName",
    downloadPath: folder,
    // The browser's first context, like an extension's, has no id.
    ...(id === undefined ? {} : { browserContextId: id }),
    eventsEnabled: true,
  });
  const names = new Map<string, string>();
  const whole = new Map<string, string>();
  session.on("Browser.downloadWillBegin", ({ guid, suggestedFilename }) =>
    names.set(guid, suggestedFilename),
  );
  session.on("Browser.downloadProgress", ({ guid, state }) => {
    const name = names.get(guid);
    if (state === "completed" && name !== undefined) whole.set(guid, name);
  });
  return async (name) => {
    for (let wait = 0; wait < 150; wait++) {
      const [guid] = [...whole].find((one) => name.test(one[1])) ?? [];
      if (guid !== undefined) {
        whole.delete(guid);
        return readFileSync(path.join(folder, guid));
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`${name} was not downloaded: ${[...names.values()].join(", ")}`);
  };
}
