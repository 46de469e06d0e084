import { ArrowLeft, RotateCcw, WandSparkles } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { pages, resultPath } from "#shared/domain/pages.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { usePlan } from "../features/account/use-plan.ts";
import { useUser } from "../features/auth/use-user.ts";
import { DownloadCard } from "../features/resumes/analysis/analysis-side.tsx";
import { analysisTexts as texts } from "../features/resumes/analysis/analysis-texts.ts";
import type { StoredAnalysis } from "../features/resumes/analysis/stored-analysis.ts";
import { useAnalysisDownloads } from "../features/resumes/analysis/use-analysis-downloads.ts";
import { useOptimiseAnalysis } from "../features/resumes/analysis/use-optimise-analysis.ts";
import { OwnWordDialog } from "../features/resumes/download/own-word-dialog.tsx";
import type { FileFormat } from "../features/resumes/download/use-download.ts";
import { FileButtons } from "../features/resumes/file-buttons.tsx";
import { analysedJob } from "../features/resumes/measure-resume.ts";
import { ProgressPanel } from "../features/resumes/optimizer/progress-panel.tsx";
import { useUsage } from "../features/resumes/optimizer/use-usage.ts";
import { NoResult } from "../features/resumes/result/no-result.tsx";
import { forgetResults, readAnalysis, readResult } from "../features/resumes/result/stored-result.ts";
import { useResult } from "../features/resumes/result/use-result.ts";
import { SkeletonCard } from "../platform/loading/skeleton-card.tsx";
import { PageHead, useArrival } from "../platform/page-head.tsx";
import { useDesign } from "../platform/use-design.ts";
import { useNavigateTo } from "../platform/use-navigate-to.ts";
import { ResultJobLine } from "./result/result-job-line.tsx";

/** Under the heading, with all that measures it. */
const AnalysisBody = lazy(async () => ({
  default: (await import("./result/analysis-body.tsx")).AnalysisBody,
}));

/** The last analysis, or that of the result that the address names. decision: D-64. */
export function ResumeAnalysisPage() {
  const [search] = useSearchParams();
  const id = search.get("id");
  return id === null ? <Analysed /> : <OfResult key={id} id={id} />;
}

function OfResult({ id }: { id: string }) {
  const { result, ...state } = useResult(id);
  return result ? <Analysed /> : <NoResult {...state} />;
}

function Analysed() {
  const [analysis] = useState(readAnalysis);
  return analysis ? <AnalysisScreen analysis={analysis} /> : <NoAnalysis />;
}

function NoAnalysis() {
  const place = useRef<HTMLDivElement>(null);
  const onNavigate = useNavigateTo();
  useArrival(texts.noneTitle, place);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <EmptyState
        level={1}
        title={texts.noneTitle}
        text={texts.noneText}
        action={
          <Button variant="primary" onClick={() => onNavigate(pages.resumeOptimizer)}>
            {texts.goToOptimizer}
          </Button>
        }
      />
    </div>
  );
}

function AnalysisScreen({ analysis }: { analysis: StoredAnalysis }) {
  const { user } = useUser();
  const navigate = useNavigate();
  const usage = useUsage(usePlan(user?.subscriptionTier ?? "free"));
  const design = useDesign();
  const downloads = useAnalysisDownloads(design[0]);
  const optimiser = useOptimiseAnalysis(analysis, usage, (id) =>
    navigate(resultPath(pages.resumePreview, id)),
  );
  const [before] = useState(() =>
    analysis.optimizedText === undefined ? null : (readResult()?.original.atsScore ?? null),
  );
  const newScan = () => {
    forgetResults();
    void navigate(pages.resumeOptimizer);
  };
  const job = analysedJob(analysis);
  const files = <DownloadCard analysis={analysis} design={design} downloads={downloads} />;
  const resultId = analysis.optimizedText === undefined ? undefined : readResult()?.optimisation.id;
  if (optimiser.step !== null)
    return (
      <>
        <PageHead title={texts.title} text={job || "Working on your resume"} />
        <ProgressPanel step={optimiser.step} download={optimiser.download} onCancel={optimiser.cancel} />
      </>
    );
  return (
    <>
      <BackLink />
      <PageHead
        title={texts.title}
        text={<ResultJobLine resultId={resultId} job={analysis} />}
        actions={
          <AnalysisActions
            busy={downloads.busy}
            onDownload={downloads.result}
            isClosed={usage.isUsedUp}
            onOptimise={optimiser.start}
            onNewScan={analysis.optimizedText === undefined ? null : newScan}
          />
        }
      />
      <OwnWordDialog {...downloads.ownWord} />
      <div className="grid gap-4 md:gap-6">
        {usage.isUsedUp && <Notice>All free optimizations are used. Analysing stays free.</Notice>}
        {optimiser.problem && (
          <Notice role="alert" tone="danger" title="The optimization did not run">
            {optimiser.problem} Your texts are still here.
          </Notice>
        )}
        <Suspense fallback={<SkeletonCard />}>
          <AnalysisBody analysis={analysis} before={before} files={files} />
        </Suspense>
      </div>
    </>
  );
}

interface AnalysisActionsProps {
  busy: FileFormat | null;
  onDownload: (format: FileFormat) => void;
  /** The free optimisations are gone. */
  isClosed: boolean;
  onOptimise: () => void;
  /** null while there is no optimised text. */
  onNewScan: (() => void) | null;
}

function AnalysisActions({ busy, onDownload, isClosed, onOptimise, onNewScan }: AnalysisActionsProps) {
  return (
    <>
      {onNewScan && (
        <Button
          variant="ghost"
          icon={<RotateCcw aria-hidden="true" />}
          onClick={onNewScan}
          className="max-md:w-full"
        >
          {texts.newScan}
        </Button>
      )}
      <FileButtons word="Word" busy={busy} onDownload={onDownload} className="max-md:w-full" />
      <Button
        variant="primary"
        icon={<WandSparkles aria-hidden="true" />}
        disabled={isClosed}
        onClick={onOptimise}
        className="max-md:w-full"
      >
        {texts.optimise}
      </Button>
    </>
  );
}

function BackLink() {
  const onNavigate = useNavigateTo();
  return (
    <ButtonLink
      compact
      variant="ghost"
      href={pages.resumeOptimizer}
      onNavigate={onNavigate}
      icon={<ArrowLeft aria-hidden="true" />}
      className="mb-2 -ml-3"
    >
      {texts.back}
    </ButtonLink>
  );
}
