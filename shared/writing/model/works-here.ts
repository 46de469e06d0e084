import { writeLetter } from "../built-in/letter/write-letter.ts";
import { tailorResume } from "../realise/resume/tailor-resume.ts";
import type { WritingWorks } from "../writer.ts";
import { finishImproving, improveChecked, prepareImproving } from "./improve-work.ts";
import { finishLetter, prepareLetter } from "./letter-work.ts";
import { finishTailoring, prepareTailoring } from "./tailor-work.ts";

/** Runs all writing in the calling thread: in a browser there is only one person to serve. */
export const worksHere: WritingWorks = {
  tailor: async (input, onStep) => tailorResume({ ...input, ...(onStep && { onStep }) }),
  writeLetter: async (input) => writeLetter(input),
  improveLetter: async (input) => improveChecked(input),
  prepareTailoring: async (order) => prepareTailoring(order),
  prepareLetter: async (order) => prepareLetter(order),
  prepareImproving: async (order) => prepareImproving(order),
  finishTailoring: async (order) => finishTailoring(order),
  finishLetter: async (order) => finishLetter(order),
  finishImproving: async (order) => finishImproving(order),
};
