import type { KnockOutKind } from "#shared/domain/resumes/knock-out-profile.ts";

/** Something an ad sentence or a resume line says about a knock-out; token positions, end exclusive. */
export interface KnockOutHit {
  id: string;
  kind: KnockOutKind;
  label: string;
  first: number;
  last: number;
  /** A rung on the kind's ladder. */
  level?: number;
}
