import type { Criterion } from "./criterion.ts";
import type { EvidenceLine } from "./resume-lines.ts";

const papers = new Set(
  "licence licences license licenses registration accreditation endorsement ticket".split(" "),
);
const saysHeld = new Set([
  ...papers,
  ..."licensed licenced registered accredited endorsed certified certificate certification card".split(" "),
]);

/** "Estate Agent's Licence" is not shown by the work, nor by an employer of that name: the paper must be told. */
export function isMerePaperWork(asked: Criterion, { tokens }: EvidenceLine): boolean {
  const isPaper = papers.has(asked.tokens.at(-1)?.low ?? "") && asked.units.length > 1;
  return isPaper && !tokens.some(({ low }) => saysHeld.has(low));
}
