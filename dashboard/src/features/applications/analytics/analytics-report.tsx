import type { Analytics } from "#shared/contract/applications/application-reports.ts";
import { FlowChart } from "./flow-chart.tsx";
import { RateChart } from "./rate-chart.tsx";
import { WaitChart } from "./wait-chart.tsx";
import { WeekChart } from "./week-chart.tsx";

/** The pictures of the search; each says what it was counted from, and has its figures as a table. */
export function AnalyticsReport({ analytics }: { analytics: Analytics }) {
  const { flow, bySource, byResume, byBand, timeToAnswer, days } = analytics;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <FlowChart flow={flow} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 lg:grid-cols-2 xl:grid-cols-3">
        <WaitChart timeToAnswer={timeToAnswer} />
        <WeekChart days={days} />
        <RateChart
          title="Response rate by source"
          text="Interviews and offers, by where the ad was"
          group="Source"
          empty="Nothing sent yet."
          rates={bySource}
        />
        <RateChart
          title="Response rate by resume"
          text="By the version you sent"
          group="Resume"
          empty="Tell us which resume you sent: choose it on the application's page."
          rates={byResume}
        />
        <RateChart
          title="Response rate by match"
          text="The match is our own measure, not an employer's"
          group="Match"
          empty="Nothing sent yet."
          rates={byBand}
        />
      </div>
    </div>
  );
}
