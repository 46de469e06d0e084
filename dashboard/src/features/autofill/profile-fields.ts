import { stateCodes } from "#shared/domain/australia.ts";
import { COUNTRY_CODES, countryName } from "#shared/domain/autofill/countries.ts";
import {
  type ProfileLine,
  WORK_RIGHT_STATUS_LABELS,
  WORK_RIGHT_STATUSES,
} from "#shared/domain/autofill/profile.ts";

type Choice = { value: string; label: string };

export type ProfileField = {
  line: ProfileLine;
  label: string;
  type?: "email" | "tel" | "url" | "date" | "long";
  autoComplete?: string;
  hint?: string;
  choices?: readonly Choice[];
  /** Takes the whole row. */
  isWide?: boolean;
};

export type ProfilePart = { title: string; text: string; fields: readonly ProfileField[] };

/** Countries by their English name, Australia first. */
export const countryChoices: readonly Choice[] = COUNTRY_CODES.map((value) => ({
  value,
  label: countryName(value),
})).sort((one, other) =>
  one.value === "AU" || other.value === "AU"
    ? Number(other.value === "AU") - Number(one.value === "AU")
    : one.label.localeCompare(other.label),
);

export const workRightChoices = WORK_RIGHT_STATUSES.map((value) => ({
  value,
  label: WORK_RIGHT_STATUS_LABELS[value],
}));

const salutations = ["Mr", "Ms", "Mrs", "Miss", "Mx", "Dr"].map((value) => ({ value, label: value }));
const states = stateCodes.map((value) => ({
  value,
  label: value,
}));

const url = { type: "url", autoComplete: "url" } as const;

/** The parts of the profile that are single lines, in the order in which forms ask. */
export const profileParts: readonly ProfilePart[] = [
  {
    title: "Name and contact",
    text: "The way you want them on applications.",
    fields: [
      { line: "salutation", label: "Title", choices: salutations },
      { line: "preferredName", label: "Preferred name", autoComplete: "nickname" },
      { line: "firstName", label: "First name", autoComplete: "given-name" },
      { line: "lastName", label: "Last name", autoComplete: "family-name" },
      { line: "middleName", label: "Middle name", autoComplete: "additional-name" },
      { line: "email", label: "Email", type: "email", autoComplete: "email" },
      { line: "phone", label: "Phone", type: "tel", autoComplete: "tel" },
      { line: "otherPhone", label: "Other phone", type: "tel" },
    ],
  },
  {
    title: "Address",
    text: "Forms that ask for one line get suburb, state and postcode.",
    fields: [
      { line: "street", label: "Street address", autoComplete: "address-line1", isWide: true },
      { line: "suburb", label: "Suburb", autoComplete: "address-level2" },
      { line: "state", label: "State", choices: states },
      { line: "postcode", label: "Postcode", autoComplete: "postal-code" },
      { line: "country", label: "Country", choices: countryChoices },
      { line: "nationality", label: "Nationality", choices: countryChoices },
      {
        line: "birthDate",
        label: "Date of birth",
        type: "date",
        autoComplete: "bday",
        hint: "Used only where a form asks for it.",
      },
    ],
  },
  {
    title: "Links",
    text: "Whole addresses, starting with https.",
    fields: [
      { line: "linkedin", label: "LinkedIn", ...url },
      { line: "github", label: "GitHub", ...url },
      { line: "website", label: "Website or portfolio", ...url },
      { line: "otherWebsite", label: "Other website", ...url },
      { line: "twitter", label: "X (Twitter)", ...url },
    ],
  },
  {
    title: "About your work",
    text: "For forms that ask besides your resume.",
    fields: [
      { line: "currentTitle", label: "Current job title", autoComplete: "organization-title" },
      { line: "currentCompany", label: "Current employer", autoComplete: "organization" },
      { line: "headline", label: "Headline", isWide: true },
      { line: "skills", label: "Skills", isWide: true },
      { line: "summary", label: "Summary", type: "long", isWide: true },
      {
        line: "additionalInformation",
        label: "Anything else employers should know",
        type: "long",
        isWide: true,
      },
    ],
  },
];
