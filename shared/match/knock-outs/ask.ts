import type { State } from "#shared/domain/australia.ts";
import type { KnockOutKind } from "#shared/domain/resumes/knock-out-profile.ts";
import type { Span } from "../analysis.ts";

/** What the ad asks about one knock-out, before anything is known of the person. */
export interface Ask {
  id: string;
  kind: KnockOutKind;
  label: string;
  /** The ad's sentence, folded no further than its own text. */
  text: string;
  sentence: Span;
  span: Span;
  mandatory: boolean;
  obtain: boolean;
  level?: number;
  state?: State;
}
