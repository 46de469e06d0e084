import { type FormEvent, useId, useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { Dialog } from "#shared/ui/primitives/overlay/dialog.tsx";
import { Segmented } from "#shared/ui/primitives/segmented.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import { FileZone } from "../file-zone.tsx";
import { JsonZone } from "./json-zone.tsx";
import { keptTexts as texts } from "./kept-texts.ts";
import { type NewResume, useCreateResume } from "./use-kept-resumes.ts";

const ways = [
  { value: "uploaded", label: "File" },
  { value: "pasted", label: "Text" },
  { value: "imported", label: "JSON Resume" },
] as const;
type Way = (typeof ways)[number]["value"];

const nothing: NewResume = { name: "", text: "", origin: "uploaded" };

export interface AddResumeDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAdded: (id: string) => void;
}

/** A file, pasted text or a JSON Resume becomes a kept resume. A failure keeps every input. */
export function AddResumeDialog({ open, onOpenChange, onAdded }: AddResumeDialogProps) {
  const formId = useId();
  const [way, setWay] = useState<Way>("uploaded");
  const [resume, setResume] = useState(nothing);
  const [fault, setFault] = useState<string>();
  const create = useCreateResume();
  const change = (part: Partial<NewResume>) => {
    setFault(undefined);
    setResume((before) => ({ ...before, ...part }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    if (resume.text.trim() === "") {
      setFault("Please choose a file or paste your resume first.");
      return;
    }
    const name = resume.name.trim() || "My resume";
    create.mutate(
      { ...resume, name },
      {
        onSuccess: ({ id }) => {
          setResume(nothing);
          onOpenChange(false);
          onAdded(id);
        },
        onError: (error) =>
          setFault(
            error instanceof ApiError && error.body
              ? error.body.message
              : "The resume was not kept. Everything is still here. Please try again.",
          ),
      },
    );
  };
  const choose = (next: Way) => {
    setWay(next);
    setResume({ ...nothing, origin: next });
    setFault(undefined);
  };
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={onOpenChange}
      title={texts.add}
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={create.isPending} busyLabel="Saving...">
            Keep this resume
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <Segmented label="From" options={ways} value={way} onValueChange={choose} />
        <Source way={way} resume={resume} onChange={change} />
        <Field label="Name" hint="For you: it is not written into any file.">
          <Input
            name="name"
            maxLength={200}
            value={resume.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
        </Field>
        {fault && (
          <Notice role="alert" tone="danger">
            {fault}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

interface SourceProps {
  way: Way;
  resume: NewResume;
  onChange: (part: Partial<NewResume>) => void;
}

function Source({ way, resume, onChange }: SourceProps) {
  if (way === "pasted")
    return (
      <Field label="Resume text">
        <Textarea
          name="resumeText"
          rows={12}
          value={resume.text}
          onChange={(event) => onChange({ text: event.currentTarget.value })}
        />
      </Field>
    );
  if (way === "imported") return <JsonZone text={resume.text} onRead={onChange} />;
  return (
    <>
      <FileZone
        text={resume.text}
        name={resume.fileId ? resume.name : ""}
        onFile={({ text, name, fileId }) => onChange({ text, fileId, name })}
      />
      <p className="text-13 text-muted">
        PDF, DOC, DOCX or TXT up to 10MB. The original is kept with the resume, and you can download or delete
        it.
      </p>
    </>
  );
}
