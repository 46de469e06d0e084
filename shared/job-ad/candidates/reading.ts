import type { FieldName } from "../capture.ts";

/** One value one reader found for one field. */
export type Reading = {
  field: FieldName;
  value: string;
  confidence: number;
  reader: string;
  evidence: string;
};

/** A description one reader found. */
export type DescriptionReading = { text: string; confidence: number; reader: string };

/** All one reader has to say about a page. */
export type ReaderAnswer = { readings: Reading[]; descriptions: DescriptionReading[] };
