import type { WriterName } from "#shared/domain/writers.ts";
import type { Accepted, AnswerReview, AskModel, Assignment } from "./prompt.ts";
import { stepper } from "./stepper.ts";
import type { Writer, WritingWorks, WrittenBy } from "./writer.ts";

/** Why the built-in writer finished a run, in a sentence. decision: D-29. */
export function reasonText(what: string): string {
  return `${what}, so Kelpie's built-in writer did the job.`;
}

/** The result of all rounds with a model. */
type Outcome<Result> = { result: Result; accepted: Accepted } | { fallback: string; isFailure: boolean };

interface Rounds<Result> {
  assignment: Assignment;
  /** Checks all answers so far, each time from the start. */
  review: (answers: readonly unknown[]) => Promise<AnswerReview<Result>>;
  onFirstWords: () => void;
}

function outcomeOf<Result>(reviewed: AnswerReview<Result>): Outcome<Result> {
  if ("result" in reviewed) return { result: reviewed.result, accepted: reviewed.accepted };
  return { fallback: reasonText(reviewed.failure), isFailure: true };
}

/**
 * Asks the model, and asks once more with the refused texts and the reasons. If the second request fails, the first
 * result is used. One use makes at most two calls.
 */
async function inRounds<Result>(ask: AskModel, rounds: Rounds<Result>): Promise<Outcome<Result>> {
  const first = await ask(rounds.assignment, rounds.onFirstWords);
  if (!first.answered) return { fallback: first.reason, isFailure: first.isFailure };
  const reviewed = await rounds.review([first.value]);
  if (reviewed.repair === undefined) return outcomeOf(reviewed);
  const second = await ask(reviewed.repair);
  if (!second.answered) return outcomeOf(reviewed);
  return outcomeOf(await rounds.review([first.value, second.value]));
}

async function written<Result>(
  outcome: Outcome<Result>,
  writer: WriterName,
  base: () => Promise<Result>,
): Promise<WrittenBy<Result>> {
  if ("result" in outcome) return { ...outcome, writer, mayCount: true };
  const { fallback, isFailure } = outcome;
  return { result: await base(), writer: "built-in", mayCount: !isFailure, ...(fallback && { fallback }) };
}

export interface ModelWriterParts {
  /** The writer's name, which is stored with its texts. */
  name: WriterName;
  ask: AskModel;
  works: WritingWorks;
}

/**
 * A language model as a writer, wherever it runs. It gets the plan, the criteria and numbered lines. Each line that
 * it returns must pass the fact check; refused lines are sent back once, and the others stay as the person or the
 * built-in writer wrote them.
 */
export function modelWriter({ name, ask, works }: ModelWriterParts): Writer {
  return {
    async tailor(order, onStep) {
      const step = stepper(onStep);
      step(0);
      const { base, assignment } = await works.prepareTailoring(order);
      step(1);
      const review = (answers: readonly unknown[]) => works.finishTailoring({ ...order, base, answers });
      const outcome = await inRounds(ask, { assignment, review, onFirstWords: () => step(2) });
      step(4);
      return written(outcome, name, async () => base);
    },
    async letter(order, onStep) {
      const step = stepper(onStep);
      step(1);
      const assignment = await works.prepareLetter(order);
      step(2);
      const review = (answers: readonly unknown[]) => works.finishLetter({ ...order, answers });
      const outcome = await inRounds(ask, { assignment, review, onFirstWords: () => step(3) });
      const letter = await written(outcome, name, () => works.writeLetter(order.input));
      step(4);
      return letter;
    },
    async improve(order, onStep) {
      const step = stepper(onStep);
      step(1);
      const { base, assignment } = await works.prepareImproving(order);
      step(2);
      const review = (answers: readonly unknown[]) => works.finishImproving({ ...order, answers });
      const outcome = await inRounds(ask, { assignment, review, onFirstWords: () => step(3) });
      step(4);
      return written(outcome, name, async () => base);
    },
  };
}
