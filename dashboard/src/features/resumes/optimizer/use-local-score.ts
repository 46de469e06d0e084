import { useEffect, useState } from "react";
import { calendarDay } from "#shared/domain/dates.ts";
import type { DocumentFacts } from "#shared/domain/resumes/document-facts.ts";
import type { KnockOutProfile } from "#shared/domain/resumes/knock-out-profile.ts";
import type { RequirementEdit } from "#shared/engine/analysis.ts";
import type { ResumeAnalysis } from "#shared/resume/analyse-resume.ts";
import type { ResumeEdit } from "#shared/resume/resume-edits.ts";

const typingPauseMs = 350;

export interface LocalScoreInput {
  resumeText: string;
  /** The person's corrections of what was read from it; keep the reference while they stay the same. */
  resumeEdits?: readonly ResumeEdit[];
  /** What the file showed beside the text. */
  file?: DocumentFacts;
  adText: string;
  title?: string;
  company?: string;
  /** Corrections to what the ad asks for; keep the reference while they stay the same. */
  requirementEdits?: readonly RequirementEdit[];
  /** Answers to knock-out questions; they decide knock-outs, not the score. */
  profile?: KnockOutProfile;
  /** How long the typing must rest; 0 where a press changes the text. */
  pauseMs?: number;
}

/**
 * READ and MATCH of what is typed, worked out on this computer a moment after the last key (decision: D-05).
 * The engine is loaded only when there is something to compare.
 */
export function useLocalScore({
  resumeText,
  resumeEdits,
  file,
  adText,
  title,
  company,
  requirementEdits,
  profile,
  pauseMs = typingPauseMs,
}: LocalScoreInput): ResumeAnalysis | null {
  const [analysis, setAnalysis] = useState<ResumeAnalysis | null>(null);
  useEffect(() => {
    if (resumeText.trim() === "") {
      setAnalysis(null);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      import("#shared/resume/analyse-resume.ts").then(
        ({ analyseResume }) => {
          const asOf = calendarDay(new Date());
          const ad = { text: adText, ...(title && { title }), ...(company && { company }) };
          if (isCurrent) {
            const corrected = {
              ...(resumeEdits && { resumeEdits }),
              ...(file && { file }),
              ...(requirementEdits && { requirementEdits }),
              ...(profile && { profile }),
            };
            setAnalysis(analyseResume({ resumeText, ad, asOf, ...corrected }));
          }
        },
        // Without the engine's file there is no score to show; optimising still works.
        () => undefined,
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [resumeText, resumeEdits, file, adText, title, company, requirementEdits, profile, pauseMs]);
  return analysis;
}
