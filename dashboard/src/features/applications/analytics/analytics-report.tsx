import type { Analytics } from "#shared/contract/applications/application-reports.ts";
import { enoughToTell } from "#shared/domain/applications/analytics.ts";
import type { ApplicationStatus } from "#shared/domain/applications/status.ts";
import { StatStrip } from "#shared/ui/blocks/stat-strip.tsx";
import { FunnelChart, RateChart } from "./bar-charts.tsx";
import { WeekChart } from "./week-chart.tsx";

const counted = "Interviews and offers, of what was sent.";

/** All figures of the search. Each says what it was counted from. */
export function AnalyticsReport({ analytics }: { analytics: Analytics }) {
  const { funnel, bySource, byResume, byBand, timeToAnswer, weeks } = analytics;
  const reached = (status: ApplicationStatus) => funnel.find((step) => step.status === status)?.n ?? 0;
  const { n, medianDays } = timeToAnswer;
  return (
    <div className="grid gap-4 md:gap-6">
      <StatStrip
        stats={[
          { label: "Sent", value: reached("applied"), note: `${reached("saved")} saved in all` },
          { label: "Interviews", value: reached("interviewing"), note: "Ever" },
          { label: "Offers", value: reached("offered"), note: "Ever" },
          {
            label: "Days to an answer",
            value: medianDays,
            note: medianDays === null ? `Not enough yet: ${n} of ${enoughToTell}` : `Median of ${n} answers`,
          },
        ]}
      />
      <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 gap-4 md:gap-6">
          <FunnelChart funnel={funnel} />
          <RateChart
            title="Response rate by source"
            text={`${counted} The source is told by the ad's address.`}
            group="Source"
            empty="Nothing was sent yet."
            rates={bySource}
          />
        </div>
        <div className="grid min-w-0 gap-4 md:gap-6">
          <WeekChart weeks={weeks} />
          <RateChart
            title="Response rate by resume"
            text={`${counted} By the version that is recorded as sent.`}
            group="Resume"
            empty="No resume is recorded as sent yet. Choose it on the application's page."
            rates={byResume}
          />
          <RateChart
            title="Response rate by match"
            text={`${counted} The match is our own measure, not an employer's.`}
            group="Match"
            empty="Nothing was sent yet."
            rates={byBand}
          />
        </div>
      </div>
    </div>
  );
}
