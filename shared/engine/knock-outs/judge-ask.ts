import type { KnockOutKind } from "#shared/domain/resumes/knock-out-profile.ts";
import type { Ask } from "./ask-context.ts";
import {
  judgeAhpra,
  judgeCondition,
  judgeCpr,
  judgeDriver,
  judgeHeld,
  judgeHighRiskWork,
  judgeStateCard,
  judgeTicket,
} from "./judge-held.ts";
import { judgeInAustralia, judgeQualification, judgeSalary, judgeYears } from "./judge-measured.ts";
import { judgeCitizenship, judgeClearance, judgeWorkRights } from "./judge-rights.ts";
import type { Person } from "./resume-facts.ts";
import type { Verdict } from "./verdict.ts";

const judges: Readonly<Record<KnockOutKind, (ask: Ask, person: Person) => Verdict>> = {
  "work-rights": judgeWorkRights,
  citizenship: judgeCitizenship,
  "security-clearance": judgeClearance,
  ahpra: judgeAhpra,
  "children-check": judgeStateCard,
  "ndis-check": judgeHeld,
  "police-check": judgeHeld,
  "driver-licence": judgeDriver,
  "own-vehicle": judgeHeld,
  "white-card": judgeHeld,
  "high-risk-work": judgeHighRiskWork,
  rsa: judgeStateCard,
  rcg: judgeStateCard,
  "first-aid": judgeHeld,
  cpr: judgeCpr,
  ticket: judgeTicket,
  health: judgeCondition,
  roster: judgeCondition,
  location: (ask, person) =>
    (ask.id === "location:australia" ? judgeInAustralia : judgeCondition)(ask, person),
  travel: judgeCondition,
  salary: judgeSalary,
  years: judgeYears,
  qualification: judgeQualification,
};

/** What the person holds of one thing that an ad asks for by name; unknown unless something speaks for or against it. */
export function judgeAsk(ask: Ask, person: Person): Verdict {
  return judges[ask.kind](ask, person);
}
