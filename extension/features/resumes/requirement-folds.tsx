import type { RequirementEdit } from "#shared/engine/analysis.ts";
import type { LedgerEntry } from "#shared/engine/ledger.ts";
import { CreditPip } from "#shared/ui/blocks/requirements/credit-pip.tsx";
import { AddRequirement, EditsLine } from "#shared/ui/blocks/requirements/requirement-editor.tsx";
import { RequirementList } from "#shared/ui/blocks/requirements/requirement-list.tsx";
import { RequirementMore } from "./requirement-more.tsx";

/** The person's corrections of the ad's requirements. */
export interface Corrections {
  /** Number of corrections that count in the score. */
  count: number;
  onEdit: (edit: RequirementEdit) => void;
  onUndo: () => void;
}

const mostPips = 6;

/** How much of each entry the resume shows, as small rings. */
export function Pips({ entries }: { entries: readonly LedgerEntry[] }) {
  return (
    <span className="flex gap-1">
      {entries.slice(0, mostPips).map(({ id, best }) => (
        <CreditPip key={id} credit={best.evidence.credit} className="size-3.5" />
      ))}
    </span>
  );
}

/** A folded part of the ledger, with its proof. */
export function FoldedRequirements({
  title,
  entries,
  corrections: { onEdit },
}: {
  title: string;
  entries: readonly LedgerEntry[];
  corrections: Corrections;
}) {
  return (
    <RequirementList
      title={title}
      entries={entries}
      renderMore={({ best }) => <RequirementMore {...best} onEdit={onEdit} />}
      hideImportance={entries.every(({ importance }) => importance === "must")}
      preview
    />
  );
}

/** Lets the person add a missed requirement and undo corrections. */
export function CorrectionsLine({ corrections: { count, onEdit, onUndo } }: { corrections: Corrections }) {
  return (
    <div className="grid gap-2 border-t border-line px-4 py-3">
      <EditsLine count={count} onUndo={onUndo} />
      <AddRequirement onEdit={onEdit} />
    </div>
  );
}
