/** What the injected function returns from the page. HTML is cut at 5 MB. */
export type PageSnapshot = {
  /** Address of the page; "" if unknown (a saved page). */
  url: string;
  title: string;
  lang: string;
  html: string;
  /** Same-origin frames with their HTML, others with their address only. */
  frames: readonly { src: string; html: string | null }[];
  selection: { text: string; html: string } | null;
  hints?: { headings: readonly { level: number; text: string; visible: boolean }[] };
  truncated: boolean;
  /** Of the document: "application/pdf" if the browser shows a file. Absent for a saved page. */
  contentType?: string;
};

/** `pane` = a search page with one ad open next to the list. Only `ad` and `pane` contain one ad. */
export type PageKind = "ad" | "pane" | "form" | "confirmation" | "search" | "wall" | "other";

export const FIELD_NAMES = [
  "title",
  "company",
  "location",
  "salary",
  "jobType",
  "workplace",
  "postedText",
  "postedDate",
  "closingDate",
] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/** One field of the ad. Confidence is 0 to 1; below 0.5 the value is null and the panel asks. */
export type CaptureField = {
  value: string | null;
  confidence: number;
  /** The reader that gave the value ("linkedin", "json-ld", "labels", ...); "" if none did. */
  reader: string;
  /** Where it was found: a selector, a label, a pattern. Never text of the page. */
  evidence: string;
  /** Other values that readers found, if they disagree on title or company. */
  choices: readonly string[];
};

/** Plain text: bullets as "- ", a blank line between blocks, at most 100 KB. */
export type CaptureDescription = { text: string; words: number; confidence: number; reader: string };

/** Warnings that the panel shows the user before saving. */
export type CaptureWarning =
  | "closed"
  | "truncated"
  | "stale-data-ignored"
  | "title-unsure"
  | "company-unsure"
  | "no-description"
  | "short-description"
  | "link-only"
  | "ad-in-frame";

/** One reading of one page: its kind, the job, and every field with its source. */
export type Capture = {
  kind: PageKind;
  isAd: boolean;
  board: string | null;
  externalId: string | null;
  identityKey: string | null;
  canonicalUrl: string | null;
  fields: Record<FieldName, CaptureField>;
  description: CaptureDescription | null;
  closed: boolean;
  warnings: readonly CaptureWarning[];
  /** ISO timestamp, given by the caller. */
  capturedAt: string;
  extractorVersion: string;
};
