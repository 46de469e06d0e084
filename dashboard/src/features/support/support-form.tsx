import { Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import {
  mostMessage,
  type SupportRequest,
  supportDraft,
  supportDraftLink,
  supportErrors,
} from "#shared/domain/support/support-request.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { useForm } from "../../platform/forms/use-form.ts";
import { SupportFieldset } from "./support-fieldset.tsx";
import { supportTexts as texts } from "./support-texts.ts";

/** Opens a mail draft as a press on a link does; an address bar would leave the page. */
function openDraft(link: string): void {
  const anchor = document.createElement("a");
  anchor.href = link;
  anchor.click();
}

/** Where this site is written to, which the server fills into the page: an address, or words where it has none. */
function supportContact(): string {
  return document.querySelector("[data-support-address]")?.textContent?.trim() ?? "";
}

const empty: SupportRequest = { name: "", email: "", subject: "", category: "", message: "", priority: "" };

/** The feedback form: it calls nobody, it opens a mail draft. */
export function SupportForm() {
  const [sent, setSent] = useState<SupportRequest | null>(null);
  const { fields, faults, element, set, reset, submit } = useForm<SupportRequest>({
    initial: empty,
    errorsOf: supportErrors,
    failure: () => texts.failed,
    send: async (request) => {
      const contact = supportContact();
      openDraft(supportDraftLink(contact.includes("@") ? contact : "", request));
      setSent(request);
    },
  });
  const again = () => {
    reset();
    setSent(null);
  };
  if (sent) return <Thanks request={sent} onAgain={again} />;
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <SupportFieldset fields={fields} faults={faults} mostMessage={mostMessage} onChange={set} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[44ch] text-13 text-muted">{texts.formText}</p>
        <Button type="submit" variant="primary" className="max-sm:w-full">
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}

function Thanks({ request, onAgain }: { request: SupportRequest; onAgain: () => void }) {
  const { toast } = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    const { subject, body } = supportDraft(request);
    try {
      await navigator.clipboard.writeText(`${subject}\n\n${body}`);
      toast(texts.copied);
    } catch {
      toast(texts.copyFailed);
    }
  };
  return (
    <div role="status" className="grid justify-items-start gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-22 font-bold outline-none">
        {texts.thanks}
      </h3>
      <p className="text-16">{texts.thanksText}</p>
      <p className="text-14 text-muted">
        {texts.noMail} <strong className="text-ink">{supportContact()}</strong>.
      </p>
      <div className="mt-2 flex flex-wrap gap-2 max-sm:w-full">
        <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()} className="max-sm:w-full">
          {texts.copy}
        </Button>
        <Button variant="primary" onClick={onAgain} className="max-sm:w-full">
          {texts.again}
        </Button>
      </div>
    </div>
  );
}
