import { browser } from "../platform/browser.ts";
import type { Message } from "./messages.ts";

/** Sends a message to the extension's other pages. It is no error if none listens: the panel may be closed. */
export async function send(message: Message): Promise<void> {
  await browser.runtime.sendMessage(message).catch(() => undefined);
}
