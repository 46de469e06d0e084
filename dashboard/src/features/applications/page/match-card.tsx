import { pages } from "#shared/domain/pages.ts";
import type { Analysis, MatchResult, RequirementEdit } from "#shared/engine/analysis.ts";
import { type LedgerEntry, ledgerOf, missingFirst, strongestFirst } from "#shared/engine/ledger.ts";
import {
  AddRequirement,
  EditsLine,
  RequirementEditor,
} from "#shared/ui/blocks/requirements/requirement-editor.tsx";
import { RequirementList } from "#shared/ui/blocks/requirements/requirement-list.tsx";
import { ScoreHeadline } from "#shared/ui/blocks/score/score-headline.tsx";
import { ScoreSum } from "#shared/ui/blocks/score/score-sum.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { Skeleton } from "#shared/ui/primitives/skeleton.tsx";

export interface MatchCardProps {
  /** null while the engine works, or when there is nothing to compare. */
  analysis: Analysis | null;
  missing: "resume" | "ad" | null;
  optimizerHref: string;
  onNavigate: (href: string) => void;
  /** Corrections of the person that count in this score. */
  editCount: number;
  onEdit: (edit: RequirementEdit) => void;
  onUndoEdits: () => void;
}

/** How the kept resume compares with the kept ad, with the proof. Worked out here, on this computer. */
export function MatchCard(props: MatchCardProps) {
  const { analysis, missing, optimizerHref, onNavigate } = props;
  return (
    <Card as="section">
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
      {missing === null && analysis && <Match {...props} match={analysis.match} />}
    </Card>
  );
}

function Match({ match, editCount, onEdit, onUndoEdits }: MatchCardProps & { match: MatchResult }) {
  const renderMore = ({ best }: LedgerEntry) => (
    <RequirementEditor requirement={best.requirement} onEdit={onEdit} />
  );
  const ledger = ledgerOf(match);
  const groups = [
    { title: "Shown in your resume", entries: strongestFirst(ledger) },
    { title: "Not found", unit: "would add", entries: missingFirst(ledger) },
  ];
  return (
    <>
      <CardBody>
        <ScoreHeadline level={3} size={72} unit="%" score={match} />
      </CardBody>
      {match.value !== null && <ScoreSum match={match} about={{ href: pages.howTheScoreWorks }} />}
      {groups
        .filter(({ entries }) => entries.length > 0)
        .map(({ title, unit, entries }) => (
          <div key={title} className="border-t border-line">
            <RequirementList title={title} unit={unit} entries={entries} renderMore={renderMore} />
          </div>
        ))}
      <CardBody className="grid gap-2 border-t border-line">
        <EditsLine count={editCount} onUndo={onUndoEdits} />
        <AddRequirement onEdit={onEdit} />
      </CardBody>
    </>
  );
}
