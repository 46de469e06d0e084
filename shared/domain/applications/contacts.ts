/** A contact person for an application. */
export interface Contact {
  name: string;
  role: string;
  email: string;
  phone: string;
}

/**
 * How an application stores its contacts: the first one's name and e-mail have their own columns, as in the
 * specification.
 */
export interface StoredContacts {
  contactName: string;
  contactEmail: string;
  contacts: readonly Contact[];
}

const isSomebody = ({ name, role, email, phone }: Contact) => [name, role, email, phone].some(Boolean);

/** All contacts in order, including a first one of whom only the two columns are known. */
export function contactsOf({ contactName, contactEmail, contacts }: StoredContacts): Contact[] {
  const [first, ...others] = contacts;
  const role = first?.role ?? "";
  const phone = first?.phone ?? "";
  return [{ name: contactName, role, email: contactEmail, phone }, ...others].filter(isSomebody);
}

/** The reverse: the stored form of a list of contacts. */
export function storedContacts(list: readonly Contact[]): StoredContacts {
  const contacts = list.filter(isSomebody);
  return { contactName: contacts[0]?.name ?? "", contactEmail: contacts[0]?.email ?? "", contacts };
}
