import { browser } from "../platform/browser.ts";
import type { Message } from "./messages.ts";

/** Tells the extension's other pages. Nobody listening is no fault: the panel may be closed. */
export async function send(message: Message): Promise<void> {
  await browser.runtime.sendMessage(message).catch(() => undefined);
}
