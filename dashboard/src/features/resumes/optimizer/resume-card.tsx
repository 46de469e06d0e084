import type { ReactNode } from "react";
import { pages } from "#shared/domain/pages.ts";
import type { DocumentFacts } from "#shared/domain/resumes/document-facts.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import { useNavigateTo } from "../../../platform/use-navigate-to.ts";
import { FileZone } from "../file-zone.tsx";
import type { ReadFile } from "../use-resume-file.ts";

/** What a person should know of the file before its text is used; nothing where there is nothing. */
function FileNotes({ facts }: { facts: DocumentFacts }) {
  const { flags, hidden } = facts;
  return (
    <>
      {hidden.length > 0 && (
        <Notice tone="warn" title="This file has hidden text">
          It counts for nothing here and is sent nowhere: "{hidden.join(" ").slice(0, 160)}". Please remove it
          from the file.
        </Notice>
      )}
      {flags.includes("picture") && (
        <Notice title="There is a picture in this file">
          Only the words are read. The picture stays in your own file when you download it; if it is a photo
          of you, Australian employers do not ask for one.
        </Notice>
      )}
      {flags.includes("cut-short") && (
        <Notice tone="warn" title="This file is longer than a resume can be">
          Only its first 200,000 characters were read.
        </Notice>
      )}
    </>
  );
}

export interface ResumeCardProps {
  text: string;
  name: string;
  onChange: (text: string) => void;
  /** The text field has the focus, or lost it. */
  onTyping: (isTyping: boolean) => void;
  onFile: (file: ReadFile) => void;
  /** What the file showed, while the text is still the file's. */
  facts: DocumentFacts | null;
  /** Under the text: which resume the account has. */
  saved: ReactNode;
}

/** The left card: a file or pasted text. */
export function ResumeCard({ text, name, onChange, onTyping, onFile, facts, saved }: ResumeCardProps) {
  const hasText = text.trim() !== "";
  const onNavigate = useNavigateTo();
  return (
    <Card as="section" className="flex flex-col">
      <CardHeader
        title="Your resume"
        action={
          hasText ? (
            <Badge tone="success">Ready</Badge>
          ) : (
            <TextLink look="go" href={pages.templates} onNavigate={onNavigate}>
              No resume yet? Start from a template
            </TextLink>
          )
        }
        className="min-h-16"
      />
      <CardBody className="flex flex-1 flex-col gap-4">
        <FileZone text={text} name={name} onFile={onFile} />
        {facts && <FileNotes facts={facts} />}
        <Field
          label="Resume text"
          hint="PDF, DOC, DOCX or TXT up to 10MB, or paste your resume here."
          className="flex-1"
        >
          <Textarea
            name="resumeText"
            value={text}
            onChange={(event) => onChange(event.currentTarget.value)}
            onFocus={() => onTyping(true)}
            onBlur={() => onTyping(false)}
            className="min-h-64 flex-1"
          />
        </Field>
        {saved}
      </CardBody>
    </Card>
  );
}
