/** What a part of the ad is for. `role` describes the job and its conditions; unsure text belongs to it. */
export type AdSectionKind =
  | "role"
  | "company"
  | "duties"
  | "requirements"
  | "preferred"
  | "benefits"
  | "apply"
  | "legal";

/** Parts of an ad that ask for no skill; checks and work rights may still be in them. */
export const sectionsWithoutRequirements: ReadonlySet<AdSectionKind> = new Set([
  "company",
  "benefits",
  "apply",
  "legal",
]);
