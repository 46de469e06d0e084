import { useState } from "react";
import { updateApplicationBody } from "#shared/contract/applications.ts";
import { SaveNote } from "#shared/ui/blocks/save-note.tsx";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import type { ApplicationDetail } from "./application-cache.ts";
import { useAutosave } from "./use-autosave.ts";

type Name = "contactName" | "contactEmail" | "followUpDate" | "interviewDate";

const inputs: readonly { name: Name; label: string; type: string }[] = [
  { name: "followUpDate", label: "Follow-up date", type: "date" },
  { name: "interviewDate", label: "Interview date", type: "date" },
  { name: "contactName", label: "Contact name", type: "text" },
  { name: "contactEmail", label: "Contact email", type: "email" },
];

/** Contact and dates, saved as they are typed; a faulty value waits until it is right. */
export function ContactCard({ application }: { application: ApplicationDetail }) {
  const [fields, setFields] = useState<Record<Name, string>>({
    contactName: application.contactName,
    contactEmail: application.contactEmail,
    followUpDate: application.followUpDate?.slice(0, 10) ?? "",
    interviewDate: application.interviewDate?.slice(0, 10) ?? "",
  });
  const [faults, setFaults] = useState<Partial<Record<Name, string>>>({});
  const { state, change, saveNow } = useAutosave(application.id);
  const set = (name: Name, text: string) => {
    setFields((before) => ({ ...before, [name]: text }));
    const value = name.endsWith("Date") && text === "" ? null : text;
    const parsed = updateApplicationBody.safeParse({ [name]: value });
    // Nothing is called wrong while it is being typed: the fault shows on leaving the field.
    if (parsed.success) {
      setFaults((before) => ({ ...before, [name]: undefined }));
      change({ [name]: value });
    }
  };
  const leave = (name: Name) => {
    const value = name.endsWith("Date") && fields[name] === "" ? null : fields[name];
    const parsed = updateApplicationBody.safeParse({ [name]: value });
    setFaults((before) => ({ ...before, [name]: parsed.error?.issues[0]?.message }));
    saveNow();
  };
  return (
    <Card as="section" inset={16}>
      <CardHeader title="Dates and contact" action={<SaveNote state={state} onRetry={saveNow} />} />
      <CardBody className="grid gap-4">
        {inputs.map(({ name, label, type }) => (
          <Field key={name} label={label} error={faults[name]}>
            <Input
              name={name}
              type={type}
              autoComplete="off"
              value={fields[name]}
              onChange={(event) => set(name, event.currentTarget.value)}
              onBlur={() => leave(name)}
            />
          </Field>
        ))}
      </CardBody>
    </Card>
  );
}
