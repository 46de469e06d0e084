import OpenAI, { APIConnectionError, APIError } from "openai";
import type { LanguageModelConfig } from "../config.ts";
import { createCircuit } from "./circuit.ts";
import {
  type LanguageModel,
  ModelError,
  type ModelErrorReason,
  type ModelRequest,
} from "./language-model.ts";
import { type LearntParameters, learntParameters } from "./model-parameters.ts";

/** What a model thinks before it writes counts as well. */
const mostAnswerTokens = 16_000;
const mostCharacters = 60_000;
const mostBytes = 2 * 1024 * 1024;

/**
 * The real openai client on any OpenAI-compatible server: structured output by strict schema, temperature 0 where the
 * model takes one, reasoning models too, streamed so that an endless answer is cut, retried with the client's backoff, all within `timeoutMs`.
 */
export function createLanguageModel(config: LanguageModelConfig, now: () => Date): LanguageModel {
  const { baseUrl, name, timeoutMs, dailyCalls } = config;
  const client = createClient(config);
  const circuit = createCircuit(now);
  const parameters = learntParameters(mostAnswerTokens);
  const door = { client, model: name, parameters };
  return {
    host: new URL(baseUrl).host,
    name,
    dailyCalls,
    timeoutMs,
    async ask(request) {
      if (circuit.isOpen()) throw new ModelError("resting");
      const deadline = request.deadline ?? AbortSignal.timeout(timeoutMs);
      const signal = request.signal ? AbortSignal.any([deadline, request.signal]) : deadline;
      try {
        // The race: between two tries the client waits without looking at the signal.
        const text = await Promise.race([readAnswer(door, request, signal), rejectOn(signal)]);
        const value = parseAnswer(text);
        circuit.succeeded();
        return value;
      } catch (error) {
        const reason = reasonOf(error, deadline, request.signal);
        if (reason !== "left") circuit.failed();
        throw new ModelError(reason);
      }
    },
  };
}

function createClient({ apiKey, baseUrl, timeoutMs, retries }: LanguageModelConfig): OpenAI {
  return new OpenAI({
    apiKey,
    baseURL: baseUrl,
    maxRetries: retries,
    timeout: timeoutMs,
    fetch: guardedFetch(timeoutMs / 4),
    // The client's log would hold the texts.
    logLevel: "off",
  });
}

interface Door {
  client: OpenAI;
  model: string;
  parameters: LearntParameters;
}

/** The answer as it comes, asked once more for each parameter that the server says in another way. */
async function openStream({ client, model, parameters }: Door, request: ModelRequest, signal: AbortSignal) {
  const ask = () =>
    client.chat.completions.create(
      {
        model,
        ...parameters.current(),
        stream: true,
        messages: [
          { role: "system", content: request.instructions },
          { role: "user", content: request.material },
        ],
        response_format: { type: "json_schema", json_schema: { ...request.answer, strict: true } },
      },
      { signal },
    );
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!parameters.learn(error)) throw error;
    }
  }
}

async function readAnswer(door: Door, request: ModelRequest, signal: AbortSignal): Promise<string> {
  const stream = await openStream(door, request, signal);
  let text = "";
  let isFinished = false;
  for await (const chunk of stream) {
    const choice = chunk.choices?.[0];
    if (choice?.delta?.refusal) throw new ModelError("refused");
    const words = choice?.delta?.content ?? "";
    if (text === "" && words !== "") request.onFirstWords?.();
    text += words;
    if (text.length > mostCharacters) throw new ModelError("unusable");
    // Anything but "stop" is an answer that was cut.
    if (choice?.finish_reason === "stop") isFinished = true;
  }
  if (!isFinished) throw new ModelError("unusable");
  return text;
}

function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ModelError("unusable");
  }
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(new ModelError("slow"));
    signal.addEventListener("abort", () => reject(new ModelError("slow")), { once: true });
  });
}

function reasonOf(error: unknown, deadline: AbortSignal, caller: AbortSignal | undefined): ModelErrorReason {
  if (caller?.aborted) return "left";
  if (deadline.aborted) return "slow";
  if (error instanceof ModelError) return error.reason;
  if (error instanceof APIConnectionError) return "unreachable";
  if (!(error instanceof APIError)) return "unusable";
  if (error.status === 429) return "busy";
  // An error inside the stream carries no status.
  if (error.status === undefined) return "unusable";
  return error.status >= 500 ? "unreachable" : "refused";
}

/**
 * Cuts an answer that never ends, whatever form it has, and gives up where the server asks for a wait that
 * leaves no time to write (the client would sleep through it).
 */
function guardedFetch(longestWaitMs: number): typeof fetch {
  return async (input, init) => {
    // The person agreed to one host; a redirect would take the texts to another.
    const response = await fetch(input, { ...init, redirect: "error" });
    const headers = new Headers(response.headers);
    const wait = Number(headers.get("retry-after") ?? 0) * 1000;
    if (!(wait <= longestWaitMs)) headers.set("x-should-retry", "false");
    const { status, statusText } = response;
    return new Response(response.body?.pipeThrough(limitedTo(mostBytes)) ?? null, {
      status,
      statusText,
      headers,
    });
  };
}

function limitedTo(most: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(part, controller) {
      bytes += part.byteLength;
      if (bytes > most) controller.error(new ModelError("unusable"));
      else controller.enqueue(part);
    },
  });
}
