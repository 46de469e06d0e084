import { Lightbulb, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { bandStyle } from "#shared/ui/blocks/score/band-style.ts";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { Progress } from "#shared/ui/primitives/progress.tsx";
import type { StoredAnalysis } from "./stored-analysis.ts";

/** Score, issues, recommendations. */
export function AnalysisFormatting({ analysis }: { analysis: StoredAnalysis }) {
  const { score, issues, suggestions } = analysis.powerEditAnalysis.formatting;
  const band = bandStyle(score);
  return (
    <div className="grid gap-6">
      <section>
        <div className="flex items-baseline justify-between gap-4">
          <h3 className="text-16 font-medium">Formatting score</h3>
          <span className={classNames("text-13 font-medium", band.text)}>{band.label}</span>
        </div>
        <p className="mt-1 text-28 font-bold tabular-nums">{score}%</p>
        <Progress className="mt-2" label="Formatting score" value={score} tone={band.progress} />
      </section>
      <Points
        title="Issues"
        points={issues}
        none="No issue found."
        icon={<TriangleAlert aria-hidden="true" className="mt-0.5 size-4 text-warn" />}
      />
      <Points
        title="Recommendations"
        points={suggestions}
        none="Nothing to change."
        icon={<Lightbulb aria-hidden="true" className="mt-0.5 size-4 text-primary" />}
      />
    </div>
  );
}

interface PointsProps {
  title: string;
  points: readonly string[];
  none: string;
  icon: ReactNode;
}

function Points({ title, points, none, icon }: PointsProps) {
  return (
    <section>
      <h3 className="text-16 font-medium">{title}</h3>
      {points.length === 0 ? (
        <p className="mt-2 text-14 text-muted">{none}</p>
      ) : (
        <ul className="mt-3 grid gap-3 text-14">
          {points.map((point) => (
            <li key={point} className="grid grid-cols-[1rem_minmax(0,1fr)] gap-3">
              {icon}
              {point}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
