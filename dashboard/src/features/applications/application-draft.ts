import * as z from "zod/mini";
import { applicationStatuses } from "#shared/domain/applications/status.ts";
import { readValue, writeText, writeValue } from "../../platform/browser-storage.ts";
import { type ApplicationFields, emptyApplication } from "./application-form-rules.ts";

const text = z.catch(z.string(), "");

/** What is typed in the Add dialog: survives closing it and a reload, belongs to the tab. */
const draft = z.object({
  jobTitle: text,
  company: text,
  location: text,
  salary: text,
  status: z.catch(z.enum(applicationStatuses), emptyApplication.status),
  jobUrl: text,
  jobDescription: text,
  notes: text,
  contactName: text,
  contactEmail: text,
  followUpDate: text,
  interviewDate: text,
});

const key = "kelpie_application";

export function readApplicationDraft(): ApplicationFields {
  return readValue("session", key, draft) ?? emptyApplication;
}

export function keepApplicationDraft(fields: ApplicationFields): void {
  writeValue("session", key, fields);
}

export function forgetApplicationDraft(): void {
  writeText("session", key, null);
}
