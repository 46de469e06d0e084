import { useEffect, useState } from "react";
import { calendarDay } from "#shared/domain/dates.ts";
import { type ScoreGain, scoreGain } from "#shared/resume/score-gain.ts";
import type { LocalScoreInput } from "./use-local-score.ts";

const typingPauseMs = 700;

/** What tailoring would do, known before it is asked for. decision: D-112. */
export interface Gain {
  /** Lines whose words would change; spelling and dates are not among them. */
  lines: number;
  /** Lines that would be further up. */
  moves: number;
  numbers: ScoreGain;
}

type GainInput = Pick<LocalScoreInput, "resumeText" | "resumeEdits" | "adText" | "title" | "company">;

/** The built-in writer's gain on this computer, a moment after the last key; null while there is nothing to say. */
export function useExpectedGain({ resumeText, resumeEdits, adText, title, company }: GainInput): Gain | null {
  const [gain, setGain] = useState<Gain | null>(null);
  useEffect(() => {
    setGain(null);
    if (resumeText.trim() === "" || adText.trim() === "") return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      import("#shared/writing/realise/resume/tailor-resume.ts").then(
        ({ tailorResume }) => {
          if (!isCurrent) return;
          const ad = { text: adText, ...(title && { title }), ...(company && { company }) };
          const asOf = calendarDay(new Date());
          const done = tailorResume({ resumeText, ad, asOf, ...(resumeEdits && { resumeEdits }) });
          const lines = done.changes.filter((one) => one.housekeeping !== true).length;
          setGain({ lines, moves: done.moves.length, numbers: scoreGain(done.before, done.after) });
        },
        // Without the writer's file nothing is foretold; tailoring still works.
        () => undefined,
      );
    }, typingPauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [resumeText, resumeEdits, adText, title, company]);
  return gain;
}
