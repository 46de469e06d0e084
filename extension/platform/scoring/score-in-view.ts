import { showBadge } from "../badge/badge.ts";
import { browser } from "../browser.ts";
import { cacheScore } from "../cached-scores.ts";
import { pageHtml } from "../page/page-html.ts";
import { exclusively, fieldsOf, readJson } from "../stored-json.ts";
import type { ScoreRequest } from "./score-request.ts";

const scorerPage = "/offscreen.html";

/** The types know Chromium's interface under another name than the browser's own. */
type WithOffscreen = typeof browser & {
  offscreen: {
    createDocument: (what: { url: string; reasons: string[]; justification: string }) => Promise<void>;
    hasDocument: () => Promise<boolean>;
  };
};

/** Firefox's background is a page, so the scoring page is a frame of it. Other browsers use an offscreen document. */
async function openScorer(): Promise<void> {
  if (import.meta.env.BROWSER === "firefox") {
    if (document.querySelector("iframe") !== null) return;
    const frame = document.createElement("iframe");
    frame.src = scorerPage;
    const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
    document.body.append(frame);
    await loaded;
    return;
  }
  const own = browser as WithOffscreen;
  if (await own.offscreen.hasDocument()) return;
  await own.offscreen.createDocument({
    url: scorerPage,
    reasons: ["DOM_PARSER"],
    justification:
      "Reads the job ad in view on a site that the person has allowed, and scores it on this computer.",
  });
}

/** An open panel of this window reads the page by itself. */
async function isPanelOpen(windowId: number | undefined): Promise<boolean> {
  const { getContexts } = browser.runtime;
  if (typeof getContexts !== "function" || windowId === undefined) return false;
  const open = await browser.runtime.getContexts({ contextTypes: ["SIDE_PANEL"], windowIds: [windowId] });
  return open.length > 0;
}

/** True when this ad's score is known for the resume as it is now. */
async function isScored(identityKey: string, resume: unknown): Promise<boolean> {
  const { resumeId, contentAt } = fieldsOf(fieldsOf(await readJson("local", "scores"))[identityKey]);
  return resumeId === fieldsOf(resume).id && contentAt === fieldsOf(resume).contentAt;
}

async function readPage(tabId: number) {
  const [read] = await browser.scripting.executeScript({ target: { tabId }, func: pageHtml });
  return read?.result;
}

/**
 * Scores the ad in view of a tab while no panel is open, and puts the number on the icon. On allowed sites only; the
 * page is read once for each ad, on this computer, and nothing is sent.
 */
export async function scoreInView(tabId: number, identityKey: string): Promise<void> {
  const resume = await readJson("local", "resume");
  if (fieldsOf(resume).id === undefined || (await isScored(identityKey, resume))) return;
  const { windowId } = await browser.tabs.get(tabId);
  if (await isPanelOpen(windowId)) return;
  // What scores starts while the page is read: a person looks at the icon meanwhile.
  const [snapshot, gateAnswers, siteHooks] = await Promise.all([
    readPage(tabId),
    readJson("local", "gateAnswers"),
    readJson("local", "siteHooks"),
    exclusively("scorer", openScorer),
  ]);
  if (snapshot == null) return;
  const at = new Date().toISOString();
  const request: ScoreRequest = { type: "score-page", snapshot, resume, gateAnswers, siteHooks, at };
  const answer = fieldsOf(await browser.runtime.sendMessage(request));
  // The pane may show another ad by now, whose number this is not.
  if (answer.identityKey !== identityKey || typeof answer.value !== "number") return;
  const { id: resumeId, contentAt } = fieldsOf(resume);
  await cacheScore(identityKey, { value: answer.value, resumeId, contentAt });
  await showBadge(tabId, identityKey);
}
