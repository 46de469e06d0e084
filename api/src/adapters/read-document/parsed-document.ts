import type { DocumentFlag, Recognition } from "#shared/domain/resumes/document-facts.ts";

/** Why the parser's process refuses a file; some of the reasons of DocumentError. */
export const parseErrorReasons = [
  "empty",
  "no_text",
  "password_protected",
  "corrupt",
  "too_long",
  "too_large",
  "mismatch",
] as const;
export type ParseErrorReason = (typeof parseErrorReasons)[number];

export class ParseError extends Error {
  readonly reason: ParseErrorReason;

  constructor(reason: ParseErrorReason) {
    super(reason);
    this.name = "ParseError";
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
  /** Numbers of the pages, from 1, that are pictures without a text layer; their words can be recognised. */
  pictures?: number[];
  recognition?: Recognition;
}

/** Why a document was refused, each with its sentence. decision: D-53. */
const sentences = {
  empty: "This file is empty. Please choose another one.",
  no_text:
    "No words can be made out in this file. If it is a scan, please upload a sharper one, or paste the text.",
  password_protected: "This file is protected by a password. Please remove the password and upload it again.",
  corrupt: "This file is damaged and cannot be read. Please export it again, or paste the text.",
  too_large: "This file unpacks to more than we can read. Please export it again without large pictures.",
  too_long: "This file has more text or pages than a resume can have. Please upload a shorter one.",
  wrong_type: "This is not a PDF, Word (.docx or .doc) or text file. Please upload one of those.",
  pages_file:
    "This is a Pages file, which only Pages can open. In Pages choose File, Export To, Word or PDF, and upload that.",
  picture:
    "This is a picture, and the words in it cannot be read. Please upload the PDF or Word file, or paste the text.",
  mismatch: "The content of this file does not fit its name. Please export it again.",
  busy: "Many files are being read right now. Please try again in a moment.",
} as const;

export type DocumentErrorReason = keyof typeof sentences;

export class DocumentError extends Error {
  readonly reason: DocumentErrorReason;

  constructor(reason: DocumentErrorReason) {
    super(sentences[reason]);
    this.name = "DocumentError";
    this.reason = reason;
  }
}
