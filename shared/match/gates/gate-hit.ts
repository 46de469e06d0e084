import type { GateKind } from "#shared/domain/resumes/gate-profile.ts";

/** Something an ad sentence or a resume line says about a gate; token positions, end exclusive. */
export interface GateHit {
  id: string;
  kind: GateKind;
  label: string;
  first: number;
  last: number;
  /** A rung on the kind's ladder. */
  level?: number;
}
