import { type ReactNode, useState } from "react";
import type { LedgerEntry } from "#shared/engine/ledger.ts";
import { MarkedText } from "#shared/ui/blocks/marked-text.tsx";
import { Paper } from "#shared/ui/blocks/paper.tsx";
import { RequirementGroups } from "#shared/ui/blocks/requirements/requirement-groups.tsx";
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
          : "Your text as it was read, with the ad's keywords marked where they appear word for word."}
      </p>
      <Paper className="mt-4 max-w-[44rem] whitespace-pre-wrap wrap-anywhere">
        <MarkedText text={originalText} terms={foundKeywords} />
      </Paper>
    </div>
  );
}

type Tab = "keywords" | "skills" | "formatting" | "content";

export interface AnalysisTabsProps {
  analysis: StoredAnalysis;
  /** What the ad asks for, as the job's page lists it; without an ad only words can be listed. */
  ledger: readonly LedgerEntry[];
}

/** The four views on one analysis. */
export function AnalysisTabs({ analysis, ledger }: AnalysisTabsProps) {
  const [tab, setTab] = useState<Tab>("keywords");
  const padded = (content: ReactNode) => <div className="px-4 py-6 @md:px-6">{content}</div>;
  return (
    <Card as="section" aria-label="Details of the analysis">
      <Tabs
        label="Analysis"
        value={tab}
        onValueChange={setTab}
        listClassName="px-4 @md:px-6"
        items={[
          {
            value: "keywords",
            label: "Keywords",
            content:
              ledger.length > 0 ? (
                <RequirementGroups isBrief ledger={ledger} />
              ) : (
                padded(<AnalysisKeywords analysis={analysis} />)
              ),
          },
          {
            value: "skills",
            label: "Skills Analysis",
            content: padded(<AnalysisSkills analysis={analysis} />),
          },
          {
            value: "formatting",
            label: "Formatting",
            content: padded(<AnalysisFormatting analysis={analysis} />),
          },
          {
            value: "content",
            label: "Content Review",
            content: padded(<AnalysisContent analysis={analysis} />),
          },
        ]}
      />
    </Card>
  );
}
