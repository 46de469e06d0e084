import {
  type ApplicationStatus,
  savedStatus,
  sentStatus,
  statusFacts,
  statusLabel,
} from "#shared/domain/applications/status.ts";
import { type ScoreBand, scoreBand } from "#shared/domain/resumes/score-bands.ts";
import { browser } from "../browser.ts";
import { readQueue } from "../queue.ts";
import { fieldsOf, readJson } from "../raw-json.ts";
import { badgeColours } from "./badge-colours.ts";

const bandColours: Record<ScoreBand, keyof typeof badgeColours> = {
  excellent: "success",
  good: "warn",
  low: "muted",
};

interface Badge {
  text: string;
  title: string;
  colour: keyof typeof badgeColours;
}

const none: Badge = { text: "", title: "Open Kelpie", colour: "primary" };

/** An ad is in view and has no score yet. */
const unscored: Badge = { text: "\u00b7", title: "Kelpie: not scored yet", colour: "muted" };

/** True for a job that a board identifies by number; a bare address may be a list's. */
export function isJobKey(identityKey: string | null): identityKey is string {
  return identityKey !== null && !identityKey.startsWith("url:");
}

/** Shows what is known of an ad on the tab's icon: its status, else its score. It makes no request to the server. */
export async function showBadge(tabId: number, identityKey: string | null): Promise<void> {
  const { text, title, colour } = identityKey === null ? none : await badgeOf(identityKey);
  const { action } = browser;
  // The tab may close in between.
  await Promise.all([
    action.setBadgeText({ tabId, text }),
    action.setTitle({ tabId, title }),
    action.setBadgeBackgroundColor({ tabId, color: [...badgeColours[colour]] }),
    action.setBadgeTextColor({ tabId, color: [...badgeColours.text] }),
  ]).catch(() => undefined);
}

async function badgeOf(identityKey: string): Promise<Badge> {
  const status = await statusOf(identityKey);
  const score = await scoreOf(identityKey);
  const scoreText = score === undefined ? "" : `match ${score} of 100`;
  if (status !== undefined) {
    const word = statusLabel(status);
    const title = `Kelpie: ${[word, scoreText].filter(Boolean).join(", ")}`;
    return { text: statusFacts[status].sign, title, colour: "primary" };
  }
  if (score === undefined) return isJobKey(identityKey) ? unscored : none;
  return { text: `${score}%`, title: `Kelpie: ${scoreText}`, colour: bandColours[scoreBand(score)] };
}

async function statusOf(identityKey: string): Promise<ApplicationStatus | undefined> {
  const { status } = fieldsOf(fieldsOf(await readJson("local", "savedJobs"))[identityKey]);
  const waiting = (await readQueue()).findLast((call) => call.identityKey === identityKey);
  if (waiting?.act === "applied") return sentStatus;
  if (isStatus(status)) return status;
  return waiting?.act === "save" ? savedStatus : undefined;
}

function isStatus(value: unknown): value is ApplicationStatus {
  return typeof value === "string" && Object.hasOwn(statusFacts, value);
}

/** The cached score of this ad, if it was computed with the current resume. */
async function scoreOf(identityKey: string): Promise<number | undefined> {
  const kept = fieldsOf(fieldsOf(await readJson("local", "scores"))[identityKey]);
  const resume = fieldsOf(await readJson("local", "resume"));
  const isCurrent = kept.resumeId === resume.id && kept.contentAt === resume.contentAt;
  return isCurrent && typeof kept.value === "number" ? kept.value : undefined;
}
