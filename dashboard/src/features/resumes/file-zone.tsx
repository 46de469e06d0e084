import { FileText, Upload } from "lucide-react";
import { type DragEvent, useEffect, useEffectEvent, useState } from "react";
import type { PageProgress } from "#shared/contract/resumes/page-progress.ts";
import type { Recognition } from "#shared/domain/resumes/document-facts.ts";
import { countWords, grouped } from "#shared/domain/text.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { FileButton } from "#shared/ui/primitives/file-button.tsx";
import { Progress } from "#shared/ui/primitives/progress.tsx";
import { useDroppedOnPage } from "../../platform/browser/use-dropped-on-page.ts";
import { optimizerTexts as texts } from "./optimizer/optimizer-texts.ts";
import { RecognitionNotice } from "./recognition-notice.tsx";
import { type FileUnderWay, type ReadFile, useResumeFile } from "./use-resume-file.ts";

const accepted = ".pdf,.doc,.docx,.txt";

export interface FileZoneProps {
  /** What is there now, for the count of words; "" before. */
  text: string;
  name: string;
  onFile: (file: ReadFile) => void;
  /** Read at once: it was dropped where there was no zone yet. */
  dropped?: File | undefined;
}

/** Takes a resume file, chosen or dropped anywhere on the page, and has the server read it; a refusal is below in its own words. */
export function FileZone({ text, name, onFile, dropped }: FileZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const [recognition, setRecognition] = useState<Recognition>();
  const { underWay, reason, read } = useResumeFile((file) => {
    setRecognition(file.facts.recognition);
    onFile(file);
  });
  useDroppedOnPage((file) => void read(file));
  const readDropped = useEffectEvent((file: File) => void read(file));
  useEffect(() => {
    if (dropped) readDropped(dropped);
  }, [dropped]);
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
        aria-busy={underWay !== null}
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
          {underWay ? <UnderWay {...underWay} /> : <WhatIsHere name={name} text={text} />}
        </div>
        <FileButton
          accept={accepted}
          fileLabel="Upload resume"
          onFile={(file) => void read(file)}
          busy={underWay !== null}
          busyLabel={underWay && underWay.sent < 1 ? "Sending..." : "Reading..."}
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
      {recognition && !reason && <RecognitionNotice {...recognition} />}
    </>
  );
}

function WhatIsHere({ name, text }: Pick<FileZoneProps, "name" | "text">) {
  const hasText = text.trim() !== "";
  return (
    <>
      <p className="font-medium wrap-anywhere">{name || (hasText ? "Pasted text" : "Drop a file here")}</p>
      <p className="text-13 text-muted">{hasText ? `${grouped(countWords(text))} words` : "or choose one"}</p>
    </>
  );
}

/** On a slow line a file takes its time, and so does the reading of a scan: which file, and how far it is. */
function UnderWay({ name, sent, progress }: FileUnderWay) {
  const percent = Math.round(sent * 100);
  return (
    <>
      <p className="font-medium wrap-anywhere">{name}</p>
      {progress ? (
        <ReadingPages name={name} {...progress} />
      ) : (
        <>
          <p className="text-13 text-muted tabular-nums">
            {percent < 100 ? `Sending: ${percent}%` : "Sent. Reading it now."}
          </p>
          <Progress label={`Sending ${name}`} value={percent} className="mt-2" />
        </>
      )}
    </>
  );
}

function ReadingPages({ name, page, pages }: PageProgress & { name: string }) {
  return (
    <>
      <p role="status" className="text-13 text-muted tabular-nums">
        {page === 0
          ? "This file is a scan. Its pages are read one by one, which takes some seconds each."
          : `Reading page ${page} of ${pages}`}
      </p>
      <Progress
        label={`Reading ${name}`}
        value={Math.round((Math.max(0, page - 1) / pages) * 100)}
        className="mt-2"
      />
    </>
  );
}
