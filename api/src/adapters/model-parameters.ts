import { APIError } from "openai";

/** The parameters that servers and generations of models disagree about. */
export type ModelParameters = { temperature?: 0 } & (
  | { max_completion_tokens: number }
  | { max_tokens: number }
);

/** What one server takes, learnt from what it refuses. */
export interface LearntParameters {
  current(): ModelParameters;
  /** True when the refusal names a parameter that can be said in another way: the call is worth one more try. */
  learn(error: unknown): boolean;
}

function refusedParameter(error: unknown): string | undefined {
  if (!(error instanceof APIError) || error.status !== 400) return undefined;
  const said = `${error.param ?? ""} ${error.message}`;
  return /\b(?:max_completion_tokens|max_tokens|temperature)\b/.exec(said)?.[0];
}

/**
 * Begins with today's names (`max_completion_tokens`, temperature 0), as reasoning models need them; a server that only
 * knows `max_tokens` gets that, and one whose model takes no temperature gets none. Each refusal teaches once, for as
 * long as the process lives.
 * @param most tokens of an answer, the model's reasoning included.
 */
export function learntParameters(most: number): LearntParameters {
  let limit: "max_completion_tokens" | "max_tokens" = "max_completion_tokens";
  let isCold = true;
  return {
    current: () => ({
      ...(isCold && { temperature: 0 as const }),
      ...(limit === "max_tokens" ? { max_tokens: most } : { max_completion_tokens: most }),
    }),
    learn(error) {
      const refused = refusedParameter(error);
      if (refused === "temperature" && isCold) {
        isCold = false;
        return true;
      }
      if (refused !== limit || limit === "max_tokens") return false;
      limit = "max_tokens";
      return true;
    },
  };
}
