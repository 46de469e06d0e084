import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import type { AdInput, Analysis, RequirementEdit } from "#shared/match/analysis.ts";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import type { ResumeEdit } from "#shared/resume/resume-edits.ts";
import { adWording } from "./ad-wording.ts";
import { australianSpelling } from "./australian-spelling.ts";
import { sourcesOf, unsupportedClaim } from "./check-line.ts";
import { consistentDates } from "./consistent-dates.ts";
import { readDraft, writeDraft } from "./draft.ts";
import type { Change, DraftLine, Rewrite } from "./edit-line.ts";
import { provenTerms, relevantFirst, splitList } from "./skills-line.ts";
import { strongerOpening } from "./stronger-opening.ts";

export interface TailorInput {
  resumeText: string;
  /** Empty text means no ad: only the resume itself is improved. */
  ad: AdInput;
  /** `YYYY-MM-DD`. */
  asOf: string;
  /** The person's corrections: of what was read from the resume, and of what the ad asks for. */
  resumeEdits?: readonly ResumeEdit[];
  requirementEdits?: readonly RequirementEdit[];
  /** Called with each of the five steps (0 to 4) as it is reached. decision: D-09. */
  onStep?: (step: number) => void;
}

export interface Blocked {
  line: string;
  claim: string;
  reason: string;
}

export interface Tailored {
  text: string;
  changes: Change[];
  /** What the fact check refused; the person's own line stands. */
  blocked: Blocked[];
  /** The ad's wording that the text did not hold before, each proven by a role. */
  addedKeywords: string[];
  before: Analysis;
  after: Analysis;
}

/**
 * Kelpie's built-in writer: the same facts, said so that this ad's reader finds them. Deterministic; every
 * changed line passes the fact check or the person's own line stays (match-engine.md section 12).
 */
export function tailorResume(input: TailorInput): Tailored {
  const { resumeText, onStep, ...measured } = input;
  onStep?.(0);
  const { model, ...before } = analyseResume({ ...measured, resumeText });
  onStep?.(1);
  const draft = readDraft(resumeText, model);
  onStep?.(2);
  const blocked: Blocked[] = [];
  // The list grows first and is put in order afterwards, so that a second run finds nothing to do.
  const listed = listProvenTerms(draft, model, before);
  const changes = mergeByLine([...listed, ...rewriteLines(draft, model, before, blocked)]);
  onStep?.(3);
  const text = writeDraft(draft);
  const { model: _, ...after } = analyseResume({ ...measured, resumeText: text });
  onStep?.(4);
  // A rewrite that reads worse is no improvement, whatever its rule meant.
  const isWorse =
    (after.match.value ?? 0) < (before.match.value ?? 0) || after.read.value < before.read.value;
  if (isWorse) return { text: resumeText, changes: [], blocked, addedKeywords: [], before, after: before };
  return { text, changes, blocked, addedKeywords: newWords(resumeText, text, after), before, after };
}

function rewriteLines(
  draft: DraftLine[],
  model: ResumeModel,
  before: Analysis,
  blocked: Blocked[],
): Change[] {
  const changes: Change[] = [];
  const written = new Set<string>();
  const { requirements } = before.match;
  for (const line of draft) {
    if (!line.read || line.read.heading) continue;
    const reasons: string[] = [];
    let { text } = line;
    for (const rewrite of rulesFor(line)) {
      const result = rewrite(text);
      if (!result) continue;
      text = result.text;
      reasons.push(result.reason);
    }
    if (reasons.length === 0) continue;
    const claim = unsupportedClaim(text, withAd(sourcesOf(model, line.read.work), requirements, line.text));
    if (claim) {
      blocked.push({
        line: text,
        claim: claim.claim,
        reason: `Your resume does not say this (${claim.kind}).`,
      });
      continue;
    }
    changes.push({
      line: line.read.id,
      before: line.text,
      after: text,
      reason: reasons.join("; "),
      evidenceLines: [line.read.id],
    });
    line.text = text;
  }
  return changes;

  function rulesFor(line: DraftLine): ((text: string) => Rewrite | undefined)[] {
    const section = line.read?.section;
    if (section === "work") {
      return line.lead.trim() === ""
        ? [consistentDates]
        : [strongerOpening, australianSpelling, (text) => adWording(text, requirements, written)];
    }
    if (section === "skills")
      return [(text) => adWording(text, requirements, written), (text) => relevantFirst(text, requirements)];
    return section === "summary" ? [australianSpelling] : [];
  }
}

/** The long form of a term that the line itself holds is no new fact. */
function withAd(
  sources: ReturnType<typeof sourcesOf>,
  requirements: Analysis["match"]["requirements"],
  original: string,
): ReturnType<typeof sourcesOf> {
  const spelt = requirements.filter((one) =>
    [one.term, ...one.aliases].some((form) => original.includes(form)),
  );
  const extra = spelt.flatMap((one) => [one.term, ...one.aliases]).join("\n");
  return { entry: `${sources.entry}\n${original}`, all: `${sources.all}\n${extra}` };
}

/** Adds what a role proves and the skills section does not name to the end of its first list. */
function listProvenTerms(draft: DraftLine[], model: ResumeModel, before: Analysis): Change[] {
  const additions = provenTerms(model, before.match);
  const target = draft.find(
    (line) => line.read?.section === "skills" && !line.read.heading && splitList(line.text),
  );
  const list = target && splitList(target.text);
  if (!target?.read || !list || additions.length === 0) return [];
  const original = target.text;
  const stop = original.endsWith(".") ? "." : "";
  target.text =
    [stop ? original.slice(0, -1) : original, ...additions.map((one) => one.term)].join(list.separator) +
    stop;
  return [
    {
      line: target.read.id,
      before: model.meta.lines[target.read.id]?.text ?? original,
      after: target.text,
      reason: `Names what your roles show: ${additions.map((one) => one.term).join(", ")}`,
      evidenceLines: additions.map((one) => one.evidenceLine),
    },
  ];
}

/** Several rewrites of one line are one change: from the person's line to the final one. */
function mergeByLine(changes: readonly Change[]): Change[] {
  const merged = new Map<number, Change>();
  for (const change of changes) {
    const first = merged.get(change.line);
    merged.set(
      change.line,
      first
        ? {
            ...change,
            before: first.before,
            reason: `${first.reason}; ${change.reason}`,
            evidenceLines: [...new Set([...first.evidenceLines, ...change.evidenceLines])],
          }
        : change,
    );
  }
  return [...merged.values()].sort((a, b) => a.line - b.line);
}

function newWords(original: string, text: string, after: Analysis): string[] {
  const had = original.toLowerCase();
  const has = text.toLowerCase();
  const words = after.match.requirements
    .map((one) => one.term)
    .filter((term) => has.includes(term.toLowerCase()) && !had.includes(term.toLowerCase()));
  return [...new Set(words)];
}
