import type { ResumeLine } from "#shared/domain/resumes/resume-model.ts";
import { gap, type Token } from "../words/tokenise.ts";

interface ListLine {
  line: ResumeLine;
  tokens: readonly Token[];
  dead: boolean[];
}

/** Items of one list beyond this many carry no credit (docs/engine.md, Proof and credit). */
const listLimit = 50;

const itemBreak = gap.comma | gap.mark | gap.semicolon | gap.slash | gap.newline;

/** Kills list items beyond the fiftieth distinct one; repeating an item uses up nothing. */
function killLongList(block: readonly ListLine[]): void {
  const seen = new Set<string>();
  for (const { tokens, dead } of block) {
    let from = 0;
    for (let i = 1; i <= tokens.length; i += 1) {
      const token = tokens[i];
      if (token !== undefined && (token.gap & itemBreak) === 0) continue;
      seen.add(
        tokens
          .slice(from, i)
          .map((t) => t.stem)
          .join(" "),
      );
      if (seen.size > listLimit) dead.fill(true, from, i);
      from = i;
    }
  }
}

function blocks(lines: readonly ListLine[]): ListLine[][] {
  const all: ListLine[][] = [];
  let block: ListLine[] = [];
  for (const line of lines) {
    const isList = line.line.section === "skills" && line.line.heading !== true;
    if (isList) block.push(line);
    else {
      if (block.length > 0) all.push(block);
      block = [];
      all.push([line]);
    }
  }
  if (block.length > 0) all.push(block);
  return all;
}

/** Lists of skills that go on and on prove nothing beyond their first items. */
export function killLongLists(lines: readonly ListLine[]): void {
  for (const block of blocks(lines)) killLongList(block);
}
