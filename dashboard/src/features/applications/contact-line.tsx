import { Pencil } from "lucide-react";
import type { Contact } from "#shared/domain/applications/contacts.ts";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";

const link =
  "inline-flex min-h-6 max-w-full items-center rounded-paper text-primary underline decoration-1 decoration-primary/40 underline-offset-3 pointer-coarse:min-h-11";

/** A contact to write to or to call. */
export function ContactLine({ contact, onEdit }: { contact: Contact; onEdit: () => void }) {
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
