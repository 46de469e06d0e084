import { gap, type Token } from "../words/tokenise.ts";
import type { EvidenceLine } from "./resume-lines.ts";

/** "a bit of Vue", "Nginx (basic)": a part of the way. */
export const hedgedStrength = 0.6;

const modestBefore = new Set(
  "basic basics beginner bit handful minimal little introductory elementary exposure".split(" "),
);
const modestAfter = new Set(
  "basic basics beginner tutorial tutorials learning introductory elementary progress".split(" "),
);
/** "Docker for local work", "SQL for personal projects": what a tool in a list was used for, and nothing greater. */
const smallUses = new Set("local personal private hobby home own".split(" "));
const clauseEnd = gap.comma | gap.semicolon | gap.stop | gap.close;
const modestReach = 3;

/** "a bit of Vue and React": from the word to the end of its clause. */
function markAfter(marks: boolean[], tokens: readonly Token[], at: number): void {
  for (let i = at + 1; i <= at + modestReach + 1 && i < tokens.length; i += 1) {
    if (((tokens[i]?.gap ?? 0) & clauseEnd) !== 0) return;
    marks[i] = true;
  }
}

/** "Nginx (basic)": back to the start of the clause. */
function markBefore(marks: boolean[], tokens: readonly Token[], at: number): void {
  for (let i = at - 1; i >= Math.max(0, at - modestReach); i -= 1) {
    marks[i] = true;
    if (((tokens[i]?.gap ?? 0) & clauseEnd) !== 0) return;
  }
}

/** "(learning)" and "(in progress)"; "machine learning" and "a report on progress" are something else. */
function isModestHere({ line, tokens }: EvidenceLine, at: number): boolean {
  const low = tokens[at]?.low ?? "";
  if (line.section === "skills" && smallUses.has(low)) return tokens[at - 1]?.low === "for";
  if (!modestAfter.has(low)) return false;
  const opens = gap.open | gap.dash | gap.colon;
  if (low === "learning") return ((tokens[at]?.gap ?? 0) & opens) !== 0;
  return low !== "progress" || tokens[at - 1]?.low === "in";
}

const noMarks: readonly boolean[] = [];

/** "SQL (SQLite, some Postgres)": in a list of skills "some" is little; in a task it counts things. */
function isLittle({ line, tokens }: EvidenceLine, at: number): boolean {
  const low = tokens[at]?.low ?? "";
  // "Basic Life Support" is a name.
  if (tokens[at + 1]?.low === "life") return false;
  return modestBefore.has(low) || (low === "some" && line.section === "skills");
}

/** The words of a line that the person calls basic, little or still under way; empty when there are none. */
export function hedgesOf(line: EvidenceLine): readonly boolean[] {
  const { tokens } = line;
  if (!tokens.some((_, at) => isLittle(line, at) || isModestHere(line, at))) return noMarks;
  const marks = tokens.map(() => false);
  tokens.forEach((_, at) => {
    if (isLittle(line, at)) markAfter(marks, tokens, at);
    if (isModestHere(line, at)) markBefore(marks, tokens, at);
  });
  return marks;
}

/** "Basic Excel"; "Basic Life Support" is a name. */
export function isHedgedName(marks: readonly boolean[], first: number, last: number): boolean {
  if (marks.length === 0) return false;
  for (let at = first; at < last; at += 1) if (marks[at] !== true) return false;
  return true;
}
