import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Request, RequestHandler } from "express";
import { type DestinationStream, type Logger, pino } from "pino";
import { pinoHttp } from "pino-http";

const requestScope = new AsyncLocalStorage<{ requestId: string }>();

/** The server's log. Every line that a request causes has the `requestId` that its person sees. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, mixin: () => ({ ...requestScope.getStore() }) };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * One log line a request: what was asked, how it ended, how long it took. No headers, no query, no body: sessions,
 * tokens and what people wrote stay out of every log (docs/security.md, Logs and errors).
 */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    genReqId: (req) => ids.get(req) ?? "unknown",
    // Said anew: by the end of an answer the request's own scope may be over.
    customSuccessObject: (req, _res, line) => ({ ...line, requestId: ids.get(req) }),
    customErrorObject: (req, _res, _error, line) => ({ ...line, requestId: ids.get(req) }),
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

const ids = new WeakMap<IncomingMessage, string>();

/** Names each request; the name is in the log, in `X-Request-Id` and in every error body. */
export function requestId(): RequestHandler {
  return (req, res, next) => {
    const id = randomUUID();
    ids.set(req, id);
    res.setHeader("X-Request-Id", id);
    requestScope.run({ requestId: id }, next);
  };
}

export function requestIdOf(req: Request): string {
  return ids.get(req) ?? "unknown";
}
