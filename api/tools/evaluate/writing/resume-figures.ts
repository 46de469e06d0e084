import type { AdInput } from "#shared/engine/analysis.ts";
import { ledgerOf } from "#shared/engine/ledger.ts";
import { readResume } from "#shared/resume/read-resume.ts";
import type { Tailored } from "#shared/writing/realise/resume/tailor-resume.ts";
import { readFactSources } from "#shared/writing/verify/fact-sources.ts";
import { groundResumeLine } from "#shared/writing/verify/ground-line.ts";

/** The counts of one tailored resume. */
export interface ResumeCounts {
  contentChanged: boolean;
  /** Undefined if the ceiling allows no higher score. */
  scoreRaised: boolean | undefined;
  summaryChanged: boolean;
  /** Shares of the proven criteria that are in the first third of the text. */
  firstThird: { before: number; after: number };
  falseLines: string[];
}

/** The words of the content: spelling, dates and the order of a list are ignored. */
function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(
      /\b(?:january|february|march|april|june|july|august|september|october|november|december)\b/g,
      (month) => month.slice(0, 3),
    )
    .replace(/\bsept\b/g, "sep")
    .replace(/is(e|es|ed|ing|ation)\b/g, "iz$1")
    .split(/[^\p{L}\d+#]+/u)
    .filter((word) => !["", "present", "now", "current", "to"].includes(word))
    .sort()
    .join(" ");
}

function shareInFirstThird(
  text: string,
  { match }: Tailored["before"],
  changes: Tailored["changes"] = [],
): number {
  // A reworded line still shows what it showed.
  const now = new Map(changes.map(({ before, after }) => [before, after]));
  const rows = text.split(/\r\n|[\n\r]/).filter((row) => row.trim() !== "");
  const first = rows
    .slice(0, Math.ceil(rows.length / 3))
    .join("\n")
    .toLowerCase();
  const proven = ledgerOf(match).filter(({ state }) => state !== "missing");
  const isThere = proven.filter(({ members }) =>
    members.some(({ requirement, evidence }) => {
      const names = [
        requirement.term,
        ...requirement.aliases,
        evidence.resumeLine ?? "",
        now.get(evidence.resumeLine ?? "") ?? "",
      ];
      return names.some((name) => name !== "" && first.includes(name.toLowerCase()));
    }),
  );
  return proven.length === 0 ? 1 : isThere.length / proven.length;
}

/** Counts one tailored resume against its original (task `writing`; ../shared/data/README.md, section 9). */
export function countResume(tailored: Tailored, resume: string, ad: AdInput, asOf: string): ResumeCounts {
  const { before, after, changes, moves } = tailored;
  const model = readResume(resume);
  const facts = readFactSources(model);
  const section = (line: number) => model.meta.lines[line]?.section;
  const isContent = changes.filter((one) => wordsOf(one.before) !== wordsOf(one.after));
  const summary = isContent.some(({ line }) => section(line) === "summary" || section(line) === "header");
  const falseLines = changes
    .filter(({ line }) => model.meta.lines[line]?.heading !== true)
    .map(({ after: text, evidenceLines }) => groundResumeLine(text, facts, { from: evidenceLines, asOf }))
    .filter((one) => !one.supported)
    .map(({ line }) => line);
  const mayRise = (before.match.ceiling ?? 0) > (before.match.value ?? 0);
  return {
    contentChanged: ad.text !== "" && (isContent.length > 0 || moves.length > 0),
    scoreRaised: mayRise ? (after.match.value ?? 0) > (before.match.value ?? 0) : undefined,
    summaryChanged: summary,
    firstThird: {
      before: shareInFirstThird(resume, before),
      after: shareInFirstThird(tailored.reordered, before, changes),
    },
    falseLines,
  };
}
