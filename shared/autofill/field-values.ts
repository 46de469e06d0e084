import { stateName } from "#shared/domain/australia.ts";
import { countryName, countrySpellings, nationalitySpellings } from "../domain/autofill/countries.ts";
import type { Profile } from "../domain/autofill/profile.ts";
import type { AutofillField } from "./fields.ts";

/** A profile's answer to a field: the text to write, and the words to look for among options. */
export type FieldValue = { text: string; wanted: string[] };

export type JobContext = {
  /** Two letters; null if the ad does not say where the job is. */
  country: string | null;
  /** The name of the site where the person found the ad ("SEEK"). */
  source: string | null;
  /** The letter written for this job, as plain text. */
  letter: string | null;
  documents: Partial<Record<"resume" | "cover-letter" | "photo" | "other", string>>;
  /** ISO day. */
  today: string;
};

const SALUTATIONS: Readonly<Record<string, readonly string[]>> = {
  mr: ["Mr", "Herr", "Monsieur", "M"],
  ms: ["Ms", "Frau", "Madame", "Mme"],
  mrs: ["Mrs", "Ms", "Frau", "Madame", "Mme"],
  miss: ["Miss", "Ms", "Frau", "Madame", "Mme"],
};

const LINES: Partial<Record<AutofillField, (profile: Profile) => string>> = {
  first_name: ({ firstName }) => firstName,
  last_name: ({ lastName }) => lastName,
  middle_name: ({ middleName }) => middleName,
  full_name: ({ firstName, lastName }) => [firstName, lastName].filter((part) => part !== "").join(" "),
  preferred_name: ({ preferredName, firstName }) => preferredName || firstName,
  email: ({ email }) => email,
  email_confirm: ({ email }) => email,
  phone: ({ phone }) => phone,
  phone_other: ({ otherPhone }) => otherPhone,
  address: ({ street }) => street,
  city: ({ suburb }) => suburb,
  postcode: ({ postcode }) => postcode,
  linkedin: ({ linkedin }) => linkedin,
  website: ({ website }) => website,
  website_other: ({ otherWebsite }) => otherWebsite,
  github: ({ github }) => github,
  twitter: ({ twitter }) => twitter,
  headline: ({ headline }) => headline,
  summary: ({ summary }) => summary,
  current_company: ({ currentCompany }) => currentCompany,
  work_company: ({ currentCompany }) => currentCompany,
  work_title: ({ currentTitle }) => currentTitle,
  skills: ({ skills }) => skills,
  additional_information: ({ additionalInformation }) => additionalInformation,
};

/** 'Brunswick VIC 3056', with the country if it is not Australia. */
export function placeText({ suburb, state, postcode, country }: Profile): string {
  const place = [suburb, state, postcode].filter((part) => part !== "").join(" ");
  const abroad = country === "" || country === "AU" ? "" : countryName(country);
  return [place, abroad].filter((part) => part !== "").join(", ");
}

function choices(text: string, wanted: readonly string[]): FieldValue | undefined {
  return text === "" ? undefined : { text, wanted: [text, ...wanted] };
}

/** The answer to a field from the profile alone; undefined if it has none. */
export function profileValue(
  field: AutofillField,
  profile: Profile,
  job: JobContext,
): FieldValue | undefined {
  const line = LINES[field];
  if (line !== undefined) return choices(line(profile), []);
  switch (field) {
    case "state":
      return choices(profile.state, [stateName(profile.state.toUpperCase())]);
    case "country":
    case "country_of_residence":
      return choices(countryName(profile.country), countrySpellings(profile.country));
    case "nationality":
      return choices(countryName(profile.nationality), nationalitySpellings(profile.nationality));
    case "location":
    case "work_location":
      return choices(placeText(profile), [profile.suburb]);
    case "salutation":
      return choices(profile.salutation, SALUTATIONS[profile.salutation.toLowerCase()] ?? []);
    case "referral_source":
      return job.source === null ? undefined : choices(job.source, SOURCES);
    case "cover_letter_text":
      return choices(job.letter ?? "", []);
    default:
      return undefined;
  }
}

/** Options for an ad found on a job site that the form does not list. */
const SOURCES = [
  "Job board",
  "Online job board",
  "Internet job board",
  "Job site",
  "Job website",
  "Jobportal",
  "Stellenportal",
  "Jobplattform",
  "Online-Stellenportal",
  "Site d'emploi",
  "Internet",
  "Website",
];
