import { monthNames } from "#shared/domain/dates.ts";
import type {
  Certificate,
  EducationEntry,
  Referee,
  ResumeModel,
  WorkEntry,
} from "#shared/domain/resumes/resume-model.ts";
import { degreeWords } from "./degree-words.ts";
import type { HistoryField, HistoryKind } from "./history-words.ts";

/** A value of an entry: words (the most certain first), lines, a date (YYYY or YYYY-MM), or yes and no. */
export type HistoryValue = { words: string[] } | { lines: string[] } | { date: string } | { isYes: boolean };

/** One job, course, licence or referee of a resume. */
export type HistoryItem = {
  title: string;
  /** Place and dates, for display. */
  detail: string;
  values: Partial<Record<HistoryField, HistoryValue>>;
};

/** A licence number is not the licence's name, and is not copied. */
const LONG_NUMBER = /\d{5}/;
const PHONE = /\+?\d[\d ()-]{7,16}\d/;

function monthText(date: string): string {
  const [year = "", month] = date.split("-");
  return month === undefined ? year : `${monthNames[Number(month) - 1] ?? ""} ${year}`;
}

function spanText(start: string | undefined, end: string | undefined): string {
  const last = end === "present" ? "now" : end && monthText(end);
  return [start && monthText(start), last].filter(Boolean).join(" to ");
}

function detailOf(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(", ");
}

function words(...texts: (string | undefined)[]): { words: string[] } | undefined {
  const said = texts.filter((text): text is string => text !== undefined && text !== "");
  return said.length === 0 ? undefined : { words: said };
}

function date(text: string | undefined): { date: string } | undefined {
  return text === undefined || text === "present" ? undefined : { date: text };
}

function known(values: Partial<Record<HistoryField, HistoryValue | undefined>>): HistoryItem["values"] {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function workItem(entry: WorkEntry): HistoryItem | undefined {
  const { name, position, location, startDate, endDate, highlights } = entry;
  if (!name || !position) return undefined;
  return {
    title: position,
    detail: detailOf(name, spanText(startDate, endDate)),
    values: known({
      title: words(position),
      company: words(name),
      location: words(location),
      start: date(startDate),
      end: date(endDate),
      // Without an end date it is unknown whether it is current.
      current: endDate === undefined ? undefined : { isYes: endDate === "present" },
      description: highlights.length === 0 ? undefined : { lines: highlights },
    }),
  };
}

function educationItem(entry: EducationEntry): HistoryItem | undefined {
  const { institution, studyType, area, startDate, endDate } = entry;
  if (!institution || !(studyType || area)) return undefined;
  return {
    title: studyType ?? area ?? "",
    detail: detailOf(institution, spanText(startDate, endDate)),
    values: known({
      school: words(institution),
      degree: studyType ? { words: [studyType, ...degreeWords(studyType)] } : undefined,
      area: words(area),
      start: date(startDate),
      end: date(endDate),
    }),
  };
}

function licenceItem({ name, issuer, date: issued, expires }: Certificate): HistoryItem | undefined {
  if (LONG_NUMBER.test(name)) return undefined;
  return {
    title: name,
    detail: detailOf(issuer, issued && monthText(issued), expires && `expires ${monthText(expires)}`),
    values: known({ name: words(name), issuer: words(issuer), start: date(issued), end: date(expires) }),
  };
}

function refereeItem({ name, position, contact = "" }: Referee): HistoryItem | undefined {
  const email = contact.split(/[\s,;|]/).find((one) => one.includes("@"));
  const phone = PHONE.exec(contact)?.[0];
  if (email === undefined && phone === undefined) return undefined;
  return {
    title: name,
    detail: detailOf(position, contact),
    values: known({ name: words(name), title: words(position), email: words(email), phone: words(phone) }),
  };
}

/**
 * The entries of one kind that a resume states clearly, in its order; an entry with only half of its names is left
 * out.
 */
export function historyItems(model: ResumeModel, kind: HistoryKind): HistoryItem[] {
  const items = {
    work: () => model.work.map(workItem),
    education: () => model.education.map(educationItem),
    licences: () => model.certificates.map(licenceItem),
    referees: () => model.referees.map(refereeItem),
  }[kind]();
  return items.filter((item) => item !== undefined);
}
