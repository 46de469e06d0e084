import { RotateCcw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { pages } from "#shared/domain/pages.ts";
import { writerLine } from "#shared/domain/writers.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { OwnWordDialog } from "../features/resumes/download/own-word-dialog.tsx";
import { useDownloadText } from "../features/resumes/download/use-download.ts";
import { FileButtons } from "../features/resumes/file-buttons.tsx";
import { analysedJob } from "../features/resumes/measure-resume.ts";
import { FinalResume, FinalResumeEditor, useFinalEdit } from "../features/resumes/preview/final-resume.tsx";
import { PreviewAbout } from "../features/resumes/preview/preview-about.tsx";
import { PreviewResults } from "../features/resumes/preview/preview-results.tsx";
import { previewToasts, previewTexts as texts } from "../features/resumes/preview/preview-texts.ts";
import { BlockedLines } from "../features/resumes/result/blocked-lines.tsx";
import { ResultCompare } from "../features/resumes/result/result-compare.tsx";
import {
  forgetResults,
  missingResult,
  type OptimizerResult,
  readResult,
} from "../features/resumes/result/stored-result.ts";
import { WriterNotice } from "../features/resumes/result/writer-line.tsx";
import { GapQuestions } from "../features/resumes/review/gap-questions.tsx";
import { usedProposals } from "../features/resumes/review/review.ts";
import { SuggestionsCard } from "../features/resumes/review/suggestions-card.tsx";
import { useReview } from "../features/resumes/review/use-review.ts";
import { PageHead } from "../platform/page-head.tsx";
import { useDesign } from "../platform/use-design.ts";

export function ResumePreviewPage() {
  const [result] = useState(readResult);
  const navigate = useNavigate();
  const { toast } = useToast();
  const isTold = useRef(false);
  useEffect(() => {
    // Once: the way out begins here, but the screen may be drawn again before it is gone.
    if (result || isTold.current) return;
    isTold.current = true;
    toast(previewToasts[missingResult()]);
    void navigate(pages.resumeOptimizer, { replace: true });
  }, [result, toast, navigate]);
  return result && <Preview result={result} />;
}

function Preview({ result }: { result: OptimizerResult }) {
  const { original } = result;
  const reviewed = useReview(result);
  const { review, change, proposals, current } = reviewed;
  const used = usedProposals(review, proposals);
  const edit = useFinalEdit(reviewed);
  const [design, setDesign] = useDesign();
  const { busy, download, ownWord } = useDownloadText(original.originalText, review.text, design);
  const navigate = useNavigate();
  const scanNew = () => {
    forgetResults();
    void navigate(pages.resumeOptimizer);
  };
  return (
    <>
      <PageHead
        title={texts.title}
        text={analysedJob(original) || undefined}
        actions={
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
              onDownload={download}
              className="max-md:w-full"
            />
          </>
        }
      />
      <OwnWordDialog {...ownWord} />
      <div className="grid gap-4 md:gap-6">
        <WriterNotice {...current} />
        <PreviewResults
          before={original.atsScore}
          current={current}
          usedCount={used.filter((one) => one.kind === "rewrite").length}
        />
        {review.draft !== null && (
          <FinalResumeEditor
            draft={review.draft}
            onDraft={edit.type}
            onSave={edit.save}
            onCancel={edit.cancel}
          />
        )}
        <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid gap-4 md:gap-6">
            <SuggestionsCard
              review={review}
              proposals={proposals}
              writer={writerLine({ writer: current.writer })}
              onChange={change}
            />
            <GapQuestions reviewed={reviewed} />
            {current.blocked.length > 0 && (
              <Card>
                <CardBody>
                  <BlockedLines level={2} blocked={current.blocked} />
                </CardBody>
              </Card>
            )}
            <Card as="section">
              <CardHeader title={texts.compare} />
              <ResultCompare original={original.originalText} optimised={review.text} />
            </Card>
          </div>
          <div className="grid gap-4 md:gap-6">
            {review.draft === null && (
              <FinalResume
                text={review.text}
                design={design}
                onDesign={setDesign}
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
          </div>
        </div>
      </div>
    </>
  );
}
