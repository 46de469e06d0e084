import { defineUnlistedScript } from "wxt/utils/define-unlisted-script";
import { followCards } from "../platform/cards/follow-cards.ts";

declare global {
  /** In the extension's isolated world of a page: the page's scripts cannot see it. */
  var kelpieCards: boolean | undefined;
}

/** The browser's own interface, because the polyfill would be most of this script. */
declare const chrome: { runtime: { sendMessage: (message: object) => Promise<unknown> } };

/**
 * On the search pages of an allowed site: adds the scores that are stored on this computer to the cards. decision:
 * D-91.
 */
export default defineUnlistedScript(() => {
  if (globalThis.kelpieCards) return;
  globalThis.kelpieCards = true;
  followCards((message) => chrome.runtime.sendMessage(message), location.hostname);
});
