import type { PhraseRange } from "../../words/noun-phrases.ts";

/** What a phrase was found in: a demand, or a duty. */
export interface AskingPhrase extends PhraseRange {
  bracket: boolean;
  /** It stands where the job is named: only manners in it ask for something. */
  job: boolean;
  /** It stands behind a dash and explains what stands before it. */
  explains: boolean;
}
