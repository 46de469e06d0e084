import {
  type ApplicationStatus,
  applicationStatusBadges,
  overviewStatusLabels,
  overviewTone,
} from "#shared/domain/applications/status.ts";
import { Badge } from "../primitives/badge.tsx";

export interface StatusBadgeProps {
  status: ApplicationStatus;
  /** The overview's table has words and colours of its own (decision: D-13). */
  table?: "tracker" | "overview" | undefined;
}

/** Where an application stands. */
export function StatusBadge({ status, table = "tracker" }: StatusBadgeProps) {
  if (table === "overview") {
    const label = overviewStatusLabels[status];
    return <Badge tone={overviewTone(label)}>{label}</Badge>;
  }
  const { label, tone } = applicationStatusBadges[status];
  return <Badge tone={tone}>{label}</Badge>;
}
