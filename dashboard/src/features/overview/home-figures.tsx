import { GreetingBand } from "./greeting-band.tsx";
import { OverviewStats } from "./overview-stats.tsx";
import { PipelineBar } from "./pipeline-bar.tsx";
import type { Overview } from "./use-overview.ts";

export interface HomeFiguresProps {
  overview: Overview;
  /** `YYYY-MM-DD`, decides the line of the day. */
  day: string;
  onNavigate: (href: string) => void;
}

/** The specified figures, second to what is to be done: the banner, then the pipeline with the four cards. */
export function HomeFigures({ overview, day, onNavigate }: HomeFiguresProps) {
  return (
    <>
      <GreetingBand overview={overview} day={day} />
      <PipelineBar pipeline={overview.pipeline} onNavigate={onNavigate}>
        <OverviewStats overview={overview} />
      </PipelineBar>
    </>
  );
}
