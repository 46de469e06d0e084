import { Pencil, Plus } from "lucide-react";
import { useState } from "react";
import type { Contact } from "#shared/domain/applications/contacts.ts";
import { SaveNote } from "#shared/ui/blocks/save-note.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import type { ApplicationDetail } from "../application-cache.ts";
import { useSharedFields } from "../use-shared-fields.ts";
import { ConflictNotice } from "./conflict-notice.tsx";
import { ContactForm, contactErrors } from "./contact-form.tsx";

const link =
  "inline-flex min-h-6 max-w-full items-center rounded-paper text-primary underline decoration-1 decoration-primary/40 underline-offset-3 pointer-coarse:min-h-11";

/** A contact to write to or to call. */
function ContactLine({ contact, onEdit }: { contact: Contact; onEdit: () => void }) {
  const { name, role, email, phone } = contact;
  const title = name || email || phone || role;
  return (
    <div className="flex items-start justify-between gap-2">
      <div className="grid min-w-0">
        <p className="wrap-anywhere">
          {name && <span className="font-medium">{name}</span>}
          {name && role && <span className="text-muted">, </span>}
          {role && <span className="text-muted">{role}</span>}
        </p>
        {email && (
          <a href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`} className={link}>
            <span className="truncate">{email}</span>
          </a>
        )}
        {phone && (
          <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className={link}>
            <span className="truncate">{phone}</span>
          </a>
        )}
      </div>
      <IconButton compact label={`Edit ${title}`} icon={<Pencil aria-hidden="true" />} onClick={onEdit} />
    </div>
  );
}

const names = ["contacts"] as const;
const nobody: Contact = { name: "", role: "", email: "", phone: "" };
const mostContacts = 20;

/** Whom to speak to. One is edited at a time; it saves itself as soon as it is right. */
export function ContactsCard({ application }: { application: ApplicationDetail }) {
  const { values, conflicts, state, set, saveNow, keepMine, takeTheirs } = useSharedFields(
    application,
    names,
  );
  const [open, setOpen] = useState<number | null>(null);
  const { toast } = useToast();
  const { contacts } = values;
  const keep = (all: Contact[]) =>
    set(
      "contacts",
      all,
      all.every((one) => contactErrors(one) === null),
    );
  const close = () => {
    setOpen(null);
    // An empty row is nobody; the server drops it too.
    keep(contacts.filter((one) => Object.values(one).some((text) => text.trim() !== "")));
    saveNow();
  };
  const remove = (index: number) => {
    const before = contacts;
    keep(contacts.filter((_, at) => at !== index));
    saveNow();
    setOpen(null);
    const undo = () => {
      keep(before);
      saveNow();
    };
    toast({ title: "Contact removed", action: { label: "Undo", onAction: undo } });
  };
  return (
    <Card as="section" inset={16}>
      <CardHeader
        title="Contacts"
        count={contacts.length || undefined}
        action={conflicts.contacts === undefined && <SaveNote state={state} onRetry={saveNow} />}
      />
      <CardBody className="grid gap-3 text-14">
        {contacts.length === 0 && <p className="text-muted">Add the recruiter or whoever the ad names.</p>}
        <ContactList
          contacts={contacts}
          open={open}
          onOpen={setOpen}
          onChange={(index, changed) => keep(contacts.with(index, changed))}
          onDone={close}
          onRemove={remove}
        />
        {conflicts.contacts !== undefined && (
          <ConflictNotice
            field="contacts"
            theirs={namesOf(conflicts.contacts)}
            mine={namesOf(contacts)}
            onTakeTheirs={() => takeTheirs("contacts")}
            onKeepMine={() => keepMine("contacts")}
          />
        )}
        {open === null && contacts.length < mostContacts && (
          <Button
            compact
            className="justify-self-start"
            icon={<Plus aria-hidden="true" />}
            onClick={() => {
              set("contacts", [...contacts, nobody], false);
              setOpen(contacts.length);
            }}
          >
            Add contact
          </Button>
        )}
      </CardBody>
    </Card>
  );
}

interface ContactListProps {
  contacts: readonly Contact[];
  /** The place of the one that is being edited. */
  open: number | null;
  onOpen: (index: number) => void;
  onChange: (index: number, contact: Contact) => void;
  onDone: () => void;
  onRemove: (index: number) => void;
}

function ContactList({ contacts, open, onOpen, onChange, onDone, onRemove }: ContactListProps) {
  // A contact has no name of its own that stays while it is typed: its place is who it is.
  const placed = contacts.map((contact, index) => ({ place: `contact ${index}`, contact, index }));
  if (placed.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {placed.map(({ place, contact, index }) => (
        <li key={place} className="min-w-0">
          {open === index ? (
            <ContactForm
              contact={contact}
              onChange={(changed) => onChange(index, changed)}
              onDone={onDone}
              onRemove={() => onRemove(index)}
            />
          ) : (
            <ContactLine contact={contact} onEdit={() => onOpen(index)} />
          )}
        </li>
      ))}
    </ul>
  );
}

function namesOf(contacts: readonly Contact[]): string {
  return contacts
    .map(({ name, role, email, phone }) => [name, role, email, phone].filter(Boolean).join(", "))
    .join("\n");
}
