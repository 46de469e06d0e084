import type { RequirementKind } from "../analysis.ts";

/** Something in an ad sentence that may be a requirement; `first` / `last` are token positions, end exclusive. */
export interface Candidate {
  first: number;
  last: number;
  start: number;
  end: number;
  kind: RequirementKind;
  canonicalId?: string;
  /** Other written forms that are the same thing: evidence for them counts in full. */
  aliases: string[];
  origin: "vocab" | "pattern";
}
