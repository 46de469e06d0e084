import type { AutofillField } from "./fields.ts";

/** What the page's script does with one control, which is identified by its `ref`. */
export type FillAction =
  | { kind: "text"; text: string }
  | { kind: "options"; indexes: number[] }
  /**
   * Picks an option from a list that the page opens: the only one that matches one of these, the most certain first.
   */
  | { kind: "pick"; wanted: string[] }
  | { kind: "file"; document: AutofillDocument };

/** Documents that may be attached; the panel makes files of them when the person presses the button. */
export type AutofillDocument = "resume" | "cover-letter" | "photo" | "other";

export type FillSource = "profile" | "documents" | "answers" | "resume";

export type FillItem = {
  ref: number;
  field: AutofillField | "other";
  /** The form's own words for the question. */
  asked: string;
  /** The value that the person is shown. */
  shown: string;
  action: FillAction;
  source: FillSource;
  isKnockOut: boolean;
  /**
   * True for a saved answer to a similar question and for sensitive data: it is filled only after the person ticks
   * it.
   */
  needsConsent: boolean;
  /** A birth date or similar data: written only once the person has ticked it for this form. */
  isSensitive: boolean;
  /** The page opens a list below the written words, from which the person picks. */
  needsPick: boolean;
};

export type LeftReason =
  | "no_answer"
  | "not_in_profile"
  | "no_document"
  | "does_not_fit"
  | "has_value"
  /** It depends on another question, whose answer does not require it or is unknown. */
  | "follows";

export type LeftItem = {
  ref: number;
  field: AutofillField | "other";
  asked: string;
  reason: LeftReason;
  isKnockOut: boolean;
  isRequired: boolean;
};

/** The controls that would be filled, and those left to the person; nothing else is touched. */
export type FillPlan = { fill: FillItem[]; left: LeftItem[] };
