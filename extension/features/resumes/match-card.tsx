import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { pages } from "#shared/domain/pages.ts";
import type { Importance, MatchResult, RequirementEdit } from "#shared/engine/analysis.ts";
import { type LedgerEntry, ledgerOf, missingFirst, strongestFirst } from "#shared/engine/ledger.ts";
import { AddRequirement, EditsLine } from "#shared/ui/blocks/requirements/requirement-editor.tsx";
import { RequirementList } from "#shared/ui/blocks/requirements/requirement-list.tsx";
import { importanceWords } from "#shared/ui/blocks/requirements/requirement-row.tsx";
import { ScoreHeadline } from "#shared/ui/blocks/score/score-headline.tsx";
import { ScoreSum } from "#shared/ui/blocks/score/score-sum.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { openDashboard } from "../../platform/browser.ts";
import { bandTitle } from "./band-title.ts";
import { matchHeadId } from "./match-head.ts";
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

const aboutScore = {
  href: __DASHBOARD_ORIGIN__ + pages.howTheScoreWorks,
  onNavigate: () => void openDashboard(pages.howTheScoreWorks),
};

/** Of the strongest and of the missing. */
const shown = 3;

/** MATCH: the number, whose measure it is, and the proof behind it. */
export function MatchCard(props: MatchCardProps) {
  const { match, reason, children, corrections } = props;
  const { count, onEdit, onUndo } = corrections;
  const renderMore = ({ best }: LedgerEntry) => <RequirementMore {...best} onEdit={onEdit} />;
  const [isWhole, setWhole] = useState(false);
  const ledger = ledgerOf(match);
  const best = strongestFirst(ledger).slice(0, shown);
  const missing = missingFirst(ledger).slice(0, shown);
  return (
    <Card as="section" aria-label="Match">
      <div id={matchHeadId} className="p-4">
        <ScoreHeadline
          isFit
          // Without a number there is nothing provisional about it.
          score={match.value === null ? { ...match, provisional: false } : match}
          title={bandTitle(match)}
          text={match.value === null ? reason : undefined}
        />
        {children}
      </div>
      {match.value !== null && <ScoreSum match={match} about={aboutScore} />}
      {match.value !== null && (
        <div id="requirements" className="border-t border-line pb-1">
          {isWhole ? (
            <AllRequirements entries={ledger} renderMore={renderMore} />
          ) : (
            <>
              <Group title="Strongest" entries={best} renderMore={renderMore} />
              <Group title="Missing" unit="would add" entries={missing} renderMore={renderMore} />
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
      {ledger.length > best.length + missing.length && match.value !== null && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-controls="requirements"
          onClick={() => setWhole(!isWhole)}
          className="flex min-h-11 w-full items-center justify-between rounded-b-card border-t border-line px-4 font-medium text-primary"
        >
          {isWhole ? "Only the strongest and the missing" : `All ${ledger.length} requirements`}
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
  entries: readonly LedgerEntry[];
  renderMore: (entry: LedgerEntry) => ReactNode;
}

function Group({ title, unit = "points", entries, renderMore }: GroupProps) {
  if (entries.length === 0) return null;
  return (
    <div className="not-first:border-t not-first:border-line">
      <RequirementList title={title} unit={unit} entries={entries} renderMore={renderMore} preview />
    </div>
  );
}

const importances: readonly Importance[] = ["must", "preferred", "duty"];

function AllRequirements({ entries, renderMore }: Pick<GroupProps, "entries" | "renderMore">) {
  return importances.map((importance) => {
    const own = entries.filter((entry) => entry.importance === importance);
    if (own.length === 0) return null;
    return (
      <div key={importance} className="not-first:border-t not-first:border-line">
        <RequirementList
          title={importanceWords[importance]}
          entries={own}
          renderMore={renderMore}
          hideImportance
        />
      </div>
    );
  });
}
