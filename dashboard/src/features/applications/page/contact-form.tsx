import { Trash2 } from "lucide-react";
import { useState } from "react";
import { contact as schema } from "#shared/contract/applications/application-fields.ts";
import type { Contact } from "#shared/domain/applications/contacts.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";

type ContactFaults = Partial<Record<keyof Contact, string>>;

/** What is wrong by field, in the contract's own words; null when it can be stored. */
export function contactErrors(contact: Contact): ContactFaults | null {
  const parsed = schema.safeParse(contact);
  if (parsed.success) return null;
  const faults: ContactFaults = {};
  for (const issue of parsed.error.issues) faults[issue.path[0] as keyof Contact] ??= issue.message;
  return faults;
}

const inputs: readonly { name: keyof Contact; label: string; type: string }[] = [
  { name: "name", label: "Name", type: "text" },
  { name: "role", label: "Role", type: "text" },
  { name: "email", label: "Email", type: "email" },
  { name: "phone", label: "Phone", type: "tel" },
];

export interface ContactFormProps {
  contact: Contact;
  onChange: (contact: Contact) => void;
  onDone: () => void;
  onRemove: () => void;
}

/** One contact's fields. An error shows once its field was left. */
export function ContactForm({ contact, onChange, onDone, onRemove }: ContactFormProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const faults = contactErrors(contact);
  const finish = () => {
    setLeft(new Set(inputs.map(({ name }) => name)));
    if (!faults) onDone();
  };
  return (
    <fieldset className="grid gap-3 rounded-control border border-line p-3">
      <legend className="sr-only">Contact</legend>
      {inputs.map(({ name, label, type }, index) => (
        <Field key={name} label={label} error={left.has(name) ? faults?.[name] : undefined}>
          <Input
            name={`contact-${name}`}
            type={type}
            autoComplete="off"
            // It was opened to be filled in.
            autoFocus={index === 0}
            value={contact[name]}
            onChange={(event) => onChange({ ...contact, [name]: event.currentTarget.value })}
            onBlur={() => setLeft((before) => new Set([...before, name]))}
            onKeyDown={(event) => {
              if (event.key === "Enter") finish();
            }}
          />
        </Field>
      ))}
      <div className="flex flex-wrap justify-between gap-2">
        <Button compact variant="ghost" icon={<Trash2 aria-hidden="true" />} onClick={onRemove}>
          Remove contact
        </Button>
        <Button compact onClick={finish}>
          Done
        </Button>
      </div>
    </fieldset>
  );
}
