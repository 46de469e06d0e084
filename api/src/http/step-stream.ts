import type { Request, Response } from "express";
import type { PageProgress } from "#shared/contract/resumes/page-progress.ts";
import type { Route } from "#shared/contract/route.ts";
import type { CallContext } from "./handler.ts";

/** A live stream ends by itself now and then: the browser asks again, and whoever signed out is then refused. */
const liveMs = 5 * 60_000;
/** Keeps proxies from closing a silent stream. */
const pulseMs = 25_000;

export async function runLive(
  req: Request,
  res: Response,
  leaves: AbortSignal,
  run: (live: Pick<CallContext, "emit" | "signal">) => Promise<unknown>,
): Promise<void> {
  req.socket.setKeepAlive(true);
  res.writeHead(200, { "Content-Type": "text/event-stream", "X-Accel-Buffering": "no" });
  res.write("retry: 3000\n\n");
  const pulse = setInterval(() => res.write(":\n\n"), pulseMs);
  try {
    await run({
      signal: AbortSignal.any([leaves, AbortSignal.timeout(liveMs)]),
      emit: (event, data) => void res.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    });
  } finally {
    clearInterval(pulse);
    res.end();
  }
}

export interface StepStream {
  step: (step: number) => void;
  page: (progress: PageProgress) => void;
  send: (event: "step" | "page" | "result" | "error", data: unknown) => void;
  isOpen: () => boolean;
}

/** Server-sent events for routes that stream, opened by the first step or page only: a refusal stays plain JSON. */
export function createStepStream(req: Request, res: Response, route: Route): StepStream {
  const mayStream = route.streams === "steps" || route.streams === "pages";
  const wanted = mayStream && (req.get("accept") ?? "").includes("text/event-stream");
  const send: StepStream["send"] = (event, data) => {
    res.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    if (event === "result" || event === "error") res.end();
  };
  const report = (event: "step" | "page", data: unknown) => {
    if (!wanted || res.destroyed) return;
    if (!res.headersSent)
      res.writeHead(200, { "Content-Type": "text/event-stream", "X-Accel-Buffering": "no" });
    send(event, data);
  };
  return {
    step: (reached) => report("step", reached),
    page: (progress) => report("page", progress),
    send,
    isOpen: () => wanted && res.headersSent,
  };
}
