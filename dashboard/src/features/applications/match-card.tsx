import type { Analysis } from "#shared/match/analysis.ts";
import { RequirementList } from "#shared/ui/blocks/requirement-list.tsx";
import { ScoreHeadline } from "#shared/ui/blocks/score-headline.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { Skeleton } from "#shared/ui/primitives/skeleton.tsx";

export interface MatchCardProps {
  /** null while the engine works, or when there is nothing to compare. */
  analysis: Analysis | null;
  missing: "resume" | "ad" | null;
  optimizerHref: string;
  onNavigate: (href: string) => void;
}

/** How the kept resume compares with the kept ad, with the proof. Worked out here, on this computer. */
export function MatchCard({ analysis, missing, optimizerHref, onNavigate }: MatchCardProps) {
  return (
    <Card as="section" inset={16}>
      <CardHeader title="Your resume and this ad" />
      {missing === "ad" && (
        <CardBody className="text-14 text-muted">There is no ad text to compare with.</CardBody>
      )}
      {missing === "resume" && (
        <CardBody className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-14 text-muted">Keep a resume to see how it compares, and where.</p>
          <ButtonLink compact href={optimizerHref} onNavigate={onNavigate}>
            Add your resume
          </ButtonLink>
        </CardBody>
      )}
      {missing === null && !analysis && (
        <CardBody aria-busy="true">
          <span className="sr-only">Comparing</span>
          <Skeleton className="h-18 w-60" />
        </CardBody>
      )}
      {missing === null && analysis && <Match analysis={analysis} />}
    </Card>
  );
}

function Match({ analysis: { match } }: { analysis: Analysis }) {
  const credits = new Map(match.evidence.map((item) => [item.requirementId, item.credit]));
  const met = match.requirements.filter((one) => (credits.get(one.id) ?? 0) > 0);
  const open = match.requirements.filter((one) => credits.get(one.id) === 0);
  return (
    <>
      <CardBody>
        <ScoreHeadline level={3} size={72} unit="%" score={match} />
      </CardBody>
      {met.length > 0 && (
        <div className="border-t border-line">
          <RequirementList title="Shown in your resume" requirements={met} evidence={match.evidence} />
        </div>
      )}
      {open.length > 0 && (
        <div className="border-t border-line">
          <RequirementList title="Not found" requirements={open} evidence={match.evidence} />
        </div>
      )}
    </>
  );
}
