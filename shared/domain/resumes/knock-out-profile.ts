/** The kinds of knock-out question an ad can carry (docs/engine.md, Knock-out questions). */
export const knockOutKinds = [
  "work-rights",
  "citizenship",
  "security-clearance",
  "ahpra",
  "children-check",
  "ndis-check",
  "police-check",
  "driver-licence",
  "own-vehicle",
  "white-card",
  "high-risk-work",
  "rsa",
  "rcg",
  "first-aid",
  "cpr",
  "ticket",
  "health",
  "roster",
  "location",
  "travel",
  "salary",
  "years",
  "qualification",
] as const;

export type KnockOutKind = (typeof knockOutKinds)[number];

/**
 * The person's answers for all ads: by knock-out id ("roster:nights"), else by knock-out kind. Every knock-out
 * accepts "yes" and "no". Some accept more:
 * - work-rights: citizen, permanent-resident, nz-citizen, unrestricted, limited-hours, none
 * - security-clearance: none, baseline, nv1, nv2, pv
 * - driver-licence: none, C, LR, MR, HR, HC, MC
 * - children-check, rsa, rcg: the state of the card (NSW, VIC, QLD, WA, SA, TAS, ACT, NT)
 * - salary: the person's minimum, "95000 year", "48 hour", "600 day"; with " incl" it includes super
 * - years: a number; qualification: an AQF level (3 Certificate III ... 7 Bachelor, 9 Masters, 10 Doctorate)
 */
export interface KnockOutProfile {
  answers: Readonly<Record<string, string>>;
}
