import { agoText, calendarDay, daysBetween, plainDay } from "#shared/domain/dates.ts";
import { boardName } from "#shared/domain/jobs/job-sites.ts";
import { counted, countWords, isCut } from "#shared/domain/text.ts";
import type { CaptureField, FieldName } from "#shared/job-ad/capture.ts";
import type { PageRead } from "../../platform/page/read-page.ts";
import type { Draft } from "../../platform/storage.ts";

/** The fields a person may correct before saving. */
export const editableFields = ["title", "company", "location", "salary"] as const;
export type EditableField = (typeof editableFields)[number];

export interface AdField {
  /** "" if neither the page nor the person gives it. */
  value: string;
  /** True if the page's value is uncertain, so that the person should check it. */
  isUnsure: boolean;
}

/** The ad as the panel shows it: the page's values with the person's corrections. */
export interface JobAd {
  /** Identifies the ad in drafts and caches. */
  key: string;
  identityKey: string | null;
  url: string;
  source: string;
  fields: Record<EditableField, AdField>;
  jobType: string;
  posted: string;
  closes: string;
  /** The last day to apply according to the site, `YYYY-MM-DD`. */
  closingDate: string | undefined;
  /** On site, hybrid or remote, in the ad's own word. */
  workplace: string;
  text: string;
  words: number;
  isClosed: boolean;
  /** True if the page shows the complete ad, so that a short one is not just cut off. */
  isWhole: boolean;
}

/** Below this the person is asked to check (0.9 and more is right 98 times in 100). */
const sureFrom = 0.7;

/** @param draft what the person typed about this ad. */
export function jobAdOf(page: PageRead, draft: Draft | undefined): JobAd {
  const { capture } = page;
  const text = draft?.adText?.trim() || (capture.description?.text ?? "");
  const field = (name: EditableField) => adField(capture.fields[name], draft?.[name]);
  return {
    key: adKey(page),
    identityKey: capture.identityKey,
    url: capture.canonicalUrl ?? page.url,
    source: sourceName(capture.board, page.url),
    fields: {
      title: field("title"),
      company: field("company"),
      location: field("location"),
      salary: field("salary"),
    },
    jobType: sureText(capture.fields, "jobType"),
    posted: postedText(capture.fields, capture.capturedAt),
    closingDate: capture.fields.closingDate.value ?? undefined,
    closes: closesText(capture.fields, capture.capturedAt),
    workplace: sureText(capture.fields, "workplace"),
    text,
    words: countWords(text),
    isClosed: capture.closed,
    isWhole: draft?.adText === undefined && isWholeAd(capture),
  };
}

function isWholeAd({ isAd, description, warnings }: PageRead["capture"]): boolean {
  return isAd && description !== null && !warnings.includes("truncated") && !isCut(description.text);
}

/** One ad has one draft, whichever of its addresses it was opened by. */
export function adKey(page: PageRead): string {
  return page.capture.identityKey ?? `page:${page.url}`;
}

function adField(read: CaptureField, typed: string | undefined): AdField {
  if (typed !== undefined) return { value: typed, isUnsure: false };
  return { value: read.value ?? "", isUnsure: read.value !== null && read.confidence < sureFrom };
}

type Fields = PageRead["capture"]["fields"];

function sureText(fields: Fields, name: FieldName): string {
  const { value, confidence } = fields[name];
  return value !== null && confidence >= sureFrom ? value : "";
}

/** Relative to the time of capture, so that a panel that is left open does not change its text. */
function postedText({ postedDate }: Fields, capturedAt: string): string {
  return postedDate.value === null ? "" : `Posted ${agoText(`${postedDate.value}T00:00:00`, capturedAt)}`;
}

/** With the days left, counted from the time of capture. */
function closesText({ closingDate: { value: day } }: Fields, capturedAt: string): string {
  if (day === null) return "";
  const left = daysBetween(calendarDay(new Date(capturedAt)), day);
  if (left < 0) return `Closed on ${plainDay(day)}`;
  return left === 0 ? "Closes today" : `Closes ${plainDay(day)}, ${counted(left, "day")} left`;
}

/** The board's own name, else the site's. */
export function sourceName(board: string | null, url: string): string {
  return boardName(board) ?? (URL.canParse(url) ? new URL(url).host.replace(/^www\./, "") : "");
}
