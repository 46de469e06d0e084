/**
 * What a file showed in addition to its text (docs/engine.md, READ). Plain data, stored with the resume: READ is
 * computed from it and from the text, without the file.
 */

export const documentTypes = ["pdf", "docx", "doc", "txt"] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Issues that only the file can show; those of the words (F7, F8, F9, F11, F12) are found in the text. */
export const documentFlags = [
  /** F1: two or more columns, read in good order. */
  "two-columns",
  /** Columns that could not be separated with certainty: lines may run across them. */
  "interleaved",
  /** F2: tables that carry content. */
  "tables",
  /** F3: e-mail, phone or name only in a header, footer or text box. */
  "contact-outside-body",
  /** F4: lost ligatures or unreadable glyphs over 2 % of the characters. */
  "damaged-glyphs",
  /** F5: words written with a space between the letters. */
  "letter-spaced",
  /** F6: pictures that seem to contain text (over a third of a page). */
  "text-in-images",
  /** F13: text that a reader cannot see; not scored, not sent anywhere. */
  "hidden-text",
  /** A picture in a Word file, larger than an icon and mostly a photo: it is not read, and it costs no points. */
  "picture",
  /** A plain text longer than 200,000 characters: only its beginning was read. */
  "cut-short",
] as const;
export type DocumentFlag = (typeof documentFlags)[number];

export interface DocumentFacts {
  type: DocumentType;
  /** Size of the file in bytes. */
  bytes: number;
  /** Pages of a PDF; absent for a format without pages. */
  pages?: number | undefined;
  flags: DocumentFlag[];
  /** The hidden text itself, line by line, so that the person can see it; at most 50 lines. */
  hidden: string[];
  /** How the picture pages of a PDF were read; only if there are some. Recognised text may contain errors. */
  recognition?:
    | {
        /** Page numbers from 1, each with the mean confidence of its words, 0 to 100. */
        pages: { page: number; confidence: number }[];
        /** Picture pages that were not read: there were too many, or no words were recognised. */
        unread: number[];
      }
    | undefined;
}
export type Recognition = NonNullable<DocumentFacts["recognition"]>;

/** Maximum number of picture pages that are read. */
export const mostRecognisedPages = 10;

/** At this confidence or below, one word in eight or more is wrong. */
export const unclearConfidence = 80;

/** True if some of the text was recognised in a picture. */
export function isRecognised(facts: DocumentFacts | null | undefined): boolean {
  return (facts?.recognition?.pages.length ?? 0) > 0;
}
