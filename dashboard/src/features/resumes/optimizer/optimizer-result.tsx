import { Pencil, Upload } from "lucide-react";
import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import type { DocumentDesign } from "#shared/domain/resumes/document-designs.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { PageHead } from "../../../platform/page-head.tsx";
import { useDesign } from "../../../platform/use-design.ts";
import { BarDownload, DownloadWithMenu, type ResultFile } from "../download/result-download.tsx";
import { useOwnWordOption } from "../download/use-own-word-option.ts";
import { DesignThumbnails } from "../pages/design-thumbnails.tsx";
import { isNameless, JobBar, type JobBarProps, NameForm } from "../result/job-bar.tsx";
import { ResultView } from "../result/result-view.tsx";
import type { OptimizerResult } from "../result/stored-result.ts";
import { useReview } from "../review/use-review.ts";
import { optimizerTexts as texts } from "./optimizer-texts.ts";

export interface JobPageResultProps
  extends Pick<OptimizerResultScreenProps, "result" | "onEdit" | "onRescan"> {
  /** In the job's head, where its download goes. */
  downloadPlace: HTMLElement | null;
  /** Which one of the job's results it is. */
  about: ReactNode;
}

/** The same result in a tab of its job, whose head has the name and the download. decision: D-116. */
export function JobPageResult({ result, onEdit, onRescan, downloadPlace, about }: JobPageResultProps) {
  const reviewed = useReview(result);
  const { current } = reviewed;
  const { original } = result;
  const [design, setDesign] = useDesign();
  return (
    <>
      {downloadPlace &&
        createPortal(
          <DownloadWithMenu
            result={current}
            originalText={original.originalText}
            design={design}
            onDesign={setDesign}
          />,
          downloadPlace,
        )}
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {about}
        <ResultActions onEdit={() => onEdit(current.optimizedText)} onRescan={onRescan} download={null} />
      </div>
      {/* The top bar, the job's head and the line above. */}
      <div className="[--above:14.5rem]">
        <ResultView original={original} reviewed={reviewed} design={design} />
      </div>
    </>
  );
}

interface ResultActionsProps {
  onEdit: () => void;
  onRescan: () => void;
  /** Where no bar at the foot has it. */
  download: ReactNode;
}

function ResultActions({ onEdit, onRescan, download }: ResultActionsProps) {
  return (
    <div className="grid w-full grid-cols-2 gap-2 md:flex md:w-auto">
      <Button compact variant="ghost" icon={<Upload aria-hidden="true" />} onClick={onRescan}>
        {texts.rescan}
      </Button>
      <Button compact icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
        {texts.edit}
      </Button>
      {download}
    </div>
  );
}

export interface OptimizerResultScreenProps {
  result: OptimizerResult;
  onEdit: (text: string) => void;
  onRescan: () => void;
  /** What it was made for; null without an ad. */
  job: JobBarProps | null;
  /** Under the heading: which job. */
  jobLine: ReactNode;
  /** What its ad wants in writing. */
  asked: ReactNode;
}

/** The inline result, with what the person decided on the preview. decision: D-19. */
export function OptimizerResultScreen({
  result,
  onEdit,
  onRescan,
  job,
  jobLine,
  asked,
}: OptimizerResultScreenProps) {
  const reviewed = useReview(result);
  const { current } = reviewed;
  const { original } = result;
  // How a design looks does not hang on a word: the thumbnails are drawn once.
  const [firstText] = useState(current.optimizedText);
  const hasBar = job !== null && !isNameless(job);
  const [design, setDesign] = useDesign();
  const file = { result: current, originalText: original.originalText, design };
  return (
    <>
      <PageHead
        dense={current.scoreBasis === "match"}
        title={texts.resultTitle}
        text={jobLine}
        actions={
          <ResultActions
            onEdit={() => onEdit(current.optimizedText)}
            onRescan={onRescan}
            download={
              !hasBar && <DownloadWithMenu {...file} onDesign={setDesign} className="max-md:col-span-2" />
            }
          />
        }
      />
      {job && !hasBar && (
        <div className="mb-4 md:mb-6">
          <NameForm {...job} />
        </div>
      )}
      <div className="mb-4 empty:hidden md:mb-6">{asked}</div>
      {/* The height of the bar at the foot: what else stands still there stands above it. */}
      <div className={hasBar ? "[--bar:3.75rem] md:[--bar:4.75rem]" : undefined}>
        <ResultView original={original} reviewed={reviewed} design={design} />
        {hasBar && <ResultBar {...file} job={job} firstText={firstText} onDesign={setDesign} />}
      </div>
    </>
  );
}

interface ResultBarProps extends ResultFile {
  job: JobBarProps;
  firstText: string;
  onDesign: (design: DocumentDesign) => void;
}

/** The bar at the foot: how the file looks, and the ways on from here. */
function ResultBar({ job, firstText, onDesign, ...file }: ResultBarProps) {
  const ownWord = useOwnWordOption({ sourceText: file.originalText, text: firstText });
  const look = { text: firstText, design: file.design, onDesign, ownWord };
  return (
    <JobBar
      {...job}
      designs={<DesignThumbnails inBar {...look} />}
      download={<BarDownload {...file} designs={<DesignThumbnails {...look} />} />}
    />
  );
}
