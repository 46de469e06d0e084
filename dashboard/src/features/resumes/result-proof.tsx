import type { Optimisation } from "#shared/contract/resumes.ts";
import { MoveList } from "#shared/ui/blocks/move-list.tsx";
import { RequirementList } from "#shared/ui/blocks/requirement-list.tsx";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";

/** Where each point comes from: the ad's sentence beside the resume's line, and what would move the score. */
export function ResultProof({ result }: { result: Optimisation }) {
  const { requirements, evidence, moves } = result.analysis.match;
  const credits = new Map(evidence.map((item) => [item.requirementId, item.credit]));
  const met = requirements.filter((one) => (credits.get(one.id) ?? 0) > 0);
  const missing = requirements.filter((one) => credits.get(one.id) === 0);
  if (requirements.length === 0) return null;
  return (
    <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <Card as="section">
        <CardHeader
          title="What the ad asks for"
          count={`${met.length} of ${requirements.length} shown`}
          text="Open a line to see the ad's sentence and yours."
        />
        {met.length > 0 && (
          <RequirementList title="Shown in your resume" requirements={met} evidence={evidence} />
        )}
        {missing.length > 0 && (
          <div className={met.length > 0 ? "border-t border-line" : undefined}>
            <RequirementList title="Not found" requirements={missing} evidence={evidence} />
          </div>
        )}
      </Card>
      {moves.length > 0 && (
        <Card as="section">
          <CardHeader title="What would move it" />
          <CardBody>
            <MoveList moves={moves.slice(0, 8)} />
          </CardBody>
        </Card>
      )}
    </div>
  );
}
