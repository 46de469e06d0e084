import type { Evidence, Requirement, RequirementEdit } from "#shared/engine/analysis.ts";
import { RequirementEditor } from "#shared/ui/blocks/requirements/requirement-editor.tsx";
import { StateFact } from "#shared/ui/blocks/state-fact.tsx";
import { useStatedFacts } from "./use-stated-facts.ts";

interface RequirementMoreProps {
  requirement: Requirement;
  evidence: Evidence;
  onEdit: (edit: RequirementEdit) => void;
}

/** Under an open requirement: is it true after all, and does the ad really ask for it. */
export function RequirementMore({ requirement, evidence, onEdit }: RequirementMoreProps) {
  return (
    <div className="grid gap-3">
      {evidence.credit === 0 && <Missing requirement={requirement} />}
      <RequirementEditor requirement={requirement} onEdit={onEdit} />
    </div>
  );
}

/** What was said is asked for only here: opening an ad makes no call for it. */
function Missing({ requirement }: Pick<RequirementMoreProps, "requirement">) {
  const { facts, keep } = useStatedFacts();
  const { term } = requirement;
  const said = facts.find((fact) => fact.term.toLowerCase() === term.toLowerCase())?.text;
  return (
    <div>
      {said && (
        <p className="mb-1 text-13 wrap-anywhere">
          You said: “{said}” <span className="text-muted">Tailor your resume to put it in.</span>
        </p>
      )}
      <StateFact requirement={requirement} said={said} onKeep={(text) => keep({ term, text })} />
    </div>
  );
}
