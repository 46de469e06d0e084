import { defineUnlistedScript } from "wxt/utils/define-unlisted-script";
import { adInView } from "../platform/page/ad-in-view.ts";

declare global {
  /** In the extension's isolated world of a page: the page's scripts cannot see it. */
  var kelpieFollows: boolean | undefined;
}

/** The browser's own interface, because the polyfill would be most of this script. */
declare const chrome: { runtime: { sendMessage: (message: object) => Promise<unknown> } };

/**
 * On the pages of an allowed site: reports which ad is in view whenever that changes. One observer that waits until
 * the page is idle, no timer. It reads address, title and heading, and changes nothing.
 */
export default defineUnlistedScript(() => {
  if (globalThis.kelpieFollows) return;
  globalThis.kelpieFollows = true;
  let told = "";
  let isDue = false;
  const observer = new MutationObserver(() => due());
  const leave = () => observer.disconnect();
  const look = () => {
    isDue = false;
    const { identityKey, mark } = adInView(document, location.href);
    if (mark === told) return;
    told = mark;
    // Only the worker answers `false`, if the site's permission was withdrawn; an answer fails if this script was
    // replaced.
    chrome.runtime
      .sendMessage({ type: "ad-shown", identityKey })
      .then((answer) => (answer === false ? leave() : undefined), leave);
  };
  const due = () => {
    if (isDue) return;
    isDue = true;
    requestIdleCallback(look);
  };
  observer.observe(document.documentElement, { childList: true, subtree: true, characterData: true });
  look();
});
