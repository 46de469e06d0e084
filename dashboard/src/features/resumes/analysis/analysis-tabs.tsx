import { useState } from "react";
import { MarkedText } from "#shared/ui/blocks/marked-text.tsx";
import { Paper } from "#shared/ui/blocks/paper.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { Tabs } from "#shared/ui/primitives/tabs.tsx";
import { AnalysisFormatting } from "./analysis-formatting.tsx";
import { AnalysisKeywords, AnalysisSkills } from "./analysis-keywords.tsx";
import type { StoredAnalysis } from "./stored-analysis.ts";

/** The original text as a sheet, with the keywords that were found in it marked. */
function AnalysisContent({ analysis }: { analysis: StoredAnalysis }) {
  const { originalText, foundKeywords } = analysis;
  return (
    <div className="@container">
      <p className="text-14 text-muted">
        {foundKeywords.length === 0
          ? "Your text as it was read. No keyword of an ad is marked."
          : "Your text as it was read, with the ad's keywords marked where they stand word for word."}
      </p>
      <Paper className="mt-4 max-w-[44rem] whitespace-pre-wrap wrap-anywhere">
        <MarkedText text={originalText} terms={foundKeywords} />
      </Paper>
    </div>
  );
}

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
