import { contact as schema } from "#shared/contract/application-fields.ts";
import type { Contact } from "#shared/domain/applications/contacts.ts";

export type ContactFaults = Partial<Record<keyof Contact, string>>;

/** What is wrong by field, in the contract's own words; null when it can be kept. */
export function contactFaults(contact: Contact): ContactFaults | null {
  const parsed = schema.safeParse(contact);
  if (parsed.success) return null;
  const faults: ContactFaults = {};
  for (const issue of parsed.error.issues) faults[issue.path[0] as keyof Contact] ??= issue.message;
  return faults;
}
