import { ChevronDown, Download as DownloadIcon, FileText } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Optimisation } from "#shared/contract/resumes/optimisation.ts";
import {
  type DocumentDesign,
  designTexts,
  documentDesigns,
} from "#shared/domain/resumes/document-designs.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { Menu, MenuChoice, MenuItem, MenuSeparator } from "#shared/ui/primitives/overlay/menu.tsx";
import { Sheet } from "#shared/ui/primitives/overlay/sheet.tsx";
import { optimizerTexts as texts } from "../optimizer/optimizer-texts.ts";
import { OwnWordChoice } from "./own-word-choice.tsx";
import { OwnWordDialog } from "./own-word-dialog.tsx";
import { useDownloadResume } from "./use-download-resume.ts";
import { useOwnWord } from "./use-own-word.ts";

export interface ResultFile {
  result: Optimisation;
  /** The text that it was made from. */
  originalText: string;
  design: DocumentDesign;
}

/** Both files of a result; the Word one is the person's own where they keep one. */
function useResultFiles({ result, originalText, design }: ResultFile) {
  const { isBusy, download } = useDownloadResume(result, design);
  const ownWord = useOwnWord();
  return {
    isBusy: isBusy || ownWord.isBusy,
    ownWord,
    word: () =>
      ownWord.start({ sourceText: originalText, text: result.optimizedText }, () => download("docx")),
    pdf: () => download("pdf"),
  };
}

interface WordButtonProps {
  isBusy: boolean;
  onClick: () => void;
  className?: string;
}

function WordButton(props: WordButtonProps) {
  const { isBusy, ...rest } = props;
  return (
    <Button
      variant="primary"
      icon={<DownloadIcon aria-hidden="true" />}
      busy={isBusy}
      busyLabel="Downloading..."
      {...rest}
    >
      {texts.download}
    </Button>
  );
}

const options = documentDesigns.map((value) => ({ value, ...designTexts[value] }));

interface DownloadMenuProps extends ResultFile {
  onDesign: (design: DocumentDesign) => void;
  className?: string;
}

/** The Word file as one press; the PDF and the looks of both in a menu, where no bar shows them. */
export function DownloadWithMenu({ onDesign, className, ...file }: DownloadMenuProps) {
  const { isBusy, ownWord, word, pdf } = useResultFiles(file);
  return (
    <div className={classNames("flex gap-2", className)}>
      <WordButton isBusy={isBusy} onClick={word} className="max-md:flex-1" />
      <Menu trigger={<IconButton label="PDF and designs" icon={<ChevronDown aria-hidden="true" />} />}>
        <MenuItem icon={<FileText aria-hidden="true" />} onSelect={pdf}>
          Download as PDF
        </MenuItem>
        <MenuSeparator />
        <OwnWordChoice />
        <MenuSeparator />
        <MenuChoice label="Design" options={options} value={file.design} onValueChange={onDesign} />
      </Menu>
      <OwnWordDialog {...ownWord} />
    </div>
  );
}

interface BarDownloadProps extends ResultFile {
  /** The choice of a look, as it stands in the sheet of a phone. */
  designs: ReactNode;
}

/** In the bar, beside the looks: both files as one press each. On a phone one button opens them as a sheet from below. */
export function BarDownload({ designs, ...file }: BarDownloadProps) {
  const { isBusy, ownWord, word, pdf } = useResultFiles(file);
  const [isOpen, setIsOpen] = useState(false);
  const pdfButton = (
    <Button variant="ghost" icon={<FileText aria-hidden="true" />} onClick={pdf}>
      PDF
    </Button>
  );
  return (
    <>
      <div className="flex gap-1 max-md:hidden">
        {pdfButton}
        <WordButton isBusy={isBusy} onClick={word} />
      </div>
      <Button
        variant="primary"
        icon={<DownloadIcon aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="flex-1 md:hidden"
      >
        Download
      </Button>
      <Sheet side="bottom" title="Download" open={isOpen} onOpenChange={setIsOpen}>
        <div className="grid gap-4 p-4">
          {designs}
          <div className="grid gap-2">
            <WordButton isBusy={isBusy} onClick={word} />
            {pdfButton}
          </div>
        </div>
      </Sheet>
      <OwnWordDialog {...ownWord} />
    </>
  );
}
