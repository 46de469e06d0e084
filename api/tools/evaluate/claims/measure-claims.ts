import { readResume } from "#shared/resume/read-resume.ts";
import { type FactSources, readFactSources } from "#shared/writing/verify/fact-sources.ts";
import { groundLetter } from "#shared/writing/verify/ground-letter.ts";
import { groundResumeLine } from "#shared/writing/verify/ground-line.ts";
import type { ClaimRow } from "./claim-row.ts";

/** The date of the figures. */
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
  /** By kind, such as "lie bound" or "honest synonym": how many, and the share with a wrong verdict. */
  byOperator: Record<string, Share>;
  misses: { id: string; verdict: string; operator: string; from?: string; text: string; claim?: string }[];
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

const known = new Map<string, FactSources>();

/** Sources of a resume, read once for all of its rows. */
function sourcesOf(resume: string): FactSources {
  const sources = known.get(resume) ?? readFactSources(readResume(resume));
  known.set(resume, sources);
  return sources;
}

/** What the fact check refuses in a row; undefined if all of it is supported. */
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

const judged = new WeakMap<ClaimRow, { claim: string | undefined }>();

/** As `refusalOf`, computed once per row even if several sets count it. */
function checkRow(row: ClaimRow, sources: FactSources): string | undefined {
  const known = judged.get(row) ?? { claim: refusalOf(row, sources) };
  judged.set(row, known);
  return known.claim;
}

const reasonOf = ({ kind, claim }: { kind: string; claim: string }) => `${kind}: ${claim}`;

const rounded = (share: number) => Math.round(share * 1000) / 1000;

interface Count {
  n: number;
  wrong: number;
}

const share = ({ n, wrong }: Count) => (n === 0 ? 0 : rounded(wrong / n));

function byOperator(tally: ReadonlyMap<string, Count>): Record<string, Share> {
  const operators = [...tally].filter(([key]) => key.includes(" ")).sort(([a], [b]) => a.localeCompare(b));
  return Object.fromEntries(operators.map(([key, one]) => [key, { n: one.n, wrong: share(one) }]));
}

function missOf({ id, verdict, operator = "unnamed", from, text }: ClaimRow, claim: string | undefined) {
  const refused = claim === undefined ? {} : { claim };
  return { id, verdict, operator, ...(from !== undefined && { from }), text, ...refused };
}

/** Runs the fact check on the rows and counts lies that pass and honest sentences that are blocked. */
export function measureClaims(rows: Iterable<ClaimRow>): ClaimFigures {
  const tally = new Map<string, Count>();
  const misses: ClaimFigures["misses"] = [];
  for (const row of rows) {
    const claim = checkRow(row, sourcesOf(row.resume));
    const isWrong = (row.verdict === "lie") === (claim === undefined);
    for (const key of [row.verdict, `${row.verdict} ${row.operator ?? "unnamed"}`]) {
      const { n, wrong } = tally.get(key) ?? { n: 0, wrong: 0 };
      tally.set(key, { n: n + 1, wrong: wrong + Number(isWrong) });
    }
    if (isWrong && misses.length < mostMisses) misses.push(missOf(row, claim));
  }
  const [lies, honest] = ["lie", "honest"].map((key) => tally.get(key) ?? { n: 0, wrong: 0 });
  return {
    task: "claims",
    n: (lies?.n ?? 0) + (honest?.n ?? 0),
    lies: { n: lies?.n ?? 0, passed: lies === undefined ? 0 : share(lies) },
    honest: { n: honest?.n ?? 0, blocked: honest === undefined ? 0 : share(honest) },
    byOperator: byOperator(tally),
    misses,
  };
}
