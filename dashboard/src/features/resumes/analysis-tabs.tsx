import { useState } from "react";
import { Card } from "#shared/ui/primitives/card.tsx";
import { Tabs } from "#shared/ui/primitives/tabs.tsx";
import { AnalysisContent } from "./analysis-content.tsx";
import { AnalysisFormatting } from "./analysis-formatting.tsx";
import { AnalysisKeywords, AnalysisSkills } from "./analysis-keywords.tsx";
import type { StoredAnalysis } from "./stored-analysis.ts";

type Tab = "keywords" | "skills" | "formatting" | "content";

/** The four views on one analysis. */
export function AnalysisTabs({ analysis }: { analysis: StoredAnalysis }) {
  const [tab, setTab] = useState<Tab>("keywords");
  const { foundKeywords, missingKeywords } = analysis;
  return (
    <Card as="section" aria-label="Details of the analysis">
      <Tabs
        label="Analysis"
        value={tab}
        onValueChange={setTab}
        listClassName="px-4 @md:px-6"
        panelClassName="px-4 py-6 @md:px-6"
        items={[
          {
            value: "keywords",
            label: "Keywords",
            count: foundKeywords.length + missingKeywords.length,
            content: <AnalysisKeywords analysis={analysis} />,
          },
          { value: "skills", label: "Skills Analysis", content: <AnalysisSkills analysis={analysis} /> },
          { value: "formatting", label: "Formatting", content: <AnalysisFormatting analysis={analysis} /> },
          { value: "content", label: "Content Review", content: <AnalysisContent analysis={analysis} /> },
        ]}
      />
    </Card>
  );
}
