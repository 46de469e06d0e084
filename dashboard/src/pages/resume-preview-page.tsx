import { RotateCcw } from "lucide-react";
import { lazy, Suspense, useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { pages } from "#shared/domain/pages.ts";
import { writerLine } from "#shared/domain/writers.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { OwnWordDialog } from "../features/resumes/download/own-word-dialog.tsx";
import { type FileFormat, useDownloadText } from "../features/resumes/download/use-download.ts";
import { FileButtons } from "../features/resumes/file-buttons.tsx";
import { useLayout } from "../features/resumes/pages/use-layout.ts";
import { FinalResume, useFinalEdit } from "../features/resumes/preview/final-resume.tsx";
import { PreviewAbout } from "../features/resumes/preview/preview-about.tsx";
import { PreviewResults } from "../features/resumes/preview/preview-results.tsx";
import { previewToasts, previewTexts as texts } from "../features/resumes/preview/preview-texts.ts";
import { BlockedLines, type BlockedLinesProps } from "../features/resumes/result/blocked-lines.tsx";
import { NoResult } from "../features/resumes/result/no-result.tsx";
import type { ResultCompareProps } from "../features/resumes/result/result-compare.tsx";
import {
  forgetResults,
  missingResult,
  type OptimizerResult,
} from "../features/resumes/result/stored-result.ts";
import { useResult } from "../features/resumes/result/use-result.ts";
import { WriterNotice } from "../features/resumes/result/writer-line.tsx";
import { usedProposals } from "../features/resumes/review/review.ts";
import { SuggestionsCard } from "../features/resumes/review/suggestions-card.tsx";
import { useReview } from "../features/resumes/review/use-review.ts";
import { SkeletonCard } from "../platform/loading/skeleton-card.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { useDesign } from "../platform/use-design.ts";

const ResultJobLine = lazy(async () => ({
  default: (await import("./result/result-job-line.tsx")).ResultJobLine,
}));
/** With the desk's score card. */
const PreviewColumns = lazy(async () => ({
  default: (await import("../features/resumes/preview/preview-columns.tsx")).PreviewColumns,
}));
/** Below the suggestions: not waited for. */
const FinalResumeEditor = lazy(async () => ({
  default: (await import("../features/resumes/preview/final-resume-editor.tsx")).FinalResumeEditor,
}));
const ResultCompare = lazy(async () => ({
  default: (await import("../features/resumes/result/result-compare.tsx")).ResultCompare,
}));

/** The last result, or the one that the address names. decision: D-64. */
export function ResumePreviewPage() {
  const [search] = useSearchParams();
  const id = search.get("id");
  return <Opened key={id} id={id} />;
}

function Opened({ id }: { id: string | null }) {
  const { result, ...state } = useResult(id);
  if (id !== null && !result) return <NoResult {...state} />;
  return result ? <Preview result={result} /> : <NothingToPreview />;
}

function NothingToPreview() {
  const navigate = useNavigate();
  const { toast } = useToast();
  const isTold = useRef(false);
  useEffect(() => {
    // Once: the way out begins here, but the screen may be drawn again before it is gone.
    if (isTold.current) return;
    isTold.current = true;
    toast(previewToasts[missingResult()]);
    void navigate(pages.resumeOptimizer, { replace: true });
  }, [toast, navigate]);
  return null;
}

function Preview({ result }: { result: OptimizerResult }) {
  const { original } = result;
  const reviewed = useReview(result);
  const { review, change, proposals, current } = reviewed;
  const used = usedProposals(review, proposals);
  const edit = useFinalEdit(reviewed);
  const [design, setDesign] = useDesign();
  const [layout, setLayout] = useLayout(result.optimisation.id);
  const { busy, download, ownWord } = useDownloadText(original.originalText, review.text, {
    design,
    layout,
  });
  return (
    <>
      <PageHead
        title={texts.title}
        text={
          // A line high while it is loaded, so that nothing below it moves.
          <Suspense fallback={"\u00a0"}>
            <ResultJobLine resultId={result.optimisation.id} job={original} />
          </Suspense>
        }
        actions={<PreviewActions busy={busy} onDownload={download} />}
      />
      <OwnWordDialog {...ownWord} />
      <div className="grid gap-4">
        <WriterNotice {...current} />
        <PreviewResults
          before={original.atsScore}
          current={current}
          usedCount={used.filter((one) => one.kind === "rewrite").length}
        />
        {review.draft !== null && (
          <Suspense fallback={null}>
            <FinalResumeEditor
              draft={review.draft}
              onDraft={edit.type}
              onSave={edit.save}
              onCancel={edit.cancel}
            />
          </Suspense>
        )}
        <Suspense fallback={<SkeletonCard />}>
          <PreviewColumns
            reviewed={reviewed}
            changes={
              <SuggestionsCard {...{ review, proposals }} onChange={change} writer={writerLine(current)} />
            }
            compare={
              <Compared
                blocked={current.blocked}
                original={original.originalText}
                optimised={review.text}
                design={design}
              />
            }
            side={
              <>
                {review.draft === null && (
                  <FinalResume
                    text={review.text}
                    design={design}
                    onDesign={setDesign}
                    layout={layout}
                    onLayout={setLayout}
                    busy={busy}
                    onDownload={download}
                    onEdit={edit.start}
                    onUndoEdits={edit.undoEdits}
                    takesFocus={edit.wasLeft}
                  />
                )}
                <PreviewAbout
                  before={original.atsScore}
                  current={current}
                  wasChanged={proposals.all.length > 0}
                />
              </>
            }
          />
        </Suspense>
      </div>
    </>
  );
}

/** What the fact check refused, then the two texts side by side. */
function Compared({ blocked, ...both }: ResultCompareProps & BlockedLinesProps) {
  return (
    <>
      {blocked.length > 0 && (
        <Card>
          <CardBody>
            <BlockedLines level={2} blocked={blocked} />
          </CardBody>
        </Card>
      )}
      <Card as="section">
        <CardHeader title={texts.compare} />
        <Suspense>
          <ResultCompare {...both} />
        </Suspense>
      </Card>
    </>
  );
}

interface PreviewActionsProps {
  busy: FileFormat | null;
  onDownload: (format: FileFormat) => void;
}

function PreviewActions({ busy, onDownload }: PreviewActionsProps) {
  const navigate = useNavigate();
  const scanNew = () => {
    forgetResults();
    void navigate(pages.resumeOptimizer);
  };
  return (
    <>
      <Button
        variant="ghost"
        icon={<RotateCcw aria-hidden="true" />}
        onClick={scanNew}
        className="max-md:w-full"
      >
        {texts.scanNew}
      </Button>
      <FileButtons
        word="DOC"
        variant="primary"
        busy={busy}
        onDownload={onDownload}
        className="max-md:w-full"
      />
    </>
  );
}
