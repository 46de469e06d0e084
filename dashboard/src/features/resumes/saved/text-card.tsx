import { useState } from "react";
import type { Resume } from "#shared/contract/resumes/saved-resume.ts";
import type { ResumeLine } from "#shared/domain/resumes/resume-model.ts";
import { MachineText } from "#shared/ui/blocks/machine-text.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardFooter, CardHeader } from "#shared/ui/primitives/card.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import { FileZone } from "../file-zone.tsx";
import type { ReadFile } from "../use-resume-file.ts";
import type { ResumeChange } from "./use-saved-resumes.ts";

export interface TextCardProps {
  resume: Resume;
  lines: readonly ResumeLine[];
  isSaving: boolean;
  /** Resolves when the text is stored; the card stays open when it is not. */
  onSave: (change: ResumeChange) => Promise<unknown>;
}

/** The text that a machine sees, and the way to change it. The text before becomes a version. */
export function TextCard({ resume, lines, isSaving, onSave }: TextCardProps) {
  const [draft, setDraft] = useState<ResumeChange | null>(null);
  const save = () => {
    if (!draft) return;
    onSave(draft).then(
      () => setDraft(null),
      () => undefined,
    );
  };
  if (draft) return <TextEditor draft={draft} isSaving={isSaving} onChange={setDraft} onSave={save} />;
  return (
    <Card as="section">
      <CardHeader
        title="The text software sees"
        action={
          <Button compact onClick={() => setDraft({ text: resume.text, origin: "edited" })}>
            Change the text
          </Button>
        }
      />
      <CardBody>
        <MachineText lines={lines} hidden={resume.facts?.hidden} />
      </CardBody>
    </Card>
  );
}

interface TextEditorProps {
  draft: ResumeChange;
  isSaving: boolean;
  onChange: (draft: ResumeChange | null) => void;
  onSave: () => void;
}

function TextEditor({ draft, isSaving, onChange, onSave }: TextEditorProps) {
  const text = draft.text ?? "";
  const onFile = (file: ReadFile) => onChange({ text: file.text, origin: "uploaded", fileId: file.fileId });
  return (
    <Card as="section">
      <CardHeader title="Change the text" text="The text as it is now is kept as a version." />
      <CardBody className="grid gap-4">
        <FileZone text={text} name={draft.fileId ? "Uploaded file" : ""} onFile={onFile} />
        <Field label="Resume text">
          <Textarea
            name="resumeText"
            rows={24}
            value={text}
            onChange={(event) => onChange({ text: event.currentTarget.value, origin: "edited" })}
          />
        </Field>
      </CardBody>
      <CardFooter className="justify-end">
        <Button variant="ghost" onClick={() => onChange(null)}>
          Cancel
        </Button>
        <Button
          variant="primary"
          busy={isSaving}
          busyLabel="Saving..."
          disabled={text.trim() === ""}
          onClick={onSave}
        >
          Save the text
        </Button>
      </CardFooter>
    </Card>
  );
}
