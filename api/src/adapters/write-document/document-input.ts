import type { DocumentDesign } from "#shared/domain/resumes/document-designs.ts";
import type { DocumentLine } from "#shared/resume/document/document-lines.ts";

/** One document for either writer. */
export interface DocumentInput {
  /** Written to the file's properties and the window's title. */
  title: string;
  lines: readonly DocumentLine[];
  /** "classic" where none is chosen. */
  design?: DocumentDesign;
  /** Points left free at the foot of each page of a PDF: pages then end elsewhere. */
  spare?: number;
  /** How much smaller than the design is both are set, 0 to 6. */
  tightness?: number;
  /** A PDF in type of another family than the design's, where readers do not get the words back from its own. */
  otherType?: boolean;
}

/** Why a text cannot be in this format; `message` is a sentence for people. */
export class UnwritableText extends Error {
  override readonly name = "UnwritableText";
}
