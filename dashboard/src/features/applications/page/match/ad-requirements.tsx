import type { RequirementEdit } from "#shared/engine/analysis.ts";
import type { LedgerEntry } from "#shared/engine/ledger.ts";
import {
  AddRequirement,
  EditsLine,
  RequirementEditor,
} from "#shared/ui/blocks/requirements/requirement-editor.tsx";
import { RequirementGroups } from "#shared/ui/blocks/requirements/requirement-groups.tsx";
import { Card, CardHeader } from "#shared/ui/primitives/card.tsx";

export interface AdRequirementsProps {
  ledger: readonly LedgerEntry[];
  /** Corrections of the person that count in this score. */
  editCount: number;
  onEdit: (edit: RequirementEdit) => void;
  onUndoEdits: () => void;
}

/** Every criterion of the ad, which the person may correct. */
export function AdRequirements({ ledger, editCount, onEdit, onUndoEdits }: AdRequirementsProps) {
  return (
    <Card as="section" inset={16}>
      <CardHeader title="What the ad asks for" dense />
      <RequirementGroups
        isBrief
        ledger={ledger}
        renderMore={({ best }) => <RequirementEditor requirement={best.requirement} onEdit={onEdit} />}
      />
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-1.5">
        <AddRequirement onEdit={onEdit} />
        <EditsLine count={editCount} onUndo={onUndoEdits} />
      </div>
    </Card>
  );
}
