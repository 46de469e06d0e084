import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import * as z from "zod/mini";
import { eachLineField } from "#shared/domain/applications/line-fields.ts";
import { applicationStatuses } from "#shared/domain/applications/status.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Dialog } from "#shared/ui/primitives/overlay/dialog.tsx";
import { readValue, writeText, writeValue } from "../../../platform/browser/browser-storage.ts";
import type { TrackedApplication } from "../application-actions.ts";
import { trackerTexts as texts } from "../applications-texts.ts";
import { ApplicationFieldset } from "./application-fieldset.tsx";
import {
  type ApplicationErrors,
  type ApplicationFields,
  emptyApplication,
  readApplicationForm,
} from "./application-form-rules.ts";
import { DuplicateNotice } from "./duplicate-notice.tsx";
import { PasteFirst } from "./paste-first.tsx";
import { useAddApplication } from "./use-add-application.ts";

const text = z.catch(z.string(), "");

/** What is typed in the Add dialog: survives closing it and a reload, belongs to the tab. */
const draft = z.object({
  jobTitle: text,
  company: text,
  ...eachLineField(() => text),
  status: z.catch(z.enum(applicationStatuses), emptyApplication.status),
  jobUrl: text,
  jobDescription: text,
  notes: text,
  contactName: text,
  contactEmail: text,
  followUpDate: text,
  interviewDate: text,
});

const key = "kelpie_application";

function readApplicationDraft(): ApplicationFields {
  return readValue("session", key, draft) ?? emptyApplication;
}

function keepApplicationDraft(fields: ApplicationFields): void {
  writeValue("session", key, fields);
}

function forgetApplicationDraft(): void {
  writeText("session", key, null);
}

export interface AddApplicationDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Those it could repeat. */
  applications: readonly TrackedApplication[];
  onNavigate: (href: string) => void;
}

/** Closes and resets after a successful add and by Cancel; a failure or closing by accident keeps every input. */
export function AddApplicationDialog({
  open,
  onOpenChange,
  applications,
  onNavigate,
}: AddApplicationDialogProps) {
  const formId = useId();
  const { form, fields, faults, isAdding, change, submit, reset } = useAddForm(() => onOpenChange(false));
  const cancel = () => {
    reset();
    onOpenChange(false);
  };
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={onOpenChange}
      title={texts.add}
      footer={
        <>
          <DuplicateNotice applications={applications} fields={fields} onNavigate={onNavigate} />
          <Button variant="ghost" onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isAdding} busyLabel="Adding...">
            {texts.add}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit}>
        <PasteFirst onRead={change} />
        <ApplicationFieldset fields={fields} faults={faults} onChange={change} />
      </form>
    </Dialog>
  );
}

function useAddForm(onDone: () => void) {
  const [fields, setFields] = useState(readApplicationDraft);
  const [faults, setFaults] = useState<ApplicationErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const reset = () => {
    forgetApplicationDraft();
    setFields(emptyApplication);
    setFaults({});
  };
  // After the errors are drawn, which takes longer when the server found them.
  useEffect(() => {
    if (Object.keys(faults).length > 0)
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [faults]);
  const { add, isAdding } = useAddApplication({
    onAdded: () => {
      reset();
      onDone();
    },
    onRefused: setFaults,
  });
  return {
    form,
    fields,
    faults,
    isAdding,
    reset,
    change: (part: Partial<ApplicationFields>) => {
      const next = { ...fields, ...part };
      setFields(next);
      keepApplicationDraft(next);
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isAdding) return;
      const read = readApplicationForm(fields);
      if ("faults" in read) return setFaults(read.faults);
      setFaults({});
      add(read.body);
    },
  };
}
