import type { KnockOutProfile } from "#shared/domain/resumes/knock-out-profile.ts";
import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { adSentences } from "../ad/ad-sentences.ts";
import { indexAdCopy } from "../ad/pasted-text.ts";
import { readAdUnits } from "../ad/read-ad-units.ts";
import type { AdInput, KnockOut, MatchResult } from "../analysis.ts";
import { type EvidenceLine, readEvidenceLines } from "../evidence/resume-lines.ts";
import { tokenise } from "../words/tokenise.ts";
import { answerIdOf } from "./answer-id.ts";
import { checkCondition } from "./check-condition.ts";
import { readConditions } from "./read-conditions.ts";
import { type Person, readResumeFacts } from "./resume-facts.ts";

export interface KnockOutsInput {
  ad: AdInput;
  resume: ResumeModel;
  /** Answers given before; without them no condition of the work can fail. */
  profile?: KnockOutProfile;
  /** `YYYY-MM-DD`: expiry is checked on this day. */
  asOf: string;
  /** The resume's lines when they were read already. */
  lines?: readonly EvidenceLine[];
  /** What MATCH lists and proves, when it was made already: one reading of the evidence for both. */
  match?: Pick<MatchResult, "requirements" | "evidence">;
  /** The ad's questions when they were read already. */
  conditions?: ReturnType<typeof readConditions>;
}

function provenIn(
  match: KnockOutsInput["match"],
  lines: readonly EvidenceLine[],
): NonNullable<Person["provenAt"]> {
  const inFull = new Map(
    match?.evidence
      .filter(({ credit }) => credit === 1)
      .map(({ requirementId, resumeLineId }) => [requirementId, resumeLineId]),
  );
  const proven = match?.requirements.filter(({ id }) => inFull.has(id)) ?? [];
  return ({ start, end }) => {
    const shown = proven.find(({ span }) => span.start < end && start < span.end);
    return shown && lines.find(({ line }) => line.id === inFull.get(shown.id));
  };
}

/**
 * The questions of the ad that could knock the person out, in ad order, each with the ad's own sentence
 * and what the person has (docs/engine.md, Knock-out questions). Absence is unknown, never fail. No number, and no
 * part of MATCH. Pure and linear; never throws.
 */
export function readKnockOuts(input: KnockOutsInput): KnockOut[] {
  const { ad, resume, profile, asOf } = input;
  const conditions =
    input.conditions ??
    readConditions(ad.text, adSentences(readAdUnits(ad.text, tokenise(ad.text))), ad.title);
  if (conditions.length === 0) return [];
  const lines = input.lines ?? readEvidenceLines(resume, indexAdCopy(tokenise(ad.text)), asOf);
  const person: Person = {
    model: resume,
    lines,
    facts: readResumeFacts(lines),
    answers: profile?.answers ?? {},
    adTitle: ad.title,
    provenAt: provenIn(input.match, lines),
    asOf,
  };
  return conditions.map((condition): KnockOut => {
    const { have, result } = checkCondition(condition, person);
    return {
      id: condition.id,
      answerId: answerIdOf(condition, ad.title),
      kind: condition.kind,
      ask: {
        value: condition.label,
        sentence: condition.text,
        span: condition.span,
        mandatory: condition.mandatory,
        obtain: condition.obtain,
      },
      have,
      result,
    };
  });
}
