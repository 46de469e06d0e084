import { Download } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import { templateEmail } from "#shared/contract/templates.ts";
import type { Template } from "#shared/domain/templates/template.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { Dialog } from "#shared/ui/primitives/overlay/dialog.tsx";
import { dialogTexts, templatesTexts, templateTexts as texts } from "./templates-texts.ts";
import { type TemplateDownload, useTemplateDownload } from "./use-template-download.ts";

/** Asks visitors for an address before a download. Closed it forgets what was typed. */
function EmailDialog({ template, ...rest }: TemplateDownload["dialog"]) {
  return template && <OpenDialog key={template.id} template={template} {...rest} />;
}

type OpenDialogProps = TemplateDownload["dialog"] & { template: Template };

function OpenDialog({ template, isBusy, onSubmit, onClose }: OpenDialogProps) {
  const formId = useId();
  const [email, setEmail] = useState("");
  const [fault, setFault] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const parsed = templateEmail.safeParse(email);
    setFault(parsed.success ? undefined : parsed.error.issues[0]?.message);
    if (parsed.success) onSubmit(parsed.data);
  };
  // Browsers send no form by Enter while its button is disabled; the message is reached this way only.
  const submitOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={dialogTexts.title}
      description={`${template.name}, ${template.fileFormat}, ${template.fileSize}`}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            icon={<Download aria-hidden="true" />}
            disabled={email.trim() === "" || isBusy}
            busy={isBusy}
            busyLabel={dialogTexts.downloading}
          >
            {dialogTexts.download}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field required label={dialogTexts.email} hint={dialogTexts.privacy} error={fault}>
          <Input
            type="email"
            name="email"
            autoComplete="email"
            maxLength={254}
            value={email}
            onKeyDown={submitOnEnter}
            onChange={(event) => {
              setEmail(event.currentTarget.value);
              setFault(undefined);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}

export interface DownloadButtonProps {
  template: Template;
  /** The page it is on: the two say other words and take the file another way. */
  page: "list" | "detail";
  /** Answers once it is known. */
  isSignedIn: () => Promise<boolean>;
}

/** Gets the file: at once who is signed in, through the dialog a visitor. */
export function DownloadButton({ template, page, isSignedIn }: DownloadButtonProps) {
  const { start, busyId, dialog } = useTemplateDownload(page, isSignedIn);
  return (
    <>
      <Button
        variant="primary"
        icon={<Download aria-hidden="true" />}
        aria-describedby={page === "list" ? `${template.id}-name` : undefined}
        busy={busyId !== null && (page === "list" || dialog.template === null)}
        busyLabel={texts.downloading}
        onClick={() => start(template)}
        block={page === "detail"}
        className={page === "list" ? "max-sm:w-full" : undefined}
      >
        {page === "list" ? templatesTexts.get : texts.download}
      </Button>
      <EmailDialog {...dialog} />
    </>
  );
}
