import { ChevronDown, Download as DownloadIcon, FileText } from "lucide-react";
import { useState } from "react";
import type { Optimisation } from "#shared/contract/resumes/optimisation.ts";
import type { DocumentDesign } from "#shared/domain/resumes/document-designs.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { Sheet } from "#shared/ui/primitives/overlay/sheet.tsx";
import { useWide } from "../../../platform/use-wide.ts";
import { optimizerTexts as texts } from "../optimizer/optimizer-texts.ts";
import { DesignThumbnails } from "../pages/design-thumbnails.tsx";
import { OwnWordDialog } from "./own-word-dialog.tsx";
import { useDownloadResume } from "./use-download-resume.ts";
import { useOwnWord } from "./use-own-word.ts";
import { useOwnWordOption } from "./use-own-word-option.ts";

interface ResultFile {
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

interface ResultDownloadProps extends ResultFile {
  onDesign: (design: DocumentDesign) => void;
}

/** The Word file as one press, the PDF and the designs in a sheet; on a phone the sheet has all of them. */
export function ResultDownload({ onDesign, ...file }: ResultDownloadProps) {
  const { isBusy, ownWord, word, pdf } = useResultFiles(file);
  const [isOpen, setIsOpen] = useState(false);
  const isWide = useWide();
  const open = { "aria-haspopup": "dialog", onClick: () => setIsOpen(true) } as const;
  return (
    <>
      <WordButton isBusy={isBusy} onClick={word} className="max-md:hidden" />
      <IconButton
        label="PDF and designs"
        icon={<ChevronDown aria-hidden="true" />}
        {...open}
        className="max-md:hidden"
      />
      <Button variant="primary" icon={<DownloadIcon aria-hidden="true" />} {...open} className="md:hidden">
        Download
      </Button>
      <Sheet side={isWide ? "right" : "bottom"} title="Download" open={isOpen} onOpenChange={setIsOpen}>
        <div className="grid gap-4 p-4">
          <Designs {...file} onDesign={onDesign} />
          <div className="grid gap-2">
            <WordButton isBusy={isBusy} onClick={word} />
            <Button icon={<FileText aria-hidden="true" />} onClick={pdf}>
              PDF
            </Button>
          </div>
        </div>
      </Sheet>
      <OwnWordDialog {...ownWord} />
    </>
  );
}

/** How the files look: each design as a picture, and the person's own Word file where there is one. */
function Designs({ result, originalText, design, onDesign }: ResultDownloadProps) {
  // How a design looks does not hang on a word: the thumbnails are drawn once.
  const [text] = useState(result.optimizedText);
  const ownWord = useOwnWordOption({ sourceText: originalText, text });
  return <DesignThumbnails {...{ text, design, onDesign, ownWord }} />;
}
