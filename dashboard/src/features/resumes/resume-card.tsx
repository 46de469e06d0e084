import { FileText, Upload } from "lucide-react";
import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import { optimizerTexts as texts } from "./optimizer-texts.ts";
import { type ReadFile, useResumeFile } from "./use-resume-file.ts";

const accepted = ".pdf,.docx,.txt";

export interface ResumeCardProps {
  text: string;
  name: string;
  onChange: (text: string) => void;
  onFile: (file: ReadFile) => void;
  /** Under the text: which resume is kept for the account. */
  kept: ReactNode;
}

/** The left card: a file or pasted text. */
export function ResumeCard({ text, name, onChange, onFile, kept }: ResumeCardProps) {
  const hasText = text.trim() !== "";
  return (
    <Card as="section" className="flex flex-col">
      <CardHeader
        title="Your resume"
        action={hasText && <Badge tone="success">Ready</Badge>}
        className="min-h-16"
      />
      <CardBody className="flex flex-1 flex-col gap-4">
        <FileZone text={text} name={name} onFile={onFile} />
        <Field
          label="Resume text"
          hint="PDF, DOCX or TXT up to 10MB, or paste your resume here."
          className="flex-1"
        >
          <Textarea
            name="resumeText"
            value={text}
            onChange={(event) => onChange(event.currentTarget.value)}
            className="min-h-64 flex-1"
          />
        </Field>
        {kept}
      </CardBody>
    </Card>
  );
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

function FileZone({ text, name, onFile }: Pick<ResumeCardProps, "text" | "name" | "onFile">) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { isReading, reason, read } = useResumeFile(onFile);
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
            {hasText ? `${wordCount(text).toLocaleString("en-AU")} words` : "or choose one"}
          </p>
        </div>
        <input
          ref={input}
          type="file"
          accept={accepted}
          aria-label="Upload resume"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            event.currentTarget.value = "";
            if (file) void read(file);
          }}
        />
        <Button
          compact
          busy={isReading}
          busyLabel="Reading..."
          data-choose-file
          onClick={() => input.current?.click()}
        >
          {hasText ? texts.changeFile : texts.chooseFile}
        </Button>
      </section>
      {reason && (
        <Notice role="alert" tone="danger">
          {reason}
        </Notice>
      )}
    </>
  );
}
