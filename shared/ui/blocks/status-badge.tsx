import { type ApplicationStatus, overviewTone, statusFacts } from "#shared/domain/applications/status.ts";
import { Badge } from "../primitives/badge.tsx";

export interface StatusBadgeProps {
  status: ApplicationStatus;
  /** The overview's table has its own words and colours (decision: D-13). */
  table?: "tracker" | "overview" | undefined;
}

/** The status of an application. */
export function StatusBadge({ status, table = "tracker" }: StatusBadgeProps) {
  if (table === "overview") {
    const { label } = statusFacts[status].overview;
    return <Badge tone={overviewTone(label)}>{label}</Badge>;
  }
  const { label, colour } = statusFacts[status];
  return <Badge tone={colour}>{label}</Badge>;
}
