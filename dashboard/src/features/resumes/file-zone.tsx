import { FileText, Upload } from "lucide-react";
import { type DragEvent, useState } from "react";
import { countWords, grouped } from "#shared/domain/text.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { FileButton } from "#shared/ui/primitives/file-button.tsx";
import { optimizerTexts as texts } from "./optimizer/optimizer-texts.ts";
import { useDroppedOnPage } from "./use-dropped-on-page.ts";
import { type ReadFile, useResumeFile } from "./use-resume-file.ts";

const accepted = ".pdf,.doc,.docx,.txt";

export interface FileZoneProps {
  /** What is there now, for the count of words; "" before. */
  text: string;
  name: string;
  onFile: (file: ReadFile) => void;
}

/** Takes a resume file, chosen or dropped anywhere on the page, and has the server read it; a refusal stands below in its own words. */
export function FileZone({ text, name, onFile }: FileZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const { isReading, reason, read } = useResumeFile(onFile);
  useDroppedOnPage((file) => void read(file));
  const hasText = text.trim() !== "";
  const Icon = hasText ? FileText : Upload;
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void read(file);
  };
  return (
    <>
      <section
        aria-label="Resume file"
        aria-busy={isReading}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
        className={classNames(
          "flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border border-dashed border-control px-4 py-4",
          isOver ? "bg-primary-soft" : "bg-canvas",
        )}
      >
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-6 shrink-0 text-muted" />
        <div className="min-w-36 flex-1 text-14">
          <p className="font-medium wrap-anywhere">
            {name || (hasText ? "Pasted text" : "Drop a file here")}
          </p>
          <p className="text-13 text-muted">
            {hasText ? `${grouped(countWords(text))} words` : "or choose one"}
          </p>
        </div>
        <FileButton
          accept={accepted}
          fileLabel="Upload resume"
          onFile={(file) => void read(file)}
          busy={isReading}
          busyLabel="Reading..."
          data-choose-file
        >
          {hasText ? texts.changeFile : texts.chooseFile}
        </FileButton>
      </section>
      {reason && (
        <Notice role="alert" tone="danger">
          {reason}
        </Notice>
      )}
    </>
  );
}
