/** Somebody to speak to about an application. */
export interface Contact {
  name: string;
  role: string;
  email: string;
  phone: string;
}

/** How an application keeps its contacts: the first one's name and e-mail have columns of their own, as the specification has them. */
export interface StoredContacts {
  contactName: string;
  contactEmail: string;
  contacts: readonly Contact[];
}

const isSomebody = ({ name, role, email, phone }: Contact) => [name, role, email, phone].some(Boolean);

/** All contacts in order; what only the two fields of the first one say counts too. */
export function contactsOf({ contactName, contactEmail, contacts }: StoredContacts): Contact[] {
  const [first, ...others] = contacts;
  const role = first?.role ?? "";
  const phone = first?.phone ?? "";
  return [{ name: contactName, role, email: contactEmail, phone }, ...others].filter(isSomebody);
}

/** The other way round: what is stored for a list of contacts. */
export function storedContacts(list: readonly Contact[]): StoredContacts {
  const contacts = list.filter(isSomebody);
  return { contactName: contacts[0]?.name ?? "", contactEmail: contacts[0]?.email ?? "", contacts };
}
