import { useQuery } from "@tanstack/react-query";
import type { StatedFact } from "#shared/contract/stated-facts.ts";
import type { MatchResult } from "#shared/match/analysis.ts";
import type { MeasuredResume } from "#shared/resume/measured-resume.ts";
import type { Insertion } from "#shared/writing/edit-line.ts";
import { today } from "../../platform/clock.ts";

const none: readonly Insertion[] = [];

/** Where the person's own statements may enter the resume, about what this ad asks for and the text does not show. */
export function useStatements(
  facts: readonly StatedFact[],
  { requirements, evidence }: MatchResult,
  { resumeText, resumeEdits }: MeasuredResume,
): readonly Insertion[] {
  const absent = new Set(evidence.flatMap((proof) => (proof.credit === 0 ? proof.requirementId : [])));
  const missing = requirements.filter((one) => absent.has(one.id));
  const terms = new Set(missing.map((one) => one.term.toLowerCase()));
  const asked = facts.filter((fact) => terms.has(fact.term.toLowerCase()));
  const asOf = today();
  const { data = none } = useQuery({
    queryKey: ["statements", asked, resumeText, resumeEdits, asOf],
    queryFn: async () => {
      const { placeStatement } = await import("#shared/writing/place-statement.ts");
      return asked.flatMap((fact) => placeStatement(fact, { resumeText, resumeEdits, asOf }));
    },
    enabled: asked.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
