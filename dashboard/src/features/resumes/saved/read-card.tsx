import { useEffect, useState } from "react";
import type { Resume } from "#shared/contract/resumes/saved-resume.ts";
import { calendarDay } from "#shared/domain/dates.ts";
import { counted } from "#shared/domain/text.ts";
import type { ReadResult } from "#shared/engine/analysis.ts";
import type { ResumeAnalysis } from "#shared/resume/analyse-resume.ts";
import { measuredResume } from "#shared/resume/measured-resume.ts";
import { ReadCheck } from "#shared/ui/blocks/read-check.tsx";
import { ScoreRing } from "#shared/ui/blocks/score/score-ring.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardFooter, CardHeader } from "#shared/ui/primitives/card.tsx";

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

export interface ReadCardProps {
  read: ReadResult;
  corrections: number;
  onUndo: () => void;
}

/** READ with what it is made of. */
export function ReadCard({ read, corrections, onUndo }: ReadCardProps) {
  return (
    <Card as="section">
      <CardHeader
        title="How software reads your resume"
        action={<ScoreRing score={{ value: read.value }} size={56} subject="Read" />}
      />
      <CardBody>
        <ReadCheck read={read} />
      </CardBody>
      {corrections > 0 && (
        <CardFooter>
          <p className="text-13 text-muted">
            {counted(corrections, "correction")} of yours count here and in every score. An employer's program
            reads the file without them.
          </p>
          <Button compact onClick={onUndo}>
            Undo corrections
          </Button>
        </CardFooter>
      )}
    </Card>
  );
}
