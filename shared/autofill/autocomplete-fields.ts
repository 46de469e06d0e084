import type { AutofillField } from "./fields.ts";

const FIELDS: Readonly<Record<string, AutofillField>> = {
  name: "full_name",
  "given-name": "first_name",
  "additional-name": "middle_name",
  "family-name": "last_name",
  nickname: "preferred_name",
  "honorific-prefix": "salutation",
  email: "email",
  tel: "phone",
  "tel-national": "phone",
  "street-address": "address",
  "address-line1": "address",
  "address-level2": "city",
  "address-level1": "state",
  "postal-code": "postcode",
  country: "country",
  "country-name": "country",
  url: "website",
  bday: "birth_date",
  organization: "current_company",
  "organization-title": "work_title",
};

/** What the page's own `autocomplete` says, in HTML's words; undefined when it says nothing of use. */
export function fieldOfAutocomplete(autocomplete: string): AutofillField | undefined {
  const last = autocomplete.trim().toLowerCase().split(/\s+/).at(-1) ?? "";
  return FIELDS[last];
}

/** An emergency contact's or a company's own number, in the words of HTML's sections. */
export function isForeignAutocomplete(autocomplete: string): boolean {
  return /^(?:cc-|new-password|current-password|one-time-code|username)/.test(
    autocomplete.trim().toLowerCase(),
  );
}
