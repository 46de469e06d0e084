import { counted } from "#shared/domain/text.ts";
import type { ReadResult } from "#shared/match/analysis.ts";
import { ReadCheck } from "#shared/ui/blocks/read-check.tsx";
import { ScoreRing } from "#shared/ui/blocks/score-ring.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardFooter, CardHeader } from "#shared/ui/primitives/card.tsx";

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
        title="What a reading program finds"
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
