import { useEffect, useState } from "react";
import type { Resume } from "#shared/contract/kept-resumes.ts";
import { calendarDay } from "#shared/domain/dates.ts";
import type { ResumeAnalysis } from "#shared/resume/analyse-resume.ts";
import { measuredResume } from "#shared/resume/measured-resume.ts";

type Read = Pick<ResumeAnalysis, "model" | "read">;

/** What is read of a resume and its READ answer, worked out on this computer. null while the engine loads. */
export function useReadResume({ text, edits, facts }: Pick<Resume, "text" | "edits" | "facts">): Read | null {
  const [read, setRead] = useState<Read | null>(null);
  useEffect(() => {
    let isCurrent = true;
    import("#shared/resume/analyse-resume.ts").then(
      ({ analyseResume }) => {
        const input = { ...measuredResume({ text, edits, facts }), ad: { text: "" } };
        if (isCurrent) setRead(analyseResume({ ...input, asOf: calendarDay(new Date()) }));
      },
      // Without the engine's file there is nothing to show; the text can still be read and changed.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [text, edits, facts]);
  return read;
}
