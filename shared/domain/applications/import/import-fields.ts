import { monthNames } from "../../dates.ts";
import { type ApplicationStatus, applicationStatuses, statusFacts } from "../status.ts";

/** Columns of an application in a spreadsheet, in the order of our own export, with their titles there. */
export const importTitles = {
  id: "Id",
  jobTitle: "Job title",
  company: "Company",
  location: "Location",
  salary: "Salary",
  status: "Status",
  matchScore: "Match percent",
  jobUrl: "Link",
  closingDate: "Closing date",
  followUpDate: "Follow-up date",
  interviewDate: "Interview date",
  interviewTime: "Interview time",
  timeZone: "Time zone",
  appliedDate: "Applied",
  createdAt: "Saved",
  contactName: "Contact name",
  contactEmail: "Contact email",
  contacts: "Contacts",
  notes: "Notes",
  jobDescription: "Job description",
  capturedAt: "Ad read",
  identityKey: "Ad identity",
  requirementEdits: "Requirement corrections",
  editedFields: "Edited fields",
} as const;

export type ImportField = keyof typeof importTitles;
export const importFields = Object.keys(importTitles) as [ImportField, ...ImportField[]];

/** What other trackers and people call them, folded as {@link fold} does. */
const otherTitles: Partial<Record<ImportField, readonly string[]>> = {
  jobTitle: ["title", "position", "role", "job", "jobrole", "positiontitle", "jobname"],
  company: ["employer", "companyname", "organisation", "organization"],
  location: ["place", "city", "joblocation", "suburb"],
  salary: ["pay", "salaryrange", "compensation", "rate"],
  status: ["stage", "applicationstatus", "state"],
  jobUrl: ["url", "joburl", "link", "joblink", "website", "posting", "jobposting", "address"],
  closingDate: ["closes", "closingon", "deadline", "applicationdeadline", "duedate", "due"],
  followUpDate: ["followup", "nextstep", "followupon"],
  interviewDate: ["interview", "interviewon"],
  appliedDate: ["applieddate", "dateapplied", "appliedon", "applicationdate", "date"],
  createdAt: ["saveddate", "datesaved", "createdat", "dateadded", "added", "created"],
  contactName: ["contact", "recruiter", "hiringmanager", "contactperson"],
  contactEmail: ["email", "recruiteremail"],
  notes: ["note", "comments", "comment", "remarks"],
  jobDescription: ["description", "ad", "adtext", "jobad"],
};

const fold = (text: string) => text.toLowerCase().replace(/[^a-z]/g, "");

/** What each column of a spreadsheet is, told by its title; each field once, null where the title says nothing. */
export function guessFields(titles: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>();
  const take = (field: ImportField | undefined) => {
    if (field === undefined || taken.has(field)) return null;
    taken.add(field);
    return field;
  };
  return titles.map((title) => {
    const word = fold(title);
    return take(
      importFields.find(
        (field) =>
          word !== "" &&
          (fold(importTitles[field]) === word || fold(field) === word || otherTitles[field]?.includes(word)),
      ),
    );
  });
}

/** The status that a word of any tracker means; null for an unknown one. */
export function statusOfWord(text: string): ApplicationStatus | null {
  const word = fold(text);
  return (
    applicationStatuses.find((one) => one === word || statusFacts[one].otherWords.includes(word)) ?? null
  );
}

const months = monthNames.map((name) => name.toLowerCase());

/**
 * The day that a spreadsheet's date means, `YYYY-MM-DD`: ISO, the Australian day first ("5/3/2024"), or a month in
 * words. null when it is none.
 */
export function dayOfText(text: string): string | null {
  const plain = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(plain);
  if (iso) return realDay(iso[1], iso[2], iso[3]);
  const slashed = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(plain);
  if (slashed) return realDay(slashed[3], slashed[2], slashed[1]);
  const worded =
    /^(?<day>\d{1,2})(?:st|nd|rd|th)?[ -]+(?<month>[A-Za-z]{3,9})\.?,?[ -]+(?<year>\d{4})$/.exec(plain) ??
    /^(?<month>[A-Za-z]{3,9})\.? +(?<day>\d{1,2})(?:st|nd|rd|th)?,? +(?<year>\d{4})$/.exec(plain);
  const { day, month = "", year } = worded?.groups ?? {};
  const at = months.indexOf(month.slice(0, 3).toLowerCase());
  return at >= 0 ? realDay(year, String(at + 1), day) : null;
}

function realDay(year = "", month = "", day = ""): string | null {
  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}
