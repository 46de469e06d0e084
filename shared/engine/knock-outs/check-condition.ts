import type { KnockOutKind } from "#shared/domain/resumes/knock-out-profile.ts";
import {
  checkAhpra,
  checkCpr,
  checkDriverLicence,
  checkHeld,
  checkHighRiskWork,
  checkNamedCondition,
  checkStateCard,
  checkTicket,
} from "./check-held.ts";
import { checkExperienceYears, checkInAustralia, checkQualification, checkSalary } from "./check-measured.ts";
import { checkCitizenship, checkClearance, checkWorkRights } from "./check-rights.ts";
import type { RequiredCondition } from "./condition-context.ts";
import type { Person } from "./resume-facts.ts";
import type { Verdict } from "./verdict.ts";

const checks: Readonly<Record<KnockOutKind, (condition: RequiredCondition, person: Person) => Verdict>> = {
  "work-rights": checkWorkRights,
  citizenship: checkCitizenship,
  "security-clearance": checkClearance,
  ahpra: checkAhpra,
  "children-check": checkStateCard,
  "ndis-check": checkHeld,
  "police-check": checkHeld,
  "driver-licence": checkDriverLicence,
  "own-vehicle": checkHeld,
  "white-card": checkHeld,
  "high-risk-work": checkHighRiskWork,
  rsa: checkStateCard,
  rcg: checkStateCard,
  "first-aid": checkHeld,
  cpr: checkCpr,
  ticket: checkTicket,
  health: checkNamedCondition,
  roster: checkNamedCondition,
  location: (condition, person) =>
    (condition.id === "location:australia" ? checkInAustralia : checkNamedCondition)(condition, person),
  travel: checkNamedCondition,
  salary: checkSalary,
  years: checkExperienceYears,
  qualification: checkQualification,
};

/** What the person holds of one thing that an ad asks for by name; unknown unless something speaks for or against it. */
export function checkCondition(condition: RequiredCondition, person: Person): Verdict {
  return checks[condition.kind](condition, person);
}
