import { ChevronDown, Download as DownloadIcon, FileText, Pencil, Upload } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Optimisation } from "#shared/contract/resumes/resumes.ts";
import {
  type DocumentDesign,
  designTexts,
  documentDesigns,
} from "#shared/domain/resumes/document-designs.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { Menu, MenuChoice, MenuItem, MenuSeparator } from "#shared/ui/primitives/overlay/menu.tsx";
import { PageHead } from "../../../platform/page-head.tsx";
import { useDesign } from "../../../platform/use-design.ts";
import { OwnWordChoice } from "../download/own-word-choice.tsx";
import { OwnWordDialog } from "../download/own-word-dialog.tsx";
import { useDownloadResume } from "../download/use-download-resume.ts";
import { useOwnWord } from "../download/use-own-word.ts";
import { analysedJob } from "../measure-resume.ts";
import { DesignThumbnails } from "../pages/design-thumbnails.tsx";
import { isNameless, JobBar, type JobBarProps, NameForm } from "../result/job-bar.tsx";
import { ResultView } from "../result/result-view.tsx";
import type { OptimizerResult } from "../result/stored-result.ts";
import { useReview } from "../review/use-review.ts";
import { optimizerTexts as texts } from "./optimizer-texts.ts";

interface DownloadItemsProps {
  design: DocumentDesign;
  onDesign: (design: DocumentDesign) => void;
  onPdf: () => void;
}

const options = documentDesigns.map((value) => ({ value, ...designTexts[value] }));

/** Inside a menu: the other format, and how both look. */
function DownloadItems({ design, onDesign, onPdf }: DownloadItemsProps) {
  return (
    <>
      <MenuItem icon={<FileText aria-hidden="true" />} onSelect={onPdf}>
        Download as PDF
      </MenuItem>
      <MenuSeparator />
      <OwnWordChoice />
      <MenuSeparator />
      <MenuChoice label="Design" options={options} value={design} onValueChange={onDesign} />
    </>
  );
}

interface DownloadProps extends Pick<DownloadItemsProps, "design" | "onDesign"> {
  result: Optimisation;
  /** The text that it was made from. */
  originalText: string;
  className?: string;
}

/** The Word file as one press; the PDF and the looks of both beside it. */
function Download({ result, originalText, design, onDesign, className }: DownloadProps) {
  const { isBusy, download } = useDownloadResume(result, design);
  const ownWord = useOwnWord();
  const downloadWord = () =>
    ownWord.start({ sourceText: originalText, text: result.optimizedText }, () => download("docx"));
  return (
    <div className={classNames("flex gap-2", className)}>
      <Button
        variant="primary"
        icon={<DownloadIcon aria-hidden="true" />}
        busy={isBusy || ownWord.isBusy}
        busyLabel="Downloading..."
        onClick={downloadWord}
        className="max-md:flex-1"
      >
        {texts.download}
      </Button>
      <Menu trigger={<IconButton label="PDF and designs" icon={<ChevronDown aria-hidden="true" />} />}>
        <DownloadItems design={design} onDesign={onDesign} onPdf={() => download("pdf")} />
      </Menu>
      <OwnWordDialog {...ownWord} />
    </div>
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
    <div className="grid w-full grid-cols-2 gap-2 md:flex">
      <Button variant="ghost" icon={<Upload aria-hidden="true" />} onClick={onRescan}>
        {texts.rescan}
      </Button>
      <Button icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
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
  /** What its ad wants in writing. */
  asked: ReactNode;
}

/** The inline result, with what the person decided on the preview. decision: D-19. */
export function OptimizerResultScreen({ result, onEdit, onRescan, job, asked }: OptimizerResultScreenProps) {
  const reviewed = useReview(result);
  const { current } = reviewed;
  const { original } = result;
  // How a design looks does not hang on a word: the thumbnails are drawn once.
  const [firstText] = useState(current.optimizedText);
  const hasBar = job !== null && !isNameless(job);
  const [design, setDesign] = useDesign();
  const file = { result: current, originalText: original.originalText, design, onDesign: setDesign };
  return (
    <>
      <PageHead
        title={texts.resultTitle}
        text={analysedJob(original) || undefined}
        actions={
          <ResultActions
            onEdit={() => onEdit(current.optimizedText)}
            onRescan={onRescan}
            download={!hasBar && <Download {...file} className="max-md:col-span-2" />}
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
      <div className={hasBar ? "[--bar:4.75rem]" : undefined}>
        <ResultView original={original} reviewed={reviewed} design={design} />
        {hasBar && (
          <JobBar
            {...job}
            designs={<DesignThumbnails inBar text={firstText} design={design} onDesign={setDesign} />}
            download={<Download {...file} className="max-sm:w-full" />}
          />
        )}
      </div>
    </>
  );
}
