import * as z from "zod/mini";
import { browser } from "../platform/browser.ts";
import { type Message, message } from "./messages.ts";

interface Sender {
  id?: string | undefined;
  /** Present if the sender is in a tab: a page, or one of ours opened as a page. */
  tab?: unknown;
}

/** Receives messages of our own worker and panel; other messages are dropped. */
export function listen(onMessage: (message: Message) => void): () => void {
  const hear = (received: unknown, sender: Sender): undefined => {
    if (sender.id !== browser.runtime.id || sender.tab !== undefined) return;
    const parsed = z.safeParse(message, received);
    if (parsed.success) onMessage(parsed.data);
  };
  browser.runtime.onMessage.addListener(hear);
  return () => browser.runtime.onMessage.removeListener(hear);
}
