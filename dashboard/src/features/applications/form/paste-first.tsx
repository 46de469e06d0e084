import { type ClipboardEvent, useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import { sharedAddress } from "#shared/domain/jobs/shared-address.ts";
import { namePastedAd } from "#shared/job-ad/name-pasted-ad.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import { api } from "../../../platform/api.ts";
import type { ApplicationFields } from "./application-form-rules.ts";

const notRead = "The page could not be read. Paste the ad itself, or fill in the fields below.";

/** One box for a link or for the whole ad, which fills the fields below it. */
export function PasteFirst({ onRead }: { onRead: (part: Partial<ApplicationFields>) => void }) {
  const [text, setText] = useState("");
  const [fault, setFault] = useState<string>();
  const [isReading, setIsReading] = useState(false);
  const read = async (given: string) => {
    const address = /\s/.test(given) ? null : sharedAddress({ title: null, text: null, url: given });
    if (!address) {
      const { title, company } = namePastedAd(given);
      onRead({ jobTitle: title, company, jobDescription: given });
      return setText("");
    }
    setIsReading(true);
    const part = await readPage(address);
    setIsReading(false);
    setFault(part.jobDescription === undefined ? notRead : undefined);
    onRead(part);
    setText("");
  };
  const take = (given: string) => {
    if (given.trim() !== "" && !isReading) void read(given.trim());
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const given = event.clipboardData.getData("text");
    if (text !== "" || given.trim() === "") return;
    event.preventDefault();
    take(given);
  };
  return (
    <div className="mb-4 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 border-b border-line pb-4">
      <Field label="Paste a link or the whole ad" error={fault}>
        <Textarea
          name="pasted"
          rows={1}
          value={text}
          onPaste={onPaste}
          onChange={(event) => {
            setFault(undefined);
            setText(event.currentTarget.value);
          }}
          className="min-h-10! py-2!"
        />
      </Field>
      <Button busy={isReading} busyLabel="Reading..." onClick={() => take(text)} className={fault && "mb-6"}>
        Read it
      </Button>
    </div>
  );
}

/** What the page says; the link alone where it cannot be read. */
async function readPage(jobUrl: string): Promise<Partial<ApplicationFields>> {
  try {
    const ad = await api.jobs.fetchDescription({ body: { url: jobUrl } });
    if (!ad.success || !ad.description) return { jobUrl };
    const { description: jobDescription, title: jobTitle, company, location, salary } = ad;
    const told = { jobTitle, company, location, salary };
    return { jobUrl, jobDescription, ...Object.fromEntries(Object.entries(told).filter(([, one]) => one)) };
  } catch (error) {
    if (error instanceof ApiError) return { jobUrl };
    throw error;
  }
}
