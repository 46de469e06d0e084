import type { LineIndex } from "./line-index.ts";
import { type PlacedPhrase, shareOfLine } from "./placed-phrase.ts";
import type { EvidenceLine } from "./resume-lines.ts";

/** What a word shown elsewhere counts for a line: in the same role, anywhere. */
const sameRole = 0.75;
const anywhere = 0.5;

/** How well a resume shows a phrase. */
export interface PhraseProof {
  line: EvidenceLine;
  /** Weighted share of the phrase that the line, its role and the rest show, 0 to 1. */
  coverage: number;
  /** The share that the line itself shows. */
  direct: number;
  /** The best one in a role, where that is another line: a list that names it too must not hide the task. */
  inRole?: PhraseProof;
}

/** "deal with returns and complaints" for "handle complaints": only the general words differ. */
const saidInOtherWords = 0.94;
const ownName = 0.95;

/** The line itself holds every word of the phrase that is not general. */
function holdsHeads({ heads }: PlacedPhrase, n: number): boolean {
  return heads.length > 0 && heads.every(({ byLine }) => (byLine.get(n) ?? 0) >= ownName);
}

function proofOfLine(phrase: PlacedPhrase, line: EvidenceLine, n: number): PhraseProof {
  const role = line.line.work;
  let sum = 0;
  for (const { weight, byLine, byRole, best } of phrase.units) {
    const inRole = role === undefined ? 0 : (byRole.get(role) ?? 0) * sameRole;
    sum += weight * Math.max(byLine.get(n) ?? 0, inRole, best * anywhere);
  }
  const coverage = sum / phrase.weight;
  const isSaid = holdsHeads(phrase, n);
  return {
    line,
    coverage: isSaid ? Math.max(coverage, saidInOtherWords) : coverage,
    direct: shareOfLine(phrase, n),
  };
}

/** The line a recruiter would point at: it says most itself, in a role rather than in a list. */
function rankOf({ line, coverage, direct }: PhraseProof): number {
  return coverage + direct * 0.2 + (line.line.section === "work" ? 0.1 : 0);
}

/** The lines that show any of it, in the order of its units. */
function linesOf({ units }: PlacedPhrase): Set<number> {
  const found = new Set<number>();
  for (const { byLine } of units) for (const n of byLine.keys()) found.add(n);
  return found;
}

/** The best proof of a phrase by the lines that may show it; undefined when none shows any of it. */
export function provePhrase(
  phrase: PlacedPhrase,
  index: LineIndex,
  mayShow: (line: EvidenceLine) => boolean = () => true,
): PhraseProof | undefined {
  if (phrase.weight === 0) return undefined;
  let top: PhraseProof | undefined;
  let inRole: PhraseProof | undefined;
  for (const n of linesOf(phrase)) {
    const line = index.lines[n];
    if (line === undefined || !mayShow(line)) continue;
    const proof = proofOfLine(phrase, line, n);
    if (top === undefined || rankOf(proof) > rankOf(top)) top = proof;
    const isDeed = line.line.section === "work" && !line.unfinished;
    if (isDeed && (inRole === undefined || rankOf(proof) > rankOf(inRole))) inRole = proof;
  }
  return top === undefined || inRole === undefined || inRole === top ? top : { ...top, inRole };
}
