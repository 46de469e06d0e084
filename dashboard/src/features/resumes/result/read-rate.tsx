import type { Optimisation } from "#shared/contract/resumes/optimisation.ts";
import { bandTitle } from "#shared/ui/blocks/score/band-style.ts";
import { ScoreRing } from "#shared/ui/blocks/score/score-ring.tsx";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";

/** Without an ad there is nothing to match: how well the text can be read. */
export function ReadRate({ result: { atsScore, before } }: { result: Optimisation }) {
  return (
    <Card as="section" aria-label="Resume score">
      <CardBody className="flex h-full flex-col items-center justify-center text-center">
        <ScoreRing size={144} unit="%" subject="Resume score" score={{ value: atsScore }} />
        <h2 className="mt-4 text-18 font-bold">{bandTitle(atsScore, "resume score")}</h2>
        <p className="text-14 text-muted">
          {atsScore === before.atsScore
            ? `${before.atsScore}% before and after.`
            : `Was ${before.atsScore}% before the changes.`}
        </p>
        <p className="mt-4 text-13 text-muted">
          No ad was given, so this says how well the resume can be read. It is our own measure.
        </p>
      </CardBody>
    </Card>
  );
}
