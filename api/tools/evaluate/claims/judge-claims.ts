import { readResume } from "#shared/resume/read-resume.ts";
import { type FactSources, readFactSources } from "#shared/writing/verify/fact-sources.ts";
import { groundLetter } from "#shared/writing/verify/ground-letter.ts";
import { groundResumeLine } from "#shared/writing/verify/ground-line.ts";
import type { ClaimRow } from "./claim-row.ts";

/** The day the figures are for. */
const asOf = "2026-11-01";
const mostMisses = 250;

interface Share {
  n: number;
  /** Share of lies that pass, or of honest sentences that are blocked. */
  wrong: number;
}

export interface ClaimFigures {
  task: "claims";
  n: number;
  lies: { n: number; passed: number };
  honest: { n: number; blocked: number };
  /** "lie bound", "honest synonym": how many, and the share judged wrongly. */
  byOperator: Record<string, Share>;
  misses: { id: string; verdict: string; operator: string; from?: string; text: string; claim?: string }[];
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/** Sources of a resume, read once however many rows speak of it. */
function sourceReader(): (resume: string) => FactSources {
  const known = new Map<string, FactSources>();
  return (resume) => {
    const sources = known.get(resume) ?? readFactSources(readResume(resume));
    known.set(resume, sources);
    return sources;
  };
}

/** What the fact check refuses of a row, or undefined when all of it is supported. */
function refusalOf(row: ClaimRow, sources: FactSources): string | undefined {
  if (row.kind === "letter") {
    const judged = groundLetter(row.text, sources, { target: row.target ?? {}, asOf });
    const refused = judged.find((one) => !one.supported);
    return refused === undefined || refused.supported ? undefined : reasonOf(refused.claim);
  }
  const from = sources.model.meta.lines
    .filter(
      (line) => row.from !== undefined && plain(line.text) === plain(row.from.replace(/^[-•*–]\s*/, "")),
    )
    .map((line) => line.id)
    .slice(0, 1);
  const judged = groundResumeLine(row.text, sources, { from, asOf });
  return judged.supported ? undefined : reasonOf(judged.claim);
}

const reasonOf = ({ kind, claim }: { kind: string; claim: string }) => `${kind}: ${claim}`;

const rounded = (share: number) => Math.round(share * 1000) / 1000;

/** Judges rows with the fact check and counts lies that pass and honest sentences that are blocked. */
export function judgeClaims(rows: Iterable<ClaimRow>): ClaimFigures {
  const sourcesOf = sourceReader();
  const tally = new Map<string, { n: number; wrong: number }>();
  const misses: ClaimFigures["misses"] = [];
  const count = (key: string, isWrong: boolean) => {
    const one = tally.get(key) ?? { n: 0, wrong: 0 };
    tally.set(key, { n: one.n + 1, wrong: one.wrong + (isWrong ? 1 : 0) });
  };
  for (const row of rows) {
    const { id, verdict, operator = "unnamed", from, text } = row;
    const claim = refusalOf(row, sourcesOf(row.resume));
    const isWrong = (verdict === "lie") === (claim === undefined);
    count(verdict, isWrong);
    count(`${verdict} ${operator}`, isWrong);
    if (!isWrong || misses.length >= mostMisses) continue;
    misses.push({
      id,
      verdict,
      operator,
      ...(from !== undefined && { from }),
      text,
      ...(claim !== undefined && { claim }),
    });
  }
  const of = (key: string) => tally.get(key) ?? { n: 0, wrong: 0 };
  const share = ({ n, wrong }: { n: number; wrong: number }) => (n === 0 ? 0 : rounded(wrong / n));
  const byOperator = Object.fromEntries(
    [...tally]
      .filter(([key]) => key.includes(" "))
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([key, one]) => [key, { n: one.n, wrong: share(one) }]),
  );
  const [lies, honest] = [of("lie"), of("honest")];
  return {
    task: "claims",
    n: lies.n + honest.n,
    lies: { n: lies.n, passed: share(lies) },
    honest: { n: honest.n, blocked: share(honest) },
    byOperator,
    misses,
  };
}
