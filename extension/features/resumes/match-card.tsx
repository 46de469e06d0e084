import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import type {
  Evidence,
  Importance,
  MatchResult,
  Requirement,
  RequirementEdit,
} from "#shared/engine/analysis.ts";
import { AddRequirement, EditsLine } from "#shared/ui/blocks/requirements/requirement-editor.tsx";
import { RequirementList } from "#shared/ui/blocks/requirements/requirement-list.tsx";
import { importanceWords } from "#shared/ui/blocks/requirements/requirement-row.tsx";
import { ScoreHeadline } from "#shared/ui/blocks/score/score-headline.tsx";
import { ScoreSum } from "#shared/ui/blocks/score/score-sum.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { bandTitle } from "./band-title.ts";
import { bestOf, missingOf } from "./pick-requirements.ts";
import { RequirementMore } from "./requirement-more.tsx";

/** Corrections of the person to what the ad asks for. */
export interface Corrections {
  /** How many count in the score. */
  count: number;
  onEdit: (edit: RequirementEdit) => void;
  onUndo: () => void;
}

interface MatchCardProps {
  match: MatchResult;
  /** Instead of the usual reason under "No score". */
  reason?: string | undefined;
  /** Under the ring: the field for the whole ad, when the page shows too little of it. */
  children?: ReactNode | undefined;
  corrections: Corrections;
}

/** The part with the ring; what scrolls away decides whether the job is named above. */
export const matchHeadId = "match-head";

/** MATCH: the number, whose measure it is, and the proof behind it. */
export function MatchCard(props: MatchCardProps) {
  const { match, reason, children, corrections } = props;
  const { count, onEdit, onUndo } = corrections;
  const renderMore = (requirement: Requirement, evidence: Evidence) => (
    <RequirementMore requirement={requirement} evidence={evidence} onEdit={onEdit} />
  );
  const [isWhole, setWhole] = useState(false);
  const best = bestOf(match);
  const missing = missingOf(match);
  return (
    <Card as="section" aria-label="Match">
      <div id={matchHeadId} className="p-4">
        <ScoreHeadline
          // Without a number there is nothing provisional about it.
          score={match.value === null ? { ...match, provisional: false } : match}
          title={match.value === null ? undefined : bandTitle(match.value)}
          text={match.value === null ? reason : undefined}
        />
        {children}
      </div>
      {match.value !== null && <ScoreSum match={match} />}
      {match.value !== null && (
        <div id="requirements" className="border-t border-line pb-1">
          {isWhole ? (
            <AllRequirements match={match} renderMore={renderMore} />
          ) : (
            <>
              <Group title="Strongest" requirements={best} match={match} renderMore={renderMore} />
              <Group
                title="Missing"
                unit="would add"
                requirements={missing}
                match={match}
                renderMore={renderMore}
              />
            </>
          )}
        </div>
      )}
      {match.value !== null && (
        <div className="grid gap-2 border-t border-line px-4 py-3">
          <EditsLine count={count} onUndo={onUndo} />
          <AddRequirement onEdit={onEdit} />
        </div>
      )}
      {match.requirements.length > best.length + missing.length && match.value !== null && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-controls="requirements"
          onClick={() => setWhole(!isWhole)}
          className="flex min-h-11 w-full items-center justify-between rounded-b-card border-t border-line px-4 font-medium text-primary"
        >
          {isWhole ? "Only the strongest and the missing" : `All ${match.requirements.length} requirements`}
          <ChevronDown
            aria-hidden="true"
            className={`size-4 transition-transform ${isWhole ? "rotate-180" : ""}`}
          />
        </button>
      )}
    </Card>
  );
}

interface GroupProps {
  title: string;
  unit?: string;
  requirements: readonly Requirement[];
  match: MatchResult;
  renderMore: (requirement: Requirement, evidence: Evidence) => ReactNode;
}

function Group({ title, unit = "points", requirements, match, renderMore }: GroupProps) {
  if (requirements.length === 0) return null;
  return (
    <div className="not-first:border-t not-first:border-line">
      <RequirementList
        title={title}
        unit={unit}
        requirements={requirements}
        evidence={match.evidence}
        renderMore={renderMore}
        preview
      />
    </div>
  );
}

const importances: readonly Importance[] = ["must", "preferred", "duty"];

function AllRequirements({ match, renderMore }: Pick<GroupProps, "match" | "renderMore">) {
  return importances.map((importance) => {
    const own = match.requirements.filter((requirement) => requirement.importance === importance);
    if (own.length === 0) return null;
    return (
      <div key={importance} className="not-first:border-t not-first:border-line">
        <RequirementList
          title={importanceWords[importance]}
          requirements={own}
          evidence={match.evidence}
          renderMore={renderMore}
          hideImportance
        />
      </div>
    );
  });
}
