import { useEffect, useState } from "react";
import { calendarDay } from "#shared/domain/applications/date-text.ts";
import type { Analysis } from "#shared/match/analysis.ts";

const typingPauseMs = 350;

/**
 * READ and MATCH of what is typed, worked out on this computer a moment after the last key (decision: D-05).
 * The engine is loaded only when there is something to compare.
 */
export function useLocalScore(
  resumeText: string,
  adText: string,
  title?: string,
  company?: string,
): Analysis | null {
  const [analysis, setAnalysis] = useState<Analysis | null>(null);
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
          if (isCurrent) setAnalysis(analyseResume({ resumeText, ad, asOf }));
        },
        // Without the engine's file there is no score to show; optimising still works.
        () => undefined,
      );
    }, typingPauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [resumeText, adText, title, company]);
  return analysis;
}
