import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { LanguageModelConfig } from "../config.ts";

/** A request as it arrived: what a real server would have seen. */
export interface SeenRequest {
  raw: string;
  instructions: string;
  material: string;
  body: { model: string; temperature: number; response_format: { json_schema: { schema: unknown } } };
}

/** How the stub answers; it may do anything a broken or hostile server does. */
export type StubBehaviour = (res: ServerResponse, request: SeenRequest) => void;

export interface StubModelServer {
  requests: SeenRequest[];
  behave(behaviour: StubBehaviour): void;
  config(changes?: Partial<LanguageModelConfig>): LanguageModelConfig;
  stop(): Promise<void>;
}

/** An OpenAI-compatible server that answers what a test tells it to, and keeps what it was sent. */
export async function startStubModelServer(): Promise<StubModelServer> {
  const requests: SeenRequest[] = [];
  let behaviour: StubBehaviour = (res) => answerStatus(res, 500);
  const server = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on("data", (part: Buffer) => parts.push(part));
    req.on("end", () => {
      const raw = Buffer.concat(parts).toString();
      const body = JSON.parse(raw);
      const [{ content: instructions }, { content: material }] = body.messages;
      const request = { raw, instructions, material, body };
      requests.push(request);
      behaviour(res, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    requests,
    behave(next) {
      behaviour = next;
      requests.length = 0;
    },
    config: (changes) => ({
      apiKey: "stub",
      baseUrl: `http://127.0.0.1:${port}/v1`,
      name: "stub",
      timeoutMs: 5_000,
      retries: 0,
      dailyCalls: 1_000,
      ...changes,
    }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function answerStatus(
  res: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
): void {
  res.writeHead(status, { "content-type": "application/json", ...headers });
  res.end(JSON.stringify({ error: { message: "stub", type: "stub" } }));
}

/** Streams the text in pieces, as a model does; `end: "cut"` hangs up in the middle, "length" says so. */
export function answerText(res: ServerResponse, text: string, end: "stop" | "length" | "cut" = "stop"): void {
  res.writeHead(200, { "content-type": "text/event-stream" });
  const send = (delta: object, finish: string | null) => {
    const chunk = { id: "stub", object: "chat.completion.chunk", created: 0, model: "stub" };
    const choices = [{ index: 0, delta, finish_reason: finish }];
    res.write(`data: ${JSON.stringify({ ...chunk, choices })}\n\n`);
  };
  for (let at = 0; at < text.length; at += 4_000) send({ content: text.slice(at, at + 4_000) }, null);
  if (end === "cut") return void res.end();
  send({}, end);
  res.end("data: [DONE]\n\n");
}

/** Ids of the numbered lines in the prompt, by their words. */
export function lineId({ material }: SeenRequest, words: string): number {
  const line = material.split("\n").find((one) => one.includes(words));
  if (line === undefined) throw new Error(`The prompt holds no line with: ${words}`);
  return Number.parseInt(line, 10);
}
