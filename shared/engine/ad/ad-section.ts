/** What a part of the ad is for. `role` tells of the job and its conditions, and is where unsure text stands. */
export type AdZone =
  | "role"
  | "company"
  | "duties"
  | "requirements"
  | "preferred"
  | "benefits"
  | "apply"
  | "legal";

/** Zones in which nothing is asked of the work itself; checks and rights may still stand there. */
export const silentZones: ReadonlySet<AdZone> = new Set(["company", "benefits", "apply", "legal"]);
