import type { AnswerSchema, Assignment } from "../prompt.ts";

/** A line of a model that the fact check refused. */
export interface Refused {
  /** The number that the model gave it. */
  id: number;
  /** As the model wrote it, with placeholders. */
  text: string;
  claim: string;
  reason: string;
}

const mostRefused = 20;

const task = [
  "You wrote for a person, and a fact check refused the lines of yours listed as refused, each with the words at fault and the reason.",
  "Write each again under its own number so that every word is held by the numbered lines, or leave it out. Do not repeat what was at fault, and write nothing else.",
  "For each give lineId (its number in the list of refused lines), the new text on one line, factIds (numbers of the lines that state its facts) and a short reason.",
].join("\n");

/** The second and last request to a model: the refused lines and the reasons. Undefined if none was refused. */
export function repairOf(
  refused: readonly Refused[],
  { material }: Pick<Assignment, "material">,
  { answer, hide }: { answer: AnswerSchema; hide: (text: string) => string },
): { repair?: Assignment } {
  if (refused.length === 0) return {};
  const listed = refused
    .slice(0, mostRefused)
    .map(({ id, text, claim, reason }) => `${id} | ${hide(text)} | at fault: ${hide(claim)} | ${reason}`);
  const list = { name: "refused lines", text: listed.join("\n") };
  return { repair: { task, material: [...material, list], answer } };
}
