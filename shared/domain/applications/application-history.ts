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
  /** ISO timestamp. */
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
  /** When it first reached each status that counts; null if the time is unknown. */
  reached: Partial<Record<ApplicationStatus, string | null>>;
  appliedAt: string | null;
  /** The first interview, offer or rejection after it was sent; null if its day is unknown. */
  answeredAt: string | null;
}

/** The steps of the funnel in order; a rejection can follow any of them. */
export const funnelSteps = statusesWhere(({ isStep }) => isStep);

const sentSteps = statusesWhere(({ isStep, isSent }) => isStep && isSent);
/** The steps that the employer takes. */
const answers = sentSteps.filter((status) => status !== sentStatus);
const answeringStatuses = statusesWhere(({ endsWaiting }) => endsWaiting);

/**
 * A move that is undone within this time was a mistake. A move that follows another within it has no date of its own.
 */
const slipMs = 10 * 60_000;

const statusOfLabel = new Map(applicationStatuses.map((status) => [statusLabel(status), status]));

/**
 * The statuses that an application went through, from its log and not only its present status: one that was rejected
 * after an interview had the interview. A later step implies the earlier ones.
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
  // An application may be added as sent or answered; then neither day is known.
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
  /** True if it was moved there, false if it was added with this status. */
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
 * True if the answer was entered later than it came: people add an application and move it on at once, or correct an
 * import. The answer counts, but its day is unknown.
 */
function isCaughtUp(move: Moved, before: Moved | undefined): boolean {
  return before !== undefined && Date.parse(move.at) - Date.parse(before.at) < slipMs;
}

/** When it was sent; null while it is only saved, even if it was sent before. */
export function appliedDay({
  status,
  appliedDate,
}: Pick<HistoryInput, "status" | "appliedDate">): string | null {
  return statusFacts[status].isSent && appliedDate ? longDate(appliedDate) : null;
}
