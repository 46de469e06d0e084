import { CalendarDays, MessagesSquare, Reply, Send } from "lucide-react";
import type { TrackerFigures } from "#shared/contract/applications/tracker-rows.ts";
import { responseRate } from "#shared/domain/applications/statistics.ts";
import { counted } from "#shared/domain/text.ts";
import { StatStrip } from "#shared/ui/blocks/stat-strip.tsx";

/** The four stat cards; saved jobs count in none of them. decision: D-52. */
export function TrackerStats({ figures }: { figures: TrackerFigures }) {
  const { all, sent, sentThisMonth, answered, interviewing } = figures;
  const saved = all - sent;
  return (
    <StatStrip
      stats={[
        {
          label: "Total Applications",
          value: sent,
          note: saved > 0 ? `${saved} more saved for later` : "Sent so far",
          icon: <Send />,
        },
        { label: "This Month", value: sentThisMonth, note: "Sent this month", icon: <CalendarDays /> },
        {
          label: "Response Rate",
          value: `${responseRate(answered, sent)}%`,
          note: `${answered} of ${sent} answered`,
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
