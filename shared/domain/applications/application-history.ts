import { type ApplicationStatus, applicationStatusBadges, applicationStatuses } from "./status.ts";

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
  /** The first interview, offer or rejection after it was sent. */
  answeredAt: string | null;
}

/** The steps of the funnel in order; a rejection can follow any of them. */
export const funnelSteps = ["saved", "applied", "interviewing", "offered"] as const;

/** A move that is taken back within this time was a slip of the hand. */
const slipMs = 10 * 60_000;

const statusOfLabel = new Map(
  applicationStatuses.map((status) => [applicationStatusBadges[status].label, status]),
);

/**
 * What an application went through, by its log and not only by where it stands now: one that was rejected after an
 * interview has had the interview. A later step implies the earlier ones.
 */
export function applicationHistory({ status, appliedDate, events }: HistoryInput): ApplicationHistory {
  const moves = movesOf(events);
  const reached: ApplicationHistory["reached"] = {};
  for (const [index, move] of moves.entries())
    if (!isSlip(move, moves[index + 1])) reached[move.status] ??= move.at;
  reached[status] ??= null;
  const wasSent = appliedDate !== null || funnelSteps.slice(1).some((step) => step in reached);
  if (wasSent) reached.applied ??= appliedDate;
  if (reached.offered !== undefined) reached.interviewing ??= reached.offered;
  reached.saved ??= null;
  const answers = [reached.interviewing, reached.offered, reached.rejected].filter(
    (at): at is string => typeof at === "string",
  );
  return {
    reached,
    appliedAt: appliedDate ?? reached.applied ?? null,
    answeredAt: answers.sort()[0] ?? null,
  };
}

interface Moved {
  at: string;
  status: ApplicationStatus;
}

function movesOf(events: readonly HistoryEvent[]): Moved[] {
  return events
    .flatMap(({ at, kind, detail }) => {
      const status = kind === "status" || kind === "added" ? statusOfLabel.get(detail) : undefined;
      return status ? [{ at, status }] : [];
    })
    .sort((one, other) => (one.at < other.at ? -1 : 1));
}

function isSlip(move: Moved, next: Moved | undefined): boolean {
  if (!next) return false;
  const isBack = applicationStatuses.indexOf(next.status) < applicationStatuses.indexOf(move.status);
  return isBack && Date.parse(next.at) - Date.parse(move.at) < slipMs;
}
