/** What a control of an application form may ask for, with the names of the test data. */
export const AUTOFILL_FIELDS = [
  "first_name",
  "last_name",
  "middle_name",
  "full_name",
  "preferred_name",
  "email",
  "email_confirm",
  "phone",
  "phone_other",
  "location",
  "address",
  "city",
  "state",
  "postcode",
  "country",
  "country_of_residence",
  "linkedin",
  "website",
  "website_other",
  "github",
  "twitter",
  "headline",
  "summary",
  "current_company",
  "work_title",
  "work_company",
  "work_location",
  "skills",
  "resume_file",
  "cover_letter_file",
  "cover_letter_text",
  "photo_file",
  "other_file",
  "additional_information",
  "work_rights",
  "nationality",
  "salary_expectation",
  "start_date",
  "birth_date",
  "salutation",
  "referral_source",
] as const;

/** Contact details. The same labels also occur in sections about other people and companies. */
export const CONTACT_FIELDS = [
  "email",
  "email_confirm",
  "phone",
  "phone_other",
  "address",
  "postcode",
] as const satisfies readonly AutofillField[];

export type AutofillField = (typeof AUTOFILL_FIELDS)[number];

/** `other`: a question with no field in the profile; `do_not_fill`: never filled, whatever the answer bank contains. */
export type ControlMeaning = AutofillField | "other" | "do_not_fill";

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

/** The field of the page's `autocomplete` attribute; undefined if it names none that we know. */
export function fieldOfAutocomplete(autocomplete: string): AutofillField | undefined {
  const last = autocomplete.trim().toLowerCase().split(/\s+/).at(-1) ?? "";
  return FIELDS[last];
}

/** True for the number of an emergency contact or a company, by the sections of HTML's `autocomplete`. */
export function isForeignAutocomplete(autocomplete: string): boolean {
  return /^(?:cc-|new-password|current-password|one-time-code|username)/.test(
    autocomplete.trim().toLowerCase(),
  );
}
