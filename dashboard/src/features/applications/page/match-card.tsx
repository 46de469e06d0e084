import { useId, useState } from "react";
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
import { Button } from "#shared/ui/primitives/button.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { Card, CardBody, CardFooter, CardHeader } from "#shared/ui/primitives/card.tsx";
import { Skeleton } from "#shared/ui/primitives/skeleton.tsx";
import { CoverageBar } from "./coverage-bar.tsx";

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
          <p className="text-14 text-muted">Save a resume to see how it compares, and where.</p>
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

/** What would add the most, before the rest is opened. */
const firstGaps = 3;

function Match(props: MatchCardProps & { match: MatchResult }) {
  const { match, editCount, onUndoEdits } = props;
  const [isOpen, setIsOpen] = useState(false);
  const restId = useId();
  const ledger = ledgerOf(match);
  const gaps = missingFirst(ledger)
    .filter(({ worth }) => worth > 0)
    .slice(0, firstGaps);
  return (
    <>
      <CardBody>
        <ScoreHeadline level={3} size={72} unit="%" score={match} />
        <CoverageBar entries={ledger} />
      </CardBody>
      {!isOpen && gaps.length > 0 && (
        <div className="border-t border-line @md:px-2">
          <Criteria {...props} title="Not found" unit="would add" entries={gaps} />
        </div>
      )}
      <div id={restId}>{isOpen && <Everything {...props} ledger={ledger} />}</div>
      <CardFooter>
        <EditsLine count={editCount} onUndo={onUndoEdits} />
        <Button
          compact
          variant="ghost"
          className="-ml-3"
          aria-expanded={isOpen}
          aria-controls={restId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? "Show less" : `Show all ${ledger.length}`}
        </Button>
      </CardFooter>
    </>
  );
}

type EverythingProps = MatchCardProps & { match: MatchResult; ledger: readonly LedgerEntry[] };

/** The sum, what is shown, what is not, and a criterion that was not read. */
function Everything(props: EverythingProps) {
  const { match, ledger, onEdit } = props;
  const groups = [
    { title: "Shown in your resume", entries: strongestFirst(ledger) },
    { title: "Not found", unit: "would add", entries: missingFirst(ledger) },
  ].filter(({ entries }) => entries.length > 0);
  return (
    <>
      {match.value !== null && <ScoreSum match={match} about={{ href: pages.howTheScoreWorks }} />}
      {groups.map((group) => (
        <div key={group.title} className="border-t border-line @md:px-2">
          <Criteria {...props} {...group} />
        </div>
      ))}
      <CardBody className="border-t border-line">
        <AddRequirement onEdit={onEdit} />
      </CardBody>
    </>
  );
}

interface CriteriaProps {
  title: string;
  unit?: string;
  entries: readonly LedgerEntry[];
  onEdit: MatchCardProps["onEdit"];
}

function Criteria({ title, unit, entries, onEdit }: CriteriaProps) {
  return (
    <RequirementList
      title={title}
      unit={unit}
      entries={entries}
      renderMore={({ best }) => <RequirementEditor requirement={best.requirement} onEdit={onEdit} />}
    />
  );
}
