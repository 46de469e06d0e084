import { useState } from "react";
import { Tabs } from "#shared/ui/primitives/tabs.tsx";
import { isUsed } from "#shared/writing/changes/decisions.ts";
import type { Reviewed } from "../review/use-review.ts";
import { ResultCompare } from "./result-compare.tsx";
import { ResultImprovements, ResultKeywords, ResultOverview } from "./result-panels.tsx";

type Tab = "overview" | "improvements" | "keywords" | "compare";

export function ResultTabs({ originalText, reviewed }: { originalText: string; reviewed: Reviewed }) {
  const { current: optimisation, proposals, review } = reviewed;
  const stated = proposals.all.filter(
    (one) => one.kind === "insert" && isUsed(one, review.decisions[one.id]),
  ).length;
  const [tab, setTab] = useState<Tab>("overview");
  const { improvements } = optimisation;
  return (
    <Tabs
      label="Result"
      value={tab}
      onValueChange={setTab}
      listClassName="px-4 @md:px-6"
      items={[
        {
          value: "overview",
          label: "Overview",
          content: <ResultOverview result={optimisation} stated={stated} />,
        },
        {
          value: "improvements",
          label: "Improvements",
          count: improvements.length,
          content: <ResultImprovements result={optimisation} />,
        },
        {
          value: "keywords",
          label: "Keywords",
          content: <ResultKeywords result={optimisation} />,
        },
        {
          value: "compare",
          label: "Compare",
          content: <ResultCompare original={originalText} optimised={optimisation.optimizedText} />,
        },
      ]}
    />
  );
}
