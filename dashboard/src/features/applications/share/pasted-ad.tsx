import { type FormEvent, useState } from "react";
import { sharedAddress } from "#shared/domain/jobs/shared-address.ts";
import { pages } from "#shared/domain/pages.ts";
import { namePastedAd } from "#shared/job-ad/name-pasted-ad.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import { SharedAdForm } from "./shared-ad-form.tsx";
import type { SharedAdFields } from "./use-shared-ad.ts";

/** One box for a link or for the whole ad; what was read of it is checked before it is saved. */
export function PastedAd({ onNavigate }: { onNavigate: (href: string) => void }) {
  const [text, setText] = useState("");
  const [fields, setFields] = useState<SharedAdFields | null>(null);
  if (fields) return <SharedAdForm initial={fields} reason={null} onNavigate={onNavigate} />;
  const read = (event: FormEvent) => {
    event.preventDefault();
    const given = text.trim();
    if (given === "") return;
    const address = /\s/.test(given) ? null : sharedAddress({ title: null, text: null, url: given });
    if (address) return onNavigate(`${pages.share}?url=${encodeURIComponent(address)}`);
    const { title, company } = namePastedAd(given);
    setFields({ jobTitle: title, company, location: "", salary: "", jobUrl: "", jobDescription: given });
  };
  return (
    <form
      noValidate
      onSubmit={read}
      className="grid max-w-[44rem] gap-4 rounded-card border border-line bg-surface p-4 shadow-1 md:p-6"
    >
      <Field
        label="A link, or the whole ad"
        hint="SEEK shows its ads to no server: paste the text, or save it with the extension."
      >
        <Textarea
          name="pasted"
          rows={8}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        disabled={text.trim() === ""}
        className="justify-self-start max-sm:w-full"
      >
        Read it
      </Button>
    </form>
  );
}
