import { type FormEvent, useId, useState } from "react";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Dialog } from "#shared/ui/primitives/dialog.tsx";
import { ApplicationFieldset } from "./application-fieldset.tsx";
import { type ApplicationFaults, emptyApplication, readApplicationForm } from "./application-form-rules.ts";
import { trackerTexts as texts } from "./applications-texts.ts";
import { useAddApplication } from "./use-add-application.ts";

export interface AddApplicationDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Closes and resets after a successful add; a failure keeps every input. */
export function AddApplicationDialog({ open, onOpenChange }: AddApplicationDialogProps) {
  const formId = useId();
  const [fields, setFields] = useState(emptyApplication);
  const [faults, setFaults] = useState<ApplicationFaults>({});
  const { add, isAdding } = useAddApplication(() => {
    setFields(emptyApplication);
    setFaults({});
    onOpenChange(false);
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isAdding) return;
    const form = event.currentTarget;
    const read = readApplicationForm(fields);
    if ("body" in read) {
      setFaults({});
      add(read.body);
      return;
    }
    setFaults(read.faults);
    requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
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
          <Button type="submit" form={formId} variant="primary" busy={isAdding} busyLabel="Adding...">
            {texts.add}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <ApplicationFieldset
          fields={fields}
          faults={faults}
          onChange={(change) => setFields((before) => ({ ...before, ...change }))}
        />
      </form>
    </Dialog>
  );
}
