import { CalendarDays, MessagesSquare, Reply, Send } from "lucide-react";
import { useMemo } from "react";
import { applicationStatistics } from "#shared/domain/applications/statistics.ts";
import { statusFacts } from "#shared/domain/applications/status.ts";
import { counted } from "#shared/domain/text.ts";
import { StatStrip } from "#shared/ui/blocks/stat-strip.tsx";
import type { TrackedApplication } from "../application-actions.ts";

/** The four stat cards; saved jobs count in none of them. decision: D-52. */
export function TrackerStats({ applications }: { applications: readonly TrackedApplication[] }) {
  const { total, thisMonth, responseRate, interviewing } = useMemo(
    () => applicationStatistics(applications, new Date()),
    [applications],
  );
  const saved = applications.length - total;
  const answered = applications.filter(({ status }) => statusFacts[status].isAnswered).length;
  return (
    <StatStrip
      stats={[
        {
          label: "Total Applications",
          value: total,
          note: saved > 0 ? `${saved} more saved for later` : "Sent so far",
          icon: <Send />,
        },
        { label: "This Month", value: thisMonth, note: "Sent this month", icon: <CalendarDays /> },
        {
          label: "Response Rate",
          value: `${responseRate}%`,
          note: `${answered} of ${total} answered`,
          icon: <Reply />,
        },
        {
          label: "Interviewing",
          value: interviewing,
          note: counted(interviewing, "open conversation"),
          icon: <MessagesSquare />,
        },
      ]}
    />
  );
}
