import { randomUUID } from "node:crypto";
import type { Request, RequestHandler } from "express";

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
