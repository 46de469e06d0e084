import type { KnockOutKind, KnockOutProfile } from "#shared/domain/resumes/knock-out-profile.ts";
import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import type { AdInput, KnockOut } from "../analysis.ts";
import { type EvidenceLine, readEvidenceLines } from "../evidence/resume-lines.ts";
import { indexAdCopy } from "../read-ad/pasted-text.ts";
import { type AdSentence, readAdSections } from "../read-ad/read-ad-sections.ts";
import { tokenise } from "../words/tokenise.ts";
import type { Ask } from "./ask-context.ts";
import {
  judgeAhpra,
  judgeCondition,
  judgeCpr,
  judgeDriver,
  judgeHeld,
  judgeHighRiskWork,
  judgeStateCard,
} from "./judge-held.ts";
import { judgeInAustralia, judgeQualification, judgeSalary, judgeYears } from "./judge-measured.ts";
import { judgeCitizenship, judgeClearance, judgeWorkRights } from "./judge-rights.ts";
import { readAsks } from "./read-asks.ts";
import { type Person, readResumeFacts } from "./resume-facts.ts";
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
  ticket: judgeHeld,
  health: judgeCondition,
  roster: judgeCondition,
  location: (ask, person) =>
    (ask.id === "location:australia" ? judgeInAustralia : judgeCondition)(ask, person),
  travel: judgeCondition,
  salary: judgeSalary,
  years: judgeYears,
  qualification: judgeQualification,
};

export interface KnockOutsInput {
  ad: AdInput;
  resume: ResumeModel;
  /** Answers given before; without them no condition of the work can fail. */
  profile?: KnockOutProfile;
  /** `YYYY-MM-DD`: expiry is judged on this day. */
  asOf: string;
  /** The resume's lines when they were read already. */
  lines?: readonly EvidenceLine[];
  /** The ad's sentences when they were read already. */
  sentences?: readonly AdSentence[];
}

/**
 * The questions of the ad that could knock the person out, in ad order, each with the ad's own sentence
 * and what the person has (docs/engine.md, Knock-out questions). Absence is unknown, never fail. No number, and no
 * part of MATCH. Pure and linear; never throws.
 */
export function readKnockOuts(input: KnockOutsInput): KnockOut[] {
  const { ad, resume, profile, asOf } = input;
  const asks = readAsks(ad.text, input.sentences ?? readAdSections(ad.text), ad.title);
  if (asks.length === 0) return [];
  const lines = input.lines ?? readEvidenceLines(resume, indexAdCopy(tokenise(ad.text)), asOf);
  const person: Person = {
    model: resume,
    lines,
    facts: readResumeFacts(lines),
    answers: profile?.answers ?? {},
    adTitle: ad.title,
    asOf,
  };
  return asks.map((ask): KnockOut => {
    const { have, result } = judges[ask.kind](ask, person);
    return {
      id: ask.id,
      kind: ask.kind,
      ask: {
        value: ask.label,
        sentence: ask.text,
        span: ask.span,
        mandatory: ask.mandatory,
        obtain: ask.obtain,
      },
      have,
      result,
    };
  });
}
