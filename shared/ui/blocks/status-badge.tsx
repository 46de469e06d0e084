import {
  type ApplicationStatus,
  applicationStatusBadges,
  overviewStatusBadges,
} from "#shared/domain/applications/status.ts";
import { Badge } from "../primitives/badge.tsx";

export interface StatusBadgeProps {
  status: ApplicationStatus;
  /** The overview's table has words and colours of its own (decision: D-13). */
  table?: "tracker" | "overview" | undefined;
}

/** Where an application stands. */
export function StatusBadge({ status, table = "tracker" }: StatusBadgeProps) {
  const { label, tone } = (table === "overview" ? overviewStatusBadges : applicationStatusBadges)[status];
  return <Badge tone={tone}>{label}</Badge>;
}
