import { ChevronDown, Download, FileText, Pencil, Upload } from "lucide-react";
import type { ReactNode } from "react";
import type { Optimisation } from "#shared/contract/resumes.ts";
import {
  type DocumentDesign,
  designTexts,
  documentDesigns,
} from "#shared/domain/resumes/document-designs.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { Menu, MenuChoice, MenuItem, MenuSeparator } from "#shared/ui/primitives/overlay/menu.tsx";
import { PageHead } from "../../../platform/page-head.tsx";
import { useDesign } from "../../../platform/use-design.ts";
import { OwnWordChoice } from "../download/own-word-choice.tsx";
import { OwnWordDialog } from "../download/own-word-dialog.tsx";
import { useDownloadResume } from "../download/use-download-resume.ts";
import { useOwnWord } from "../download/use-own-word.ts";
import { analysedJob } from "../measure-resume.ts";
import { JobBar, type JobBarProps } from "../result/job-bar.tsx";
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

interface ResultActionsProps {
  result: Optimisation;
  /** The text that it was made from. */
  originalText: string;
  onEdit: () => void;
  onRescan: () => void;
}

function ResultActions({ result, originalText, onEdit, onRescan }: ResultActionsProps) {
  const [design, setDesign] = useDesign();
  const { isBusy, download } = useDownloadResume(result, design);
  const ownWord = useOwnWord();
  const downloadWord = () =>
    ownWord.start({ sourceText: originalText, text: result.optimizedText }, () => download("docx"));
  return (
    <div className="grid w-full grid-cols-2 gap-2 md:flex">
      <Button variant="ghost" icon={<Upload aria-hidden="true" />} onClick={onRescan}>
        {texts.rescan}
      </Button>
      <Button icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
        {texts.edit}
      </Button>
      <div className="flex gap-2 max-md:col-span-2">
        <Button
          variant="primary"
          icon={<Download aria-hidden="true" />}
          busy={isBusy || ownWord.isBusy}
          busyLabel="Downloading..."
          onClick={downloadWord}
          className="max-md:flex-1"
        >
          {texts.download}
        </Button>
        <Menu trigger={<IconButton label="PDF and designs" icon={<ChevronDown aria-hidden="true" />} />}>
          <DownloadItems design={design} onDesign={setDesign} onPdf={() => download("pdf")} />
        </Menu>
      </div>
      <OwnWordDialog {...ownWord} />
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
  return (
    <>
      <PageHead
        title={texts.resultTitle}
        text={analysedJob(result.original) || undefined}
        actions={
          <ResultActions
            result={current}
            originalText={result.original.originalText}
            onEdit={() => onEdit(current.optimizedText)}
            onRescan={onRescan}
          />
        }
      />
      {job && (
        <div className="mb-4 md:mb-6">
          <JobBar {...job} />
        </div>
      )}
      <div className="mb-4 empty:hidden md:mb-6">{asked}</div>
      <ResultView originalText={result.original.originalText} reviewed={reviewed} />
    </>
  );
}
