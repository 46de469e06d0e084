import type { State } from "#shared/domain/australia.ts";
import type { GateKind } from "#shared/domain/resumes/gate-profile.ts";
import type { Span } from "../analysis.ts";

/** What the ad asks about one gate, before anything is known of the person. */
export interface Ask {
  id: string;
  kind: GateKind;
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
