import * as z from "zod/mini";
import { type postJobBody, postJobBody as schema } from "#shared/contract/posting-fields.ts";
import { splitSkills } from "#shared/domain/jobs/job-posting.ts";
import { readSalary } from "#shared/domain/money.ts";
import { readValue, writeText, writeValue } from "../../../platform/browser/browser-storage.ts";
import { type Errors, errorsOf } from "../../../platform/forms/form-errors.ts";
import { postingTexts as texts } from "./posting-texts.ts";

/** The specification's ten controls and three of D-61, as they are typed. */
export interface PostingFields {
  title: string;
  company: string;
  location: string;
  jobType: string;
  experience: string;
  salaryMin: string;
  salaryMax: string;
  payPeriod: string;
  workplace: string;
  apply: string;
  description: string;
  skills: string;
  contactEmail: string;
}

export const emptyPosting: PostingFields = {
  title: "",
  company: "",
  location: "",
  jobType: "",
  experience: "",
  salaryMin: "",
  salaryMax: "",
  payPeriod: "year",
  workplace: "",
  apply: "",
  description: "",
  skills: "",
  contactEmail: "",
};

/** '32.50': dollars and cents of an hour or a day; what is no number counts as 0. */
function readCents(typed: string): number {
  const amount = Number.parseFloat(typed.replace(/[$,\s]/g, ""));
  return Number.isFinite(amount) && amount > 0 ? Math.round(amount * 100) / 100 : 0;
}

/** What is sent: a year's pay as whole dollars, an hour's and a day's with cents, skills as a list. */
export function postingBody(fields: PostingFields): z.input<typeof postJobBody> {
  const read = fields.payPeriod === "year" ? readSalary : readCents;
  return {
    ...fields,
    salaryMin: read(fields.salaryMin),
    salaryMax: read(fields.salaryMax),
    skills: splitSkills(fields.skills),
  } as z.input<typeof postJobBody>;
}

/** The contract's own sentences. The e-mail is left to the browser's check and to the server. */
export function postingErrors(fields: PostingFields): Errors<PostingFields> {
  const { contactEmail: _, ...faults } = errorsOf<PostingFields>(schema.safeParse(postingBody(fields)));
  // Through the API a posting may come without: then its private link asks for it (D-61).
  return fields.apply.trim() === "" ? { ...faults, apply: texts.noWay } : faults;
}

type Posting = {
  [Name in keyof PostingFields]: Name extends "skills"
    ? readonly string[]
    : Name extends "salaryMin" | "salaryMax"
      ? number
      : string;
};

/** A posting as its form shows it, and nothing else of it. */
export function fieldsOf(posting: Posting): PostingFields {
  const { title, company, location, jobType, experience, description, contactEmail } = posting;
  const { payPeriod, workplace, apply } = posting;
  const cents = (dollars: number) => (Number.isInteger(dollars) ? String(dollars) : dollars.toFixed(2));
  const amount = (dollars: number) => (dollars > 0 ? cents(dollars) : "");
  return {
    ...{ title, company, location, jobType, experience, description, contactEmail },
    ...{ payPeriod, workplace, apply },
    salaryMin: amount(posting.salaryMin),
    salaryMax: amount(posting.salaryMax),
    skills: posting.skills.join(", "),
  };
}

const draftKey = "kelpie_posting";
const text = z._default(z.string(), "");
const draft = z.object({
  ...{ title: text, company: text, location: text, jobType: text, experience: text },
  ...{ salaryMin: text, salaryMax: text, description: text, skills: text, contactEmail: text },
  ...{ payPeriod: z._default(z.string(), "year"), workplace: text, apply: text },
});

/** What was typed in this tab and not posted. */
export function readPostingDraft(): PostingFields {
  return readValue("session", draftKey, draft) ?? emptyPosting;
}

export function savePostingDraft(fields: PostingFields | null): void {
  if (fields) writeValue("session", draftKey, fields);
  else writeText("session", draftKey, null);
}
