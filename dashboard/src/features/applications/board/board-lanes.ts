import {
  type ApplicationStatus,
  applicationStatuses,
  statusLabel,
} from "#shared/domain/applications/status.ts";
import type { TrackedApplication } from "../application-actions.ts";

export interface BoardLane {
  status: ApplicationStatus;
  label: string;
  applications: TrackedApplication[];
  /** How many stand in it, of which these are the first. */
  total: number;
}

/** A column per status, in the order of an application's life. @param shown how many there are, where more are to come */
export function boardLanes(
  applications: readonly TrackedApplication[],
  shown?: Readonly<Record<ApplicationStatus, number>>,
): BoardLane[] {
  return applicationStatuses.map((status) => {
    const there = applications.filter((one) => one.status === status);
    const total = Math.max(there.length, shown?.[status] ?? 0);
    return { status, label: statusLabel(status), applications: there, total };
  });
}

/** The status a number of columns further; undefined beyond the last one. */
export function statusBeside(status: ApplicationStatus, step: 1 | -1): ApplicationStatus | undefined {
  return applicationStatuses[applicationStatuses.indexOf(status) + step];
}

/** The card beside one, at the same height or the last of a shorter column; empty columns are passed over. */
export function cardBeside(lanes: readonly BoardLane[], id: string, step: 1 | -1): string | undefined {
  const from = lanes.findIndex(({ applications }) => applications.some((one) => one.id === id));
  const height = lanes[from]?.applications.findIndex((one) => one.id === id) ?? 0;
  for (let at = from + step; at >= 0 && at < lanes.length; at += step) {
    const there = lanes[at]?.applications ?? [];
    if (there.length > 0) return there[Math.min(height, there.length - 1)]?.id;
  }
  return undefined;
}

/** The card below or above in the same column. */
export function cardBelow(lanes: readonly BoardLane[], id: string, step: 1 | -1): string | undefined {
  for (const { applications } of lanes) {
    const at = applications.findIndex((one) => one.id === id);
    if (at >= 0) return applications[at + step]?.id;
  }
  return undefined;
}
