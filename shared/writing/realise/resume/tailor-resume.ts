import type { AdInput, Analysis, Requirement, RequirementEdit } from "#shared/engine/analysis.ts";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import type { ResumeEdit } from "#shared/resume/resume-edits.ts";
import { applyChanges } from "../../changes/apply-changes.ts";
import type { Change, DraftLine, LineMove, Rewrite, Rule } from "../../changes/edit-line.ts";
import { adTerms } from "../../plan/ad-terms.ts";
import type { Source } from "../../verify/claim.ts";
import { type FactSources, readFactSources } from "../../verify/fact-sources.ts";
import { groundResumeLine } from "../../verify/ground-line.ts";
import { writtenOut } from "./add-ad-name.ts";
import { readDraft } from "./draft.ts";
import { proposeMoves } from "./reorder.ts";
import { rulesFor } from "./rewrite-lines.ts";
import { provenTerms } from "./skills-line.ts";

export interface TailorInput {
  resumeText: string;
  /** An empty text means no ad: only the resume itself is improved. */
  ad: AdInput;
  /** `YYYY-MM-DD`. */
  asOf: string;
  /** The person's corrections of what was read in the resume and in the ad. */
  resumeEdits?: readonly ResumeEdit[];
  requirementEdits?: readonly RequirementEdit[];
  /** What the person confirmed in addition to the resume; it may support a line. */
  sources?: readonly Source[];
  /** Called with each of the five steps (0 to 4) as it is reached. decision: D-09. */
  onStep?: (step: number) => void;
}

export interface Blocked {
  line: string;
  claim: string;
  reason: string;
}

export interface Tailored {
  /** The resume with all `changes` and none of the `moves`: the person's rows in their order. */
  text: string;
  changes: Change[];
  /** Rows that fit better in another place; each can be accepted or rejected alone with `applyChanges`. */
  moves: LineMove[];
  /** The resume with all `changes` and all `moves`. */
  reordered: string;
  /** Edits that the fact check refused; the person's own line is used. */
  blocked: Blocked[];
  /** Words of the ad that the text did not contain before; a role proves each. */
  addedKeywords: string[];
  before: Analysis;
  after: Analysis;
}

/**
 * Kelpie's built-in writer: the same facts, worded for this ad. Deterministic. Every changed line passes the fact
 * check or stays as the person wrote it (docs/engine.md, Writing). MATCH and READ never fall.
 * `applyChanges(resumeText, [...changes, ...moves], accepted)` applies any part of it.
 */
