import type { AutofillField } from "./fields.ts";

/** What the page's side is told to do with one control, found again by its `ref`. */
export type FillAction =
  | { kind: "text"; text: string }
  | { kind: "options"; indexes: number[] }
  /** One option of a list that the page opens: the only one that says one of these, the surest first. */
  | { kind: "pick"; wanted: string[] }
  | { kind: "file"; document: AutofillDocument };

/** The documents that may be attached; the panel turns them into files when the person presses the button. */
export type AutofillDocument = "resume" | "cover-letter" | "photo" | "other";

export type FillSource = "profile" | "documents" | "answers" | "resume";

export type FillItem = {
  ref: number;
  field: AutofillField | "other";
  /** What the form asks, in its own words. */
  asked: string;
  /** What the person is shown as the value. */
  shown: string;
  action: FillAction;
  source: FillSource;
  isKnockOut: boolean;
  /**
   * True for a saved answer to a similar question and for sensitive data: it is filled only after the person ticks
   * it.
   */
  needsConsent: boolean;
  /** A birth date and its like: written only once the person has ticked it for this form. */
  isSensitive: boolean;
  /** The page opens a list below the written words; the person picks from it. */
  needsPick: boolean;
};

export type LeftReason =
  | "no_answer"
  | "not_in_profile"
  | "no_document"
  | "does_not_fit"
  | "has_value"
  /** It follows another question, whose answer does not ask for it or is not known. */
  | "follows";

export type LeftItem = {
  ref: number;
  field: AutofillField | "other";
  asked: string;
  reason: LeftReason;
  isKnockOut: boolean;
  isRequired: boolean;
};

/** Everything a form asks, as what would be filled and what stays with the person; nothing else is touched. */
export type FillPlan = { fill: FillItem[]; left: LeftItem[] };
