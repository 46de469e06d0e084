import { useEffect } from "react";
import type { BankFact } from "#shared/contract/evidence-bank.ts";
import { calendarDay } from "#shared/domain/dates.ts";
import type { Requirement } from "#shared/engine/analysis.ts";
import type { StatedResume } from "#shared/writing/bank/place-statement.ts";
import { answersTo } from "#shared/writing/bank/questions-for.ts";
import { isUsed } from "#shared/writing/changes/decisions.ts";
import type { Insertion } from "#shared/writing/changes/edit-line.ts";
import type { Review } from "./review.ts";

/** What may be said about this ad: every fact on something it asks for and the resume did not show. */
async function placed(
  facts: readonly BankFact[],
  missing: readonly Requirement[],
  resume: Omit<StatedResume, "asOf">,
): Promise<Insertion[]> {
  const asked = facts.filter((fact) => missing.some((one) => answersTo([fact], one).length > 0));
  if (asked.length === 0) return [];
  const { placeStatement } = await import("#shared/writing/bank/place-statement.ts");
  const asOf = calendarDay(new Date());
  return asked.flatMap((fact) => placeStatement(fact, { ...resume, asOf }));
}

/** The new proposals, and of the old ones what is in the text: a deleted answer takes no line out of a resume. */
function withPlaced({ insertions, decisions }: Review, fresh: readonly Insertion[]): Insertion[] {
  const used = insertions.filter((one) => isUsed(one, decisions[one.id]));
  const statements = new Set(used.map((one) => one.statement));
  const kept = insertions.filter((one) => statements.has(one.statement));
  return [...kept, ...fresh.filter((one) => !statements.has(one.statement))];
}

interface Statements {
  facts: readonly BankFact[] | undefined;
  missing: readonly Requirement[];
  resume: Omit<StatedResume, "asOf">;
  /** The review at this moment: it may change while the engine loads. */
  latest: { readonly current: Review };
  /** The same function at every drawing. */
  change: (review: Review) => void;
}

/** Offers the account's own statements as proposals of the review. They are stored with it, so that a reload finds them. */
export function useStatements({ facts, missing, resume, latest, change }: Statements): void {
  useEffect(() => {
    if (!facts) return;
    let isCurrent = true;
    placed(facts, missing, resume).then(
      (fresh) => {
        const review = latest.current;
        const insertions = withPlaced(review, fresh);
        if (isCurrent && JSON.stringify(insertions) !== JSON.stringify(review.insertions))
          change({ ...review, insertions });
      },
      // Without the engine's file nothing can be placed; everything else still works.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [facts, missing, resume, latest, change]);
}
