import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ElementHandle, Page } from "puppeteer";

/** Gives a file of these bytes to a file field, as somebody who picks it from a folder. */
export async function giveFile(
  page: Page,
  selector: string,
  { name, bytes }: { name: string; bytes: string | Uint8Array },
): Promise<void> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "kelpie-file-")), name);
  writeFileSync(file, bytes);
  const input = (await page.waitForSelector(selector)) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(file);
}
