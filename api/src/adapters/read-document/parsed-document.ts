import type { DocumentFlag } from "#shared/domain/resumes/document-facts.ts";

/** Why the parser's process refuses a file; a share of the faults of document-error.ts. */
export const parseFaults = [
  "empty",
  "no_text",
  "password_protected",
  "corrupt",
  "too_long",
  "too_large",
  "mismatch",
] as const;
export type ParseFaultReason = (typeof parseFaults)[number];

export class ParseFault extends Error {
  readonly reason: ParseFaultReason;

  constructor(reason: ParseFaultReason) {
    super(reason);
    this.name = "ParseFault";
    this.reason = reason;
  }
}

/** What a parser gives before the text is normalised. */
export interface ParsedDocument {
  text: string;
  /** Absent where the format has no pages. */
  pages?: number;
  flags: DocumentFlag[];
  /** Lines a reader cannot see. */
  hidden: string[];
}
