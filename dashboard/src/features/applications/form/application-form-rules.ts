import type { z } from "zod/mini";
import { createApplicationBody } from "#shared/contract/applications/applications.ts";
import { eachLineField, type LineFieldName } from "#shared/domain/applications/line-fields.ts";
import { type ApplicationStatus, sentStatus } from "#shared/domain/applications/status.ts";

export interface ApplicationFields extends Record<LineFieldName, string> {
  jobTitle: string;
  company: string;
  status: ApplicationStatus;
  jobUrl: string;
  jobDescription: string;
  notes: string;
  contactName: string;
  contactEmail: string;
  followUpDate: string;
  interviewDate: string;
}

/** New applications default to applied. decision: D-13. */
export const emptyApplication: ApplicationFields = {
  jobTitle: "",
  company: "",
  ...eachLineField(() => ""),
  status: sentStatus,
  jobUrl: "",
  jobDescription: "",
  notes: "",
  contactName: "",
  contactEmail: "",
  followUpDate: "",
  interviewDate: "",
};

export type ApplicationErrors = Partial<Record<keyof ApplicationFields, string>>;

/** The body to send, or what is wrong by field, in the contract's own words. */
export function readApplicationForm(
  fields: ApplicationFields,
): { body: z.input<typeof createApplicationBody> } | { faults: ApplicationErrors } {
  const body = {
    ...fields,
    followUpDate: fields.followUpDate || null,
    interviewDate: fields.interviewDate || null,
  };
  const parsed = createApplicationBody.safeParse(body);
  if (parsed.success) return { body };
  const faults: ApplicationErrors = {};
  for (const issue of parsed.error.issues) {
    const name = Object.keys(fields).find((field) => field === issue.path[0]);
    if (name) faults[name as keyof ApplicationFields] ??= issue.message;
  }
  return { faults };
}
