import { randomUUID } from "node:crypto";
import type { Request, RequestHandler } from "express";
import type { Logger } from "pino";
import { pinoHttp } from "pino-http";

/**
 * One log line a request: what was asked, how it ended, how long it took. No headers, no query, no body: sessions,
 * tokens and what people wrote stay out of every log (docs/security.md, Logs and errors).
 */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    serializers: {
      req: ({ id, method, url }: { id: unknown; method: string; url: string }) => ({
        id,
        method,
        path: url.split("?")[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  });
}

const ids = new WeakMap<Request, string>();

/** Names each request; the name is in the log, in `X-Request-Id` and in every error body. */
export function requestId(): RequestHandler {
  return (req, res, next) => {
    const id = randomUUID();
    ids.set(req, id);
    res.setHeader("X-Request-Id", id);
    next();
  };
}

export function requestIdOf(req: Request): string {
  return ids.get(req) ?? "unknown";
}
