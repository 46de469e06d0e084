import type {
  Certificate,
  EducationEntry,
  Referee,
  ResumeBasics,
  ResumeModel,
  WorkEntry,
} from "#shared/domain/resumes/resume-model.ts";
import { withOwnLines } from "../document/resume-text.ts";
import { type FieldError, FieldReader } from "./field-reader.ts";

/** The object without its undefined fields: absent is absent. */
function present<T extends object>(fields: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}

/** Where a document does not say, a role with a start and no end goes on, as the standard's tools show it. */
function endOf(entry: FieldReader, startDate: string | undefined): string | undefined {
  const end = entry.date("endDate");
  const current = entry.flag("current") ?? startDate !== undefined;
  return end ?? (current ? "present" : undefined);
}

function readBasics(basics: FieldReader | undefined, meta: FieldReader | undefined): ResumeBasics {
  const place = basics?.object("location");
  const town = [place?.text("city"), place?.text("region"), place?.text("postalCode")];
  const spelt = town.filter((part) => part !== undefined).join(" ");
  const links = basics?.objects("profiles").flatMap((profile) => profile.text("url") ?? []) ?? [];
  const own = basics?.text("url");
  return present<ResumeBasics>({
    name: basics?.text("name"),
    label: basics?.text("label"),
    email: basics?.text("email"),
    phone: basics?.text("phone"),
    location: place?.text("address") ?? (spelt === "" ? undefined : spelt),
    profiles: [...new Set(own === undefined ? links : [own, ...links])],
    summary: basics?.text("summary"),
    workRights: meta?.text("workRights"),
  });
}

function readWork(entry: FieldReader): WorkEntry {
  const startDate = entry.date("startDate");
  return present<WorkEntry>({
    name: entry.text("name") ?? entry.text("company"),
    position: entry.text("position"),
    location: entry.text("location"),
    startDate,
    endDate: endOf(entry, startDate),
    highlights: entry.texts("highlights"),
    lines: [],
  });
}

function readEducation(entry: FieldReader): EducationEntry {
  return present<EducationEntry>({
    institution: entry.text("institution"),
    area: entry.text("area"),
    studyType: entry.text("studyType"),
    startDate: entry.date("startDate"),
    endDate: entry.date("endDate") ?? (entry.flag("current") === true ? "present" : undefined),
    inProgress: entry.flag("inProgress"),
    lines: [],
  });
}

function readCertificate(entry: FieldReader): Certificate[] {
  const name = entry.text("name");
  if (name === undefined) return [];
  const issuer = entry.text("issuer");
  const dates = { date: entry.date("date"), expires: entry.date("expires") };
  return [present<Certificate>({ name, issuer, ...dates, lines: [] })];
}

function readReferee(entry: FieldReader): Referee[] {
  const name = entry.text("name");
  if (name === undefined) return [];
  return [
    present<Referee>({ name, position: entry.text("position"), contact: entry.text("contact"), lines: [] }),
  ];
}

/** The model of a JSON Resume, or what is wrong with it. */
export type JsonResumeRead = { model: ResumeModel } | { errors: FieldError[] };

/**
 * Checks and reads a JSON Resume from outside. Unknown fields are left out, null counts as absent, a value of
 * the wrong kind is an error. The model gets the lines of its own text, so that every value has its place.
 */
export function fromJsonResume(value: unknown): JsonResumeRead {
  const errors: FieldError[] = [];
  const root = new FieldReader(value, "resume", errors);
  const model: ResumeModel = {
    basics: readBasics(root.object("basics"), root.object("meta")),
    work: root.objects("work").map(readWork),
    education: root.objects("education").map(readEducation),
    skills: root
      .objects("skills")
      .map((group) =>
        present({ name: group.text("name"), keywords: group.texts("keywords"), lines: [] as number[] }),
      ),
    certificates: root.objects("certificates").flatMap(readCertificate),
    referees: root.objects("references").flatMap(readReferee),
    meta: { lines: [], unknownHeadings: [], mixedDates: false },
  };
  return errors.length > 0 ? { errors } : { model: withOwnLines(model) };
}
