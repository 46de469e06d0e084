import { longDate } from "../dates.ts";
import {
  type ApplicationStatus,
  applicationStatuses,
  savedStatus,
  sentStatus,
  statusesWhere,
  statusFacts,
  statusLabel,
} from "./status.ts";

export interface HistoryEvent {
  /** ISO instant. */
  at: string;
  kind: string;
  detail: string;
}

export interface HistoryInput {
  status: ApplicationStatus;
  appliedDate: string | null;
  /** In any order. */
  events: readonly HistoryEvent[];
}

export interface ApplicationHistory {
  /** When it was first in each status that counts; a status without a known moment is at null. */
  reached: Partial<Record<ApplicationStatus, string | null>>;
  appliedAt: string | null;
  /** The first interview, offer or rejection after it was sent; null where no day of it is known. */
  answeredAt: string | null;
}

/** The steps of the funnel in order; a rejection can follow any of them. */
export const funnelSteps = statusesWhere(({ isStep }) => isStep);

const sentSteps = statusesWhere(({ isStep, isSent }) => isStep && isSent);
/** The steps that an employer takes. */
const answers = sentSteps.filter((status) => status !== sentStatus);
const answeringStatuses = statusesWhere(({ endsWaiting }) => endsWaiting);

/** A move that is taken back within this time was a slip of the hand; one that follows another tells no day of its own. */
const slipMs = 10 * 60_000;

const statusOfLabel = new Map(applicationStatuses.map((status) => [statusLabel(status), status]));

/**
 * What an application went through, by its log and not only by its present status: one that was rejected after an
 * interview has had the interview. A later step implies the earlier ones.
 */
export function applicationHistory({ status, appliedDate, events }: HistoryInput): ApplicationHistory {
  const moves = movesOf(events);
  const reached: ApplicationHistory["reached"] = {};
  for (const [index, move] of moves.entries())
    if (!isSlip(move, moves[index + 1])) reached[move.status] ??= move.at;
  reached[status] ??= null;
  const wasSent = appliedDate !== null || sentSteps.some((step) => step in reached);
  if (wasSent) reached[sentStatus] ??= appliedDate;
  for (const [index, step] of answers.entries()) {
    const later = answers
      .slice(index + 1)
      .map((one) => reached[one])
      .find((at) => at !== undefined);
    if (later !== undefined) reached[step] ??= later;
  }
  reached[savedStatus] ??= null;
  // An application may be added as sent or answered: then neither day is known.
  const firstMove = (statuses: readonly ApplicationStatus[]) => {
    const at = moves.findIndex(
      (move, index) => move.isMove && statuses.includes(move.status) && !isSlip(move, moves[index + 1]),
    );
    return { move: moves[at], before: moves[at - 1] };
  };
  const answer = firstMove(answeringStatuses);
  return {
    reached,
    appliedAt: appliedDate ?? firstMove([sentStatus]).move?.at ?? null,
    answeredAt: answer.move && !isCaughtUp(answer.move, answer.before) ? answer.move.at : null,
  };
}

interface Moved {
  at: string;
  /** It was moved there; else it was added so. */
  isMove: boolean;
  status: ApplicationStatus;
}

function movesOf(events: readonly HistoryEvent[]): Moved[] {
  return events
    .flatMap(({ at, kind, detail }) => {
      const status = kind === "status" || kind === "added" ? statusOfLabel.get(detail) : undefined;
      return status ? [{ at, status, isMove: kind === "status" }] : [];
    })
    .sort((one, other) => (one.at < other.at ? -1 : 1));
}

function isSlip(move: Moved, next: Moved | undefined): boolean {
  if (!next) return false;
  const isBack = applicationStatuses.indexOf(next.status) < applicationStatuses.indexOf(move.status);
  return isBack && Date.parse(next.at) - Date.parse(move.at) < slipMs;
}

/**
 * Whoever brings the tracker up to date adds an application and moves it on in one go, and so does who corrects what an
 * import brought: that it was answered is true, but not on that day.
 */
function isCaughtUp(move: Moved, before: Moved | undefined): boolean {
  return before !== undefined && Date.parse(move.at) - Date.parse(before.at) < slipMs;
}

/** When it was sent; null while it is only saved, also when it was moved back to saved. */
export function appliedDay({
  status,
  appliedDate,
}: Pick<HistoryInput, "status" | "appliedDate">): string | null {
  return statusFacts[status].isSent && appliedDate ? longDate(appliedDate) : null;
}
