import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import type { EvidenceLine } from "../evidence/resume-lines.ts";
import { phraseEnds } from "../words/plain-words.ts";
import { gap, type Token } from "../words/tokenise.ts";
import { readAction } from "./actions.ts";
import type { Frame, FrameState } from "./frame.ts";
import { readQuantities } from "./quantities.ts";

const clauseBreak = gap.semicolon | gap.stop | gap.colon | gap.newline;

/** Positions where clauses begin, and the end. */
function clauseStarts(tokens: readonly Token[]): number[] {
  const starts = tokens.flatMap(({ gap: before }, at) =>
    at === 0 || (before & clauseBreak) !== 0 ? [at] : [],
  );
  return [...starts, tokens.length];
}

const stateWords: readonly (readonly [FrameState, ReadonlySet<string>])[] = [
  ["expected", new Set(["expected", "anticipated"])],
  ["basic", new Set(["basic", "beginner", "elementary", "introductory"])],
  ["fluent", new Set(["fluent", "native", "bilingual"])],
];

const paperSections: ReadonlySet<string> = new Set(["education", "certificates"]);

function stateOf(line: EvidenceLine, first: number, last: number, model: ResumeModel): FrameState {
  if (line.denied.slice(first, last).includes(true)) return "not";
  if (line.expired) return "expired";
  const named = stateWords.find(([, words]) =>
    line.tokens.slice(first, last).some(({ low }) => words.has(low)),
  );
  if (named !== undefined) return named[0];
  if (line.unfinished) return "in progress";
  if (paperSections.has(line.line.section)) return "held";
  const { work } = line.line;
  return work !== undefined && model.work[work]?.endDate === "present" ? "ongoing" : "done";
}

const mostObjects = 12;

function frameOf(line: EvidenceLine, first: number, last: number, model: ResumeModel): Frame {
  const { tokens } = line;
  const action = readAction(tokens, first, last);
  const object = tokens
    .slice(action === undefined ? first : action.at + 1, last)
    .filter(({ low }) => !phraseEnds.has(low) && low.length > 1)
    .slice(0, mostObjects)
    .map(({ root }) => root);
  return {
    line,
    first,
    last,
    action: action === undefined ? undefined : { root: action.root, rank: action.rank },
    object,
    quantities: readQuantities(line.line.text, tokens, first, last),
    state: stateOf(line, first, last, model),
    role: line.line.work,
  };
}

/** The frames of one line: one a clause; headings, copies of the ad and referees have none. */
export function framesOfLine(line: EvidenceLine, model: ResumeModel): Frame[] {
  if (line.line.heading === true || line.pasted || line.line.section === "referees") return [];
  const starts = clauseStarts(line.tokens);
  return starts.slice(0, -1).map((first, n) => frameOf(line, first, starts[n + 1] ?? first, model));
}

/** What every line of a resume says, clause by clause, in reading order. Pure and linear. */
export function readFrames(lines: readonly EvidenceLine[], model: ResumeModel): Frame[] {
  return lines.flatMap((line) => framesOfLine(line, model));
}
