import { CalendarDays, MessagesSquare, Reply, Send } from "lucide-react";
import type { Application } from "#shared/contract/applications.ts";
import { applicationStatistics } from "#shared/domain/applications/statistics.ts";
import { StatStrip } from "#shared/ui/blocks/stat-strip.tsx";

/** The four stat cards; saved jobs count in none of them. decision: D-52. */
export function TrackerStats({ applications }: { applications: readonly Application[] }) {
  const { total, thisMonth, responseRate, interviewing } = applicationStatistics(applications, new Date());
  const saved = applications.length - applications.filter((one) => one.status !== "saved").length;
  const answered = applications.filter(
    (one) => one.status === "interviewing" || one.status === "offered",
  ).length;
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
          note: interviewing === 1 ? "1 open conversation" : `${interviewing} open conversations`,
          icon: <MessagesSquare />,
        },
      ]}
    />
  );
}
