import { CalendarDays, FileCheck, Radar, Send } from "lucide-react";
import { bandStyle } from "#shared/ui/blocks/score/band-style.ts";
import { StatStrip } from "#shared/ui/blocks/stat-strip.tsx";
import { Progress } from "#shared/ui/primitives/progress.tsx";
import type { Overview } from "./use-overview.ts";

/** The four stat cards. What was not measured shows a dash and says what is missing. decision: D-08. */
export function OverviewStats({ overview }: { overview: Overview }) {
  const { newJobMatches, resumeScore, totalApplications, interviewsScheduled, savedApplications } = overview;
  const band = resumeScore === null ? null : bandStyle(resumeScore);
  return (
    <StatStrip
      stats={[
        {
          label: "New Job Matches",
          value: newJobMatches,
          note: "New this week",
          icon: <Radar />,
        },
        {
          label: "Resume Score",
          value: resumeScore === null ? null : `${resumeScore}%`,
          note: band ? `${band.label}: readable by software` : "Save a resume to see it",
          icon: <FileCheck />,
          aside: band && resumeScore !== null && (
            <Progress label="Resume Score" value={resumeScore} tone={band.progress} />
          ),
        },
        {
          label: "Total Applications",
          value: totalApplications,
          note: savedApplications > 0 ? `${savedApplications} more saved for later` : "Sent so far",
          icon: <Send />,
        },
        {
          label: "Interviews Scheduled",
          value: interviewsScheduled,
          note: interviewsScheduled > 0 ? "Applications at interview" : "None yet",
          icon: <CalendarDays />,
        },
      ]}
    />
  );
}