export function tailorResume(input: TailorInput): Tailored {
  const { resumeText, onStep, sources = [], ...measured } = input;
  onStep?.(0);
  const { model, ...before } = analyseResume({ ...measured, resumeText });
  onStep?.(1);
  const draft = readDraft(resumeText, model);
  const facts = readFactSources(model, sources);
  onStep?.(2);
  const blocked: Blocked[] = [];
  const checkInput = { facts, blocked, asOf: input.asOf };
  const terms = adTerms(before.match, model);
  const written = writtenOut(resumeText, terms.requirements);
  const title = input.ad.title ?? "";
  const context = { draft, model, before, terms, title, facts, asOf: input.asOf, written };
  const bodyRules = rulesFor({ ...context, additions: [] });
  const body = draft.flatMap((line, row) =>
    line.read?.section === "skills" ? [] : rewriteLine(line, row, bodyRules(line), checkInput),
  );
  // Read the roles again after the rewrite: terms that they now contain may be listed in this run, not only in the
  // next.
  const told = body.length === 0 ? { model, match: before.match } : readAgain();
  const additions = provenTerms(told.model, adTerms(told.match, told.model));
  const listRules = rulesFor({ ...context, additions });
  const lists = draft.flatMap((line, row) =>
    line.read?.section === "skills" ? rewriteLine(line, row, listRules(line), checkInput) : [],
  );
  const changes = [...body, ...lists].sort((a, b) => a.row - b.row);
  onStep?.(3);
  const text = applyChanges(resumeText, changes, idsOf(changes));
  const { moves, reordered, after } = placed();
  onStep?.(4);
  // A rewrite that lowers a score is discarded, whichever rule made it.
  if (isWorse(after, before)) return asItWas(resumeText, before, blocked);
  return {
    text,
    changes,
    moves,
    reordered,
    blocked,
    addedKeywords: newTerms(resumeText, text, terms.requirements),
    before,
    after,
  };

  function analysed(one: string) {
    // The ad's requirements are read once and do not change.
    const { requirements } = before.match;
    return analyseResume({ ...measured, requirements, requirementEdits: [], resumeText: one });
  }

  function readAgain() {
    return analysed(applyChanges(resumeText, body, idsOf(body)));
  }

  function measure(one: string): Analysis {
    const { model: _, ...analysis } = analysed(one);
    return analysis;
  }

  /** The accepted moves that lose nothing, and the scores after them. */
  function placed(): Pick<Tailored, "moves" | "reordered" | "after"> {
    // Use the new words of the roles for the moves; a list counts for the terms that its rows name.
    const proposed = proposeMoves(draft, told.match, terms.requirements);
    const all = [...changes, ...proposed];
    if (proposed.length > 0) {
      const reordered = applyChanges(resumeText, all, idsOf(all));
      const after = measure(reordered);
      if (!isWorse(after, before)) return { moves: proposed, reordered, after };
    }
    return { moves: [], reordered: text, after: measure(text) };
  }
}

/** The result without any change. */
const asItWas = (text: string, before: Analysis, blocked: Blocked[]): Tailored => ({
  text,
  changes: [],
  moves: [],
  reordered: text,
  blocked,
  addedKeywords: [],
  before,
  after: before,
});

const idsOf = (changes: readonly { id: string }[]) => new Set(changes.map((one) => one.id));

function isWorse(now: Analysis, then: Analysis): boolean {
  return (now.match.value ?? 0) < (then.match.value ?? 0) || now.read.value < then.read.value;
}

interface CheckInput {
  facts: FactSources;
  blocked: Blocked[];
  asOf: string;
}

/** Applies all rules to one line as one change if it passes the fact check; the draft takes the new words. */
function rewriteLine(
  line: DraftLine,
  row: number,
  rules: readonly Rule[],
  { facts, blocked, asOf }: CheckInput,
): Change[] {
  const { read } = line;
  if (read === undefined) return [];
  const done: Rewrite[] = [];
  let { text } = line;
  for (const rule of rules) {
    const result = rule(text);
    if (result === undefined) continue;
    text = result.text;
    done.push(result);
  }
  if (done.length === 0 || text === line.text) return [];
  const evidenceLines = [...new Set([read.id, ...done.flatMap((one) => one.evidenceLines ?? [])])];
  // A heading only names a section, so it makes no claim.
  const judged =
    read.heading === true ? undefined : groundResumeLine(text, facts, { from: evidenceLines, asOf });
  if (judged?.supported === false) {
    blocked.push({ line: text, claim: judged.claim.claim, reason: judged.claim.reason });
    return [];
  }
  const reason = done.map((one) => one.reason).join("; ");
  const change: Change = {
    id: `line-${row}`,
    kind: "rewrite",
    line: read.id,
    row,
    before: line.text,
    after: text,
    reason,
    evidenceLines,
    ...(done.every((one) => one.housekeeping) && { housekeeping: true }),
  };
  line.text = text;
  return [change];
}

/** Terms of the ad that a text contains and the original did not. */
export function newTerms(original: string, text: string, terms: readonly Requirement[]): string[] {
  const had = original.toLowerCase();
  const has = text.toLowerCase();
  const words = terms
    .map((one) => one.term)
    .filter((term) => has.includes(term.toLowerCase()) && !had.includes(term.toLowerCase()));
  return [...new Set(words)];
}
