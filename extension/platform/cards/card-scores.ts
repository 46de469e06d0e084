import { jobSiteOf } from "#shared/domain/jobs/job-sites.ts";
import { browser, tabAddress } from "../browser.ts";
import { isAllowed } from "../sites.ts";
import { changeJson, fieldsOf, readJson } from "../stored-json.ts";

/** What is known of the job on a card of a search page. */
export interface CardFacts {
  /** MATCH as it was worked out when the ad was in view; null for a saved job without one. */
  value: number | null;
  isSaved: boolean;
}

/** What a page's side may ask: what is known of these jobs. */
export interface CardsShown {
  type: "cards-shown";
  keys: string[];
}

const isText = (one: unknown): one is string => typeof one === "string";

/** The sites on whose search pages the person wants scores: none at first. decision: D-118. */
export async function sitesWithScores(): Promise<string[]> {
  const kept = await readJson("local", "scoredSites");
  return Array.isArray(kept) ? kept.filter(isText) : [];
}

/** Scores on the search pages of a site, on or off. */
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
 * What is known here of the jobs on a page's cards; nothing is read, scored or asked of the server for it.
 * @returns false where the site was given back, or the person has not switched the scores on its cards on.
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

/** Answers the script on the cards of allowed sites; what comes from elsewhere or looks otherwise is dropped. */
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
