import type { KnockOutProfile } from "#shared/domain/resumes/knock-out-profile.ts";
import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { adSentences } from "../ad/ad-sentences.ts";
import { indexAdCopy } from "../ad/pasted-text.ts";
import { readAdUnits } from "../ad/read-ad-units.ts";
import type { AdInput, KnockOut, MatchResult } from "../analysis.ts";
import { type EvidenceLine, readEvidenceLines } from "../evidence/resume-lines.ts";
import { tokenise } from "../words/tokenise.ts";
import { answerIdOf } from "./answer-id.ts";
import { judgeAsk } from "./judge-ask.ts";
import { readAsks } from "./read-asks.ts";
import { type Person, readResumeFacts } from "./resume-facts.ts";

export interface KnockOutsInput {
  ad: AdInput;
  resume: ResumeModel;
  /** Answers given before; without them no condition of the work can fail. */
  profile?: KnockOutProfile;
  /** `YYYY-MM-DD`: expiry is judged on this day. */
  asOf: string;
  /** The resume's lines when they were read already. */
  lines?: readonly EvidenceLine[];
  /** What MATCH lists and proves, when it was made already: one reading of the evidence for both. */
  match?: Pick<MatchResult, "requirements" | "evidence">;
  /** The ad's questions when they were read already. */
  asks?: ReturnType<typeof readAsks>;
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
  const asks =
    input.asks ?? readAsks(ad.text, adSentences(readAdUnits(ad.text, tokenise(ad.text))), ad.title);
  if (asks.length === 0) return [];
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
  return asks.map((ask): KnockOut => {
    const { have, result } = judgeAsk(ask, person);
    return {
      id: ask.id,
      answerId: answerIdOf(ask, ad.title),
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
