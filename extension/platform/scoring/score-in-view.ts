import { showBadge } from "../badge/badge.ts";
import { browser } from "../browser.ts";
import { cacheScore } from "../cached-scores.ts";
import { pageHtml } from "../page/page-html.ts";
import { exclusively, fieldsOf, readJson } from "../raw-json.ts";
import type { ScoreRequest } from "./score-request.ts";

const scorerPage = "/offscreen.html";

/** The types use Chromium's name of this interface. */
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

/** True if an open panel of this window reads the page itself. */
async function isPanelOpen(windowId: number | undefined): Promise<boolean> {
  const { getContexts } = browser.runtime;
  if (typeof getContexts !== "function" || windowId === undefined) return false;
  const open = await browser.runtime.getContexts({ contextTypes: ["SIDE_PANEL"], windowIds: [windowId] });
  return open.length > 0;
}

/** True if this ad's score is cached for the current resume. */
async function isScored(identityKey: string, resume: unknown): Promise<boolean> {
  const { resumeId, contentAt } = fieldsOf(fieldsOf(await readJson("local", "scores"))[identityKey]);
  return resumeId === fieldsOf(resume).id && contentAt === fieldsOf(resume).contentAt;
}

async function readPage(tabId: number) {
  const [read] = await browser.scripting.executeScript({ target: { tabId }, func: pageHtml });
  return read?.result;
}

/**
 * Scores the ad in view of a tab while no panel is open, and puts the score on the icon. Only on allowed sites; the
 * page is read once per ad, on this computer, and nothing is sent.
 */
export async function scoreInView(tabId: number, identityKey: string): Promise<void> {
  const resume = await readJson("local", "resume");
  if (fieldsOf(resume).id === undefined || (await isScored(identityKey, resume))) return;
  const { windowId } = await browser.tabs.get(tabId);
  if (await isPanelOpen(windowId)) return;
  // The scoring code starts to load while the page is read, to show the number sooner.
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
  // The pane may show another ad by now, which has another score.
  if (answer.identityKey !== identityKey || typeof answer.value !== "number") return;
  const { id: resumeId, contentAt } = fieldsOf(resume);
  await cacheScore(identityKey, { value: answer.value, resumeId, contentAt });
  await showBadge(tabId, identityKey);
}
