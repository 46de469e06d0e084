import type { KnockOutKind } from "#shared/domain/resumes/knock-out-profile.ts";
import type { KnockOut } from "#shared/engine/analysis.ts";

/** The state of a knock-out in one word. */
export const knockOutResultWords: Record<KnockOut["result"], string> = {
  pass: "Pass",
  unknown: "Unknown",
  fail: "Fail",
};

export interface GateChoices {
  yes: string;
  no: string;
}

const holding: GateChoices = { yes: "I have one", no: "I do not" };
const having: GateChoices = { yes: "I have it", no: "I do not" };
const suiting: GateChoices = { yes: "Suits me", no: "Does not" };
const agreeing: GateChoices = { yes: "I would", no: "I would not" };

/** The labels of the two chips: a condition of the work suits or does not, a credential is held or not. */
export const knockOutChoices: Record<KnockOutKind, GateChoices> = {
  "work-rights": { yes: "Yes", no: "No" },
  citizenship: { yes: "I am a citizen", no: "I am not" },
  "security-clearance": having,
  ahpra: { yes: "I am registered", no: "I am not" },
  "children-check": holding,
  "ndis-check": holding,
  "police-check": holding,
  "driver-licence": holding,
  "own-vehicle": holding,
  "white-card": holding,
  "high-risk-work": holding,
  rsa: holding,
  rcg: holding,
  "first-aid": holding,
  cpr: having,
  ticket: having,
  health: agreeing,
  roster: suiting,
  location: suiting,
  travel: suiting,
  salary: suiting,
  years: { yes: "Yes", no: "No" },
  qualification: having,
};

const sources = { profile: "from your profile", resume: "in your resume" } as const;

/** One line below the name of the knock-out: what is known, or that nothing is known. */
export function knockOutFact({ ask, have }: KnockOut): string {
  if (have === null) {
    const wish = ask.mandatory ? "Asked for in the ad." : "Nice to have.";
    return `${wish} Not in your profile or resume.`;
  }
  return have.source === "profile" ? `${have.value}, ${sources.profile}` : have.value;
}

/** The knock-outs that fail and that the ad requires. */
export function failedKnockOuts(knockOuts: readonly KnockOut[]): KnockOut[] {
  return knockOuts.filter((knockOut) => knockOut.result === "fail" && knockOut.ask.mandatory);
}
