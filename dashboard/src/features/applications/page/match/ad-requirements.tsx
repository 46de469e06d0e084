import type { RequirementEdit } from "#shared/engine/analysis.ts";
import { type LedgerEntry, missingFirst, strongestFirst } from "#shared/engine/ledger.ts";
import {
  AddRequirement,
  EditsLine,
  RequirementEditor,
} from "#shared/ui/blocks/requirements/requirement-editor.tsx";
import { RequirementList } from "#shared/ui/blocks/requirements/requirement-list.tsx";
import { Card, CardHeader } from "#shared/ui/primitives/card.tsx";

export interface AdRequirementsProps {
  ledger: readonly LedgerEntry[];
  /** Corrections of the person that count in this score. */
  editCount: number;
  onEdit: (edit: RequirementEdit) => void;
  onUndoEdits: () => void;
}

/** Every criterion of the ad: what was not found first, then what is shown in part, then the rest. */
export function AdRequirements({ ledger, editCount, onEdit, onUndoEdits }: AdRequirementsProps) {
  const met = strongestFirst(ledger);
  const groups = [
    { title: "Not found", entries: missingFirst(ledger) },
    { title: "Partly", entries: met.filter(({ state }) => state === "partly") },
    // Of these the count beside the list says how many are musts.
    { title: "Shown", hideImportance: true, entries: met.filter(({ state }) => state === "shown") },
  ].filter(({ entries }) => entries.length > 0);
  return (
    <Card as="section" inset={16}>
      <CardHeader title="What the ad asks for" dense />
      {groups.map((group) => (
        <div key={group.title} className="not-first-of-type:border-t border-line">
          <RequirementList
            {...group}
            isBrief
            unit=""
            count={group.entries.length}
            renderMore={({ best }) => <RequirementEditor requirement={best.requirement} onEdit={onEdit} />}
          />
        </div>
      ))}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-1.5">
        <AddRequirement onEdit={onEdit} />
        <EditsLine count={editCount} onUndo={onUndoEdits} />
      </div>
    </Card>
  );
}
