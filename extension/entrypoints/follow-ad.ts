import { defineUnlistedScript } from "wxt/utils/define-unlisted-script";
import { adInView } from "../platform/page/ad-in-view.ts";

declare global {
  /** In the extension's own world of a page: the page's scripts cannot see it. */
  var kelpieFollows: boolean | undefined;
}

/** The browser's own interface: the polyfill would be most of this script. */
declare const chrome: { runtime: { sendMessage: (message: object) => Promise<unknown> } };

/**
 * On the pages of an allowed site: says which ad is in view, whenever that changes. One observer that waits until the
 * page has nothing else to do, no timer; it reads address, title and heading, and changes nothing.
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
    // Nobody answers `false` but the worker, when the site was given back; an answer fails when we were replaced.
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
