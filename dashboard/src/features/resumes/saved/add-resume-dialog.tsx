import { type FormEvent, useId, useRef, useState } from "react";
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
import { savedTexts as texts } from "./saved-texts.ts";
import { type NewResume, useCreateResume } from "./use-saved-resumes.ts";

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
  /** A file to begin with. */
  dropped?: File | undefined;
}

/** A file, pasted text or a JSON Resume becomes a stored resume. A failure keeps every input. */
export function AddResumeDialog({ open, onOpenChange, onAdded, dropped }: AddResumeDialogProps) {
  const form = useRef<HTMLFormElement>(null);
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
      form.current?.querySelector<HTMLElement>("[name=resumeText], [data-choose-file]")?.focus();
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
              : "Your resume was not saved. Everything is still here. Please try again.",
          ),
      },
    );
  };
  const isMissing = resume.text.trim() === "";
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
            Save resume
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <Segmented label="From" options={ways} value={way} onValueChange={choose} />
        <Source
          way={way}
          resume={resume}
          fault={isMissing ? fault : undefined}
          dropped={dropped}
          onChange={change}
        />
        <Field label="Name" hint="Only you see this name.">
          <Input
            name="name"
            maxLength={200}
            value={resume.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
        </Field>
        {fault && !(isMissing && way === "pasted") && (
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
  /** Nothing was given. */
  fault: string | undefined;
  dropped: File | undefined;
  onChange: (part: Partial<NewResume>) => void;
}

function Source({ way, resume, fault, dropped, onChange }: SourceProps) {
  if (way === "pasted")
    return (
      <Field label="Resume text" error={fault}>
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
        dropped={dropped}
        onFile={({ text, name, fileId }) => onChange({ text, fileId, name })}
      />
      <p className="text-13 text-muted">
        PDF, DOC, DOCX or TXT up to 10MB. We keep the original too: you can download or delete it.
      </p>
    </>
  );
}
