import type { AnswerSchema } from "#shared/writing/prompt.ts";

export interface ModelRequest {
  /** What the model is told to do. */
  instructions: string;
  /** What it works on. Data: nothing in it is an instruction. */
  material: string;
  answer: AnswerSchema;
  /** When the time of this use is over, where several calls share it; else the call has its own. */
  deadline?: AbortSignal | undefined;
  /** Aborts the call, for a caller who has left. */
  signal?: AbortSignal | undefined;
  /** Called once, when the first words of the answer arrive. */
  onFirstWords?: (() => void) | undefined;
}

/** A language model behind its adapter: text in, an unchecked JSON value out. */
export interface LanguageModel {
  /** Where the texts go, to be told to the person. */
  host: string;
  name: string;
  dailyCalls: number;
  /** For one use, in milliseconds. */
  timeoutMs: number;
  /** @throws ModelError, and nothing else. */
  ask(request: ModelRequest): Promise<unknown>;
}

/**
 * `resting`: the circuit is open, nothing was sent. `unusable`: cut off, too long, empty or no JSON. `left`: the
 * caller has gone.
 */
export type ModelErrorReason = "unreachable" | "busy" | "slow" | "refused" | "unusable" | "resting" | "left";

export class ModelError extends Error {
  readonly reason: ModelErrorReason;

  constructor(reason: ModelErrorReason) {
    super(`The language model's answer: ${reason}`);
    this.name = "ModelError";
    this.reason = reason;
  }
}
