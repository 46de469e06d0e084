import { MarkedText } from "#shared/ui/blocks/marked-text.tsx";
import { Paper } from "#shared/ui/blocks/paper.tsx";
import type { StoredAnalysis } from "./stored-analysis.ts";

/** The original text as a sheet, with the keywords that were found in it marked. */
export function AnalysisContent({ analysis }: { analysis: StoredAnalysis }) {
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
