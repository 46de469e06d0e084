import { browser } from "../platform/browser.ts";
import { fieldsOf } from "../platform/raw-json.ts";

/** All that a page's script may send: which ad is in view. The browser, not the message, says in which tab. */
export interface AdShown {
  tabId: number;
  identityKey: string | null;
}

const longestKey = 2100;

/**
 * Receives messages of the follower on the pages of allowed sites; other messages are dropped.
 * @param onAdShown its answer goes back to the follower.
 */
export function listenToPages(onAdShown: (shown: AdShown) => Promise<boolean> | undefined): () => void {
  const hear = (received: unknown, sender: unknown): Promise<boolean> | undefined => {
    const { id, tab, frameId } = fieldsOf(sender);
    const { id: tabId } = fieldsOf(tab);
    if (id !== browser.runtime.id || typeof tabId !== "number" || frameId !== 0) return undefined;
    const { type, identityKey, ...rest } = fieldsOf(received);
    if (type !== "ad-shown" || Object.keys(rest).length > 0) return undefined;
    if (identityKey !== null && (typeof identityKey !== "string" || identityKey.length > longestKey))
      return undefined;
    return onAdShown({ tabId, identityKey });
  };
  browser.runtime.onMessage.addListener(hear);
  return () => browser.runtime.onMessage.removeListener(hear);
}
