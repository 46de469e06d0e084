import * as z from "zod/mini";
import { type ErrorBody, type ErrorCode, errorBody, errorStatus } from "#shared/contract/errors.ts";
import { type PageProgress, pageProgress } from "#shared/contract/resumes/page-progress.ts";
import type { FileAnswer } from "#shared/contract/route.ts";
import { ApiError } from "./api-error.ts";

export async function readError(response: Response): Promise<ApiError> {
  const body = readErrorBody(await response.json().catch(() => undefined), response.status);
  const fallback = response.statusText
    ? `${response.status}: ${response.statusText}`
    : `Request failed with status ${response.status}`;
  return new ApiError(response.status, body, fallback);
}

const barestBody = z.object({ message: z.optional(z.string()), error: z.optional(z.string()) });

/** The error body of our server, or one sentence about a proxy or network in between. */
function readErrorBody(answer: unknown, status: number): ErrorBody | undefined {
  const parsed = z.safeParse(errorBody, answer);
  if (parsed.success) return parsed.data;
  const barest = z.safeParse(barestBody, answer);
  const text = barest.success ? barest.data.message || barest.data.error : undefined;
  if (!text) return undefined;
  const codes = Object.keys(errorStatus) as ErrorCode[];
  const code = codes.find((one) => errorStatus[one] === status) ?? "internal";
  return { code, message: text, error: text, requestId: "" };
}

/** JSON as its value, anything else as text. */
export async function readPlain(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export async function readFileAnswer(response: Response): Promise<FileAnswer> {
  const disposition = response.headers.get("content-disposition") ?? "";
  const name = /filename="?([^";]+)/.exec(disposition)?.[1] ?? "download";
  const type = response.headers.get("content-type") ?? "application/octet-stream";
  return { bytes: new Uint8Array(await response.arrayBuffer()), name, type };
}

interface Progress {
  onStep?: ((step: number) => void) | undefined;
  onPage?: ((progress: PageProgress) => void) | undefined;
}

/** Reads server-sent events: `step` with a number or `page` with a progress, then `result` or `error`. */
export async function readSteps(response: Response, { onStep, onPage }: Progress = {}): Promise<unknown> {
  for await (const { name, data } of readEvents(response)) {
    if (name === "step" && typeof data === "number") onStep?.(data);
    const page = name === "page" ? z.safeParse(pageProgress, data).data : undefined;
    if (page) onPage?.(page);
    if (name === "result") return data;
    if (name === "error") throw streamError(data);
  }
  throw new ApiError(0, undefined, "The connection was lost.");
}

async function* readEvents(response: Response): AsyncGenerator<{ name: string | undefined; data: unknown }> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = "";
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    buffer += chunk.value;
    const messages = buffer.split("\n\n");
    buffer = messages.pop() ?? "";
    for (const message of messages) {
      const data: unknown = JSON.parse(/^data: (.*)$/m.exec(message)?.[1] ?? "null");
      yield { name: /^event: (.*)$/m.exec(message)?.[1], data };
    }
  }
}

function streamError(data: unknown): ApiError {
  const parsed = z.safeParse(z.object({ status: z.number(), body: errorBody }), data);
  return parsed.success
    ? new ApiError(parsed.data.status, parsed.data.body, "")
    : new ApiError(500, undefined, "Request failed");
}
