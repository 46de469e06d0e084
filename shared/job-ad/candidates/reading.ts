import type { FieldName } from "../capture.ts";

/** One value that one reader found for one field. */
export type Reading = {
  field: FieldName;
  value: string;
  confidence: number;
  reader: string;
  evidence: string;
};

/** A description that one reader found. */
export type DescriptionReading = { text: string; confidence: number; reader: string };

/** Everything that one reader found on a page. */
export type ReaderAnswer = { readings: Reading[]; descriptions: DescriptionReading[] };
