import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { readAction } from "../read-resume/actions.ts";
import { actionRanks, type Frame } from "../read-resume/frame.ts";
import { readQuantities } from "../read-resume/quantities.ts";
import { framesOfLine } from "../read-resume/read-frames.ts";
import type { Token } from "../words/tokenise.ts";
import type { Proof } from "./proof.ts";
import type { EvidenceLine } from "./resume-lines.ts";

const leads = actionRanks.indexOf("lead");

function isLeading(rank: Frame["action"]): boolean {
  return rank !== undefined && actionRanks.indexOf(rank.rank) >= leads;
}

const supervisory = new Set(
  "supervisory supervision supervise supervising experience previous prior proven staff and in a role".split(
    " ",
  ),
);

/** "led a team of 10+", "supervising 12 staff", "supervisory experience": how many people; undefined for any other phrase. */
export function readLeading(text: string, tokens: readonly Token[]): number | undefined {
  if (/supervis/.test(tokens[0]?.low ?? "") && tokens.every(({ low }) => supervisory.has(low))) return 1;
  if (readAction(tokens, 0, tokens.length)?.rank !== "lead") return undefined;
  return readQuantities(text, tokens, 0, tokens.length).find(({ unit }) => unit === "people")?.value;
}

/** The most people led in one frame against the number required: fewer earn a part of the credit. */
export function proveLeading(asked: number, lines: readonly EvidenceLine[], model: ResumeModel): Proof {
  let best: Proof = { credit: 0 };
  for (const line of lines) {
    for (const { action, quantities, state } of framesOfLine(line, model)) {
      const led = quantities.find(({ unit }) => unit === "people");
      if (led === undefined || !isLeading(action) || state === "not") continue;
      const credit = led.value >= asked ? 1 : 0.5;
      if (credit > best.credit) best = { credit, line };
    }
  }
  return best;
}
