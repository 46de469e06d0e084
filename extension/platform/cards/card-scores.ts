import { jobSiteOf } from "#shared/domain/jobs/job-sites.ts";
import { browser, tabAddress } from "../browser.ts";
import { changeJson, fieldsOf, readJson } from "../raw-json.ts";
import { isAllowed } from "../sites.ts";

/** What is known about the job on a card of a search page. */
export interface CardFacts {
  /** MATCH as computed when the ad was in view; null for a saved job without a score. */
  value: number | null;
  isSaved: boolean;
}

/** The one question that a page's script may ask: what is known about these jobs. */
export interface CardsShown {
  type: "cards-shown";
  keys: string[];
}

const isText = (one: unknown): one is string => typeof one === "string";

/** The sites on whose search pages the person wants scores; none at first. decision: D-118. */
export async function sitesWithScores(): Promise<string[]> {
  const kept = await readJson("local", "scoredSites");
  return Array.isArray(kept) ? kept.filter(isText) : [];
}

/** Switches scores on the search pages of a site on or off. */
export async function showScoresOn(siteId: string, isOn: boolean): Promise<void> {
  await changeJson("local", "scoredSites", (before) => {
    const others = Array.isArray(before) ? before.filter((one) => isText(one) && one !== siteId) : [];
    return isOn ? [...others, siteId] : others;
  });
}

const mostKeys = 100;
const longestKey = 2100;

function isKeyList(keys: unknown): keys is string[] {
  return (
    Array.isArray(keys) &&
    keys.length <= mostKeys &&
    keys.every((key) => typeof key === "string" && key.length <= longestKey)
  );
}

/**
 * The local data about the jobs on a page's cards; it reads no page, computes no score and sends nothing.
 * @returns false if the site's permission was withdrawn, or scores on its cards are switched off.
 */
export async function cardScores(
  tabId: number,
  keys: readonly string[],
): Promise<Record<string, CardFacts> | false> {
  const site = jobSiteOf(await tabAddress(tabId));
  if (site === undefined || !(await isAllowed(site))) return false;
  if (!(await sitesWithScores()).includes(site.id)) return false;
  const [scores, saved, resume] = await Promise.all(
    ["scores", "savedJobs", "resume"].map(async (name) => fieldsOf(await readJson("local", name))),
  );
  const entries = keys.flatMap((key): [string, CardFacts][] => {
    const { value, resumeId, contentAt } = fieldsOf(scores?.[key]);
    const isCurrent = resumeId === resume?.id && contentAt === resume?.contentAt;
    const score = isCurrent && typeof value === "number" ? value : null;
    const isSaved = saved?.[key] !== undefined;
    return score === null && !isSaved ? [] : [[key, { value: score, isSaved }]];
  });
  return Object.fromEntries(entries);
}

/** Answers the card script of allowed sites; other messages are dropped. */
export function answerCards(): void {
  browser.runtime.onMessage.addListener((received: unknown, sender: unknown) => {
    const { id, tab, frameId } = fieldsOf(sender);
    const { id: tabId } = fieldsOf(tab);
    const { type, keys, ...rest } = fieldsOf(received);
    if (id !== browser.runtime.id || typeof tabId !== "number" || frameId !== 0) return undefined;
    if (type !== "cards-shown" || !isKeyList(keys) || Object.keys(rest).length > 0) return undefined;
    return cardScores(tabId, keys);
  });
}
