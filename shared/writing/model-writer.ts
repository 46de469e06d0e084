import type { WriterName } from "#shared/domain/writers.ts";
import type { Accepted, AskModel, Assignment, Judged } from "./prompt.ts";
import { stepper } from "./stepper.ts";
import type { Writer, WritingWorks, WrittenBy } from "./writer.ts";

/** The reason of a run that the built-in writer finished. decision: D-29. */
export function reasonText(what: string): string {
  return `${what}, so Kelpie's built-in writer did the job.`;
}

/** What the rounds with a model came to. */
type Outcome<Result> = { result: Result; accepted: Accepted } | { fallback: string; isFailure: boolean };

interface Rounds<Result> {
  assignment: Assignment;
  /** Judges all answers so far, each time from the start. */
  judge: (answers: readonly unknown[]) => Promise<Judged<Result>>;
  onFirstWords: () => void;
}

function outcomeOf<Result>(judged: Judged<Result>): Outcome<Result> {
  if ("result" in judged) return { result: judged.result, accepted: judged.accepted };
  return { fallback: reasonText(judged.failure), isFailure: true };
}

/**
 * Asks, and goes back once with what was refused and why. A repair that fails in any way leaves what stood before: two
 * calls for one use, never more.
 */
async function inRounds<Result>(ask: AskModel, rounds: Rounds<Result>): Promise<Outcome<Result>> {
  const first = await ask(rounds.assignment, rounds.onFirstWords);
  if (!first.answered) return { fallback: first.reason, isFailure: first.isFailure };
  const judged = await rounds.judge([first.value]);
  if (judged.repair === undefined) return outcomeOf(judged);
  const second = await ask(judged.repair);
  if (!second.answered) return outcomeOf(judged);
  return outcomeOf(await rounds.judge([first.value, second.value]));
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
  /** Under which name its texts stand. */
  name: WriterName;
  ask: AskModel;
  works: WritingWorks;
}

/**
 * A language model as a writer, wherever it runs: plan, criteria and numbered lines go in, each line that comes back
 * passes the fact check, what is refused goes back once, and the rest stays the person's own or the built-in writer's.
 */
export function modelWriter({ name, ask, works }: ModelWriterParts): Writer {
  return {
    async tailor(order, onStep) {
      const step = stepper(onStep);
      step(0);
      const { base, assignment } = await works.prepareTailoring(order);
      step(1);
      const judge = (answers: readonly unknown[]) => works.finishTailoring({ ...order, base, answers });
      const outcome = await inRounds(ask, { assignment, judge, onFirstWords: () => step(2) });
      step(4);
      return written(outcome, name, async () => base);
    },
    async letter(order, onStep) {
      const step = stepper(onStep);
      step(1);
      const assignment = await works.prepareLetter(order);
      step(2);
      const judge = (answers: readonly unknown[]) => works.finishLetter({ ...order, answers });
      const outcome = await inRounds(ask, { assignment, judge, onFirstWords: () => step(3) });
      const letter = await written(outcome, name, () => works.writeLetter(order.input));
      step(4);
      return letter;
    },
    async improve(order, onStep) {
      const step = stepper(onStep);
      step(1);
      const { base, assignment } = await works.prepareImproving(order);
      step(2);
      const judge = (answers: readonly unknown[]) => works.finishImproving({ ...order, answers });
      const outcome = await inRounds(ask, { assignment, judge, onFirstWords: () => step(3) });
      step(4);
      return written(outcome, name, async () => base);
    },
  };
}
