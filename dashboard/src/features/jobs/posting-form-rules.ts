import * as z from "zod/mini";
import { type postJobBody, postJobBody as schema } from "#shared/contract/jobs.ts";
import { splitSkills } from "#shared/domain/jobs/job-posting.ts";
import { readSalary } from "#shared/domain/money.ts";
import { readValue, writeText, writeValue } from "../../platform/browser-storage.ts";
import { type Faults, faultsOf } from "../../platform/form-faults.ts";

/** The ten controls as they are typed. */
export interface PostingFields {
  title: string;
  company: string;
  location: string;
  jobType: string;
  experience: string;
  salaryMin: string;
  salaryMax: string;
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
  description: "",
  skills: "",
  contactEmail: "",
};

/** What is sent: salaries as whole dollars, skills as a list. */
export function postingBody(fields: PostingFields): z.input<typeof postJobBody> {
  return {
    ...fields,
    salaryMin: readSalary(fields.salaryMin),
    salaryMax: readSalary(fields.salaryMax),
    skills: splitSkills(fields.skills),
  } as z.input<typeof postJobBody>;
}

/** The contract's own sentences. The e-mail is left to the browser's check and to the server. */
export function postingFaults(fields: PostingFields): Faults<PostingFields> {
  const { contactEmail: _, ...faults } = faultsOf<PostingFields>(schema.safeParse(postingBody(fields)));
  return faults;
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
  const amount = (dollars: number) => (dollars > 0 ? String(dollars) : "");
  return {
    ...{ title, company, location, jobType, experience, description, contactEmail },
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
});

/** What was typed in this tab and not posted. */
export function readPostingDraft(): PostingFields {
  return readValue("session", draftKey, draft) ?? emptyPosting;
}

export function keepPostingDraft(fields: PostingFields | null): void {
  if (fields) writeValue("session", draftKey, fields);
  else writeText("session", draftKey, null);
}
