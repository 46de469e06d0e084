import { type ReactNode, useState } from "react";
import type { Evidence, Requirement } from "#shared/engine/analysis.ts";
import { RequirementRow } from "./requirement-row.tsx";

export interface RequirementListProps {
  /** "Strongest", "Missing", "Must". */
  title: string;
  /** Over the column of points: "points" or "would add". */
  unit?: string | undefined;
  requirements: readonly Requirement[];
  /** May hold more than this list shows; found by requirementId. */
  evidence: readonly Evidence[];
  level?: 2 | 3 | 4 | undefined;
  preview?: boolean | undefined;
  hideImportance?: boolean | undefined;
  renderAdAction?: ((requirement: Requirement) => ReactNode) | undefined;
  /** More inside an open row (editing). */
  renderMore?: ((requirement: Requirement, evidence: Evidence) => ReactNode) | undefined;
}

/** Requirements under one heading; one row is open at a time. Stands in a Card or any `@container`. */
export function RequirementList(props: RequirementListProps) {
  const { title, unit = "points", requirements, evidence, level = 3 } = props;
  const [openId, setOpenId] = useState<string | null>(null);
  const Heading = `h${level}` as const;
  const proofs = new Map(evidence.map((item) => [item.requirementId, item]));
  return (
    <section>
      <div className="flex justify-between px-4 pt-3 pb-1 text-13 text-muted">
        <Heading className="font-medium">{title}</Heading>
        <span aria-hidden="true" className="pr-6">
          {unit}
        </span>
      </div>
      <ul>
        {requirements.map((requirement) => {
          const proof = proofs.get(requirement.id);
          if (!proof) return null;
          return (
            <RequirementRow
              key={requirement.id}
              requirement={requirement}
              evidence={proof}
              open={openId === requirement.id}
              onOpenChange={(open) => setOpenId(open ? requirement.id : null)}
              preview={props.preview}
              hideImportance={props.hideImportance}
              adAction={props.renderAdAction?.(requirement)}
            >
              {props.renderMore?.(requirement, proof)}
            </RequirementRow>
          );
        })}
      </ul>
    </section>
  );
}
