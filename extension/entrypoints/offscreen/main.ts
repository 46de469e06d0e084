import { browser } from "../../platform/browser.ts";
import { fieldsOf } from "../../platform/raw-json.ts";
import { isScoreRequest } from "../../platform/scoring/score-request.ts";

/** After this time it is closed (in Firefox its frame is removed), and created again for the next ad. */
const idleMs = 30_000;

/** Fetched at once, while the worker still reads the page. */
const parts = import("../../platform/scoring/score-page.ts").then(async (scoring) => {
  await scoring.loadParts();
  return scoring;
});

let closing: ReturnType<typeof setTimeout> | undefined;

function closeWhenIdle(): void {
  clearTimeout(closing);
  closing = setTimeout(() => (frameElement === null ? close() : frameElement.remove()), idleMs);
}

/** Accepts messages from our own worker only; messages from a page, a tab or another extension are dropped. */
browser.runtime.onMessage.addListener((received: unknown, sender: unknown) => {
  const { id, tab } = fieldsOf(sender);
  if (id !== browser.runtime.id || tab !== undefined || !isScoreRequest(received)) return undefined;
  closeWhenIdle();
  return parts.then(({ scorePage }) => scorePage(received));
});
closeWhenIdle();
