import { Card, CardBody, CardFooter, CardHeader } from "#shared/ui/primitives/card.tsx";
import type { useDesign } from "../../../platform/use-design.ts";
import { DesignMenu } from "../download/design-menu.tsx";
import { FileButtons } from "../file-buttons.tsx";
import { NumberedSteps } from "../numbered-steps.tsx";
import { analysisTexts as texts } from "./analysis-texts.ts";
import type { StoredAnalysis } from "./stored-analysis.ts";
import type { useAnalysisDownloads } from "./use-analysis-downloads.ts";

export interface DownloadCardProps {
  analysis: StoredAnalysis;
  design: ReturnType<typeof useDesign>;
  downloads: ReturnType<typeof useAnalysisDownloads>;
}

/** The optimised resume as a file, and the report about the scores. */
export function DownloadCard({ analysis, design: [design, setDesign], downloads }: DownloadCardProps) {
  const isOptimised = analysis.optimizedText !== undefined;
  return (
    <Card as="section" inset={16}>
      <CardHeader title={texts.downloadTitle} />
      <CardBody className="grid gap-5 @xl:grid-cols-2">
        <section aria-label="Optimized resume">
          <h3 className="text-14 font-medium">Optimized resume</h3>
          <p className="text-14 text-muted">
            {isOptimised
              ? "The optimized resume, as you left it."
              : "There is no optimized resume yet. Optimize it first to download it here."}
          </p>
          <FileButtons word="Word" busy={downloads.busy} onDownload={downloads.resume} className="mt-3" />
        </section>
        <section aria-label="Analysis report" className="@max-xl:border-t @max-xl:border-line @max-xl:pt-4">
          <h3 className="text-14 font-medium">Analysis report</h3>
          <p className="text-14 text-muted">Scores, keywords and next steps.</p>
          <FileButtons word="Word" busy={downloads.busy} onDownload={downloads.report} className="mt-3" />
        </section>
      </CardBody>
      <CardFooter className="py-2 text-14">
        <span className="text-muted">Design</span>
        <DesignMenu design={design} onDesign={setDesign} />
      </CardFooter>
    </Card>
  );
}

/** What would move the score. */
export function NextStepsCard({ analysis }: { analysis: StoredAnalysis }) {
  const { suggestions } = analysis;
  if (suggestions.length === 0) return null;
  return (
    <Card as="section">
      <CardHeader title="Next steps" />
      <CardBody>
        <NumberedSteps steps={[...new Set(suggestions)]} />
      </CardBody>
    </Card>
  );
}
