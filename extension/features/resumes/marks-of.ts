import type { Span } from "#shared/engine/analysis.ts";
import type { LedgerEntry } from "#shared/engine/ledger.ts";
import type { PageMark } from "../../platform/page/page-marks.ts";

/**
 * The ad's requirements, line by line, as words on its page. Requirements that the person added are in no ad.
 * @param adText the text that was compared; the engine's positions refer to it.
 */
export function marksOf(ledger: readonly LedgerEntry[], adText: string): PageMark[] {
  const slice = ({ start, end }: Span) => adText.slice(start, end);
  return ledger.flatMap((entry) =>
    entry.members
      .filter(({ requirement }) => requirement.origin !== "user")
      .map(({ requirement }) => ({
        words: slice(requirement.span),
        sentence: slice(requirement.sentence),
        state: entry.state,
      })),
  );
}
