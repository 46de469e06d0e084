import type { ErrorRequestHandler, Request, RequestHandler, Response } from "express";
import type { Logger } from "pino";
import type { ErrorBody } from "#shared/contract/errors.ts";
import { BucketError } from "../adapters/bucket.ts";
import { isDatabaseAway, isDiskFull } from "../db/database-away.ts";
import { AppError } from "./app-error.ts";
import { answerEarly, isStillSending } from "./early-answer.ts";
import { tooDeep } from "./json-body.ts";
import { requestIdOf } from "./request-log.ts";

/** The one error body. decision: D-20. */
export function errorBodyOf(error: AppError, requestId: string): ErrorBody {
  const { requiresUpgrade, details } = error.extra;
  return {
    code: error.code,
    message: error.message,
    error: error.message,
    ...(requiresUpgrade && { requiresUpgrade }),
    ...(details && { details }),
    requestId,
  };
}

/** Turns whatever was thrown into an AppError; unknown errors are logged and lose their text. */
export function asAppError(thrown: unknown, log: Logger, requestId: string): AppError {
  if (thrown instanceof AppError) return thrown;
  const known = bodyParserError(thrown);
  if (known) return known;
  if (isDiskFull(thrown)) {
    log.error({ err: thrown, requestId }, "the disk is full");
    return new AppError("unavailable", diskFull, { retryAfter: 60 });
  }
  if (thrown instanceof BucketError) {
    log.error({ err: thrown, requestId }, "the file storage failed");
    return new AppError("unavailable", bucketAway, { retryAfter: 5 });
  }
  if (isDatabaseAway(thrown)) {
    log.error({ err: thrown, requestId }, "the database is away");
    return new AppError("unavailable", databaseAway, { retryAfter: 2 });
  }
  log.error({ err: thrown, requestId }, "unexpected error");
  return new AppError("internal", "Something went wrong on our side. Your data is safe. Please try again.");
}

const diskFull =
  "Kelpie has no room left on its disk, so this could not be kept. What you had before is safe. Please try again later.";

const bucketAway =
  "Kelpie cannot reach its file storage at the moment. Nothing was changed. Please try again in a few seconds.";

const databaseAway =
  "Kelpie cannot reach its database at the moment. Nothing was changed. Please try again in a few seconds.";

function bodyParserError(thrown: unknown): AppError | undefined {
  if (!(thrown instanceof Error && "type" in thrown)) return undefined;
  switch (thrown.type) {
    case "entity.too.large":
      return new AppError("too_large", tooLarge);
    case tooDeep:
      return new AppError("invalid", "This request is nested too deeply to be read.");
    case "entity.parse.failed":
      return new AppError("invalid", "The request is not valid JSON.");
    case "charset.unsupported":
    case "encoding.unsupported":
      return new AppError("unsupported", "This encoding is not supported.");
    case "request.aborted":
    case "request.size.invalid":
      return new AppError("invalid", "The request did not arrive whole.");
    default:
      return undefined;
  }
}

export function sendError(
  req: Request,
  res: Response,
  error: AppError,
  extra: { success?: false } = {},
): void {
  // Half an answer is out: only a broken connection tells that the other half is missing.
  if (res.headersSent) return void res.destroy();
  if (error.extra.retryAfter !== undefined) res.setHeader("Retry-After", String(error.extra.retryAfter));
  const body = { ...errorBodyOf(error, requestIdOf(req)), ...extra };
  if (isStillSending(req)) answerEarly(req, res, error.status, body);
  else res.status(error.status).json(body);
}

/**
 * Refuses a body as soon as it is too long, whatever length it named. Parsers would read it to its end first, and one in
 * chunks may have none. Files are counted where they are stored.
 * @param most bytes as they come.
 */
export function cutLongBodies(most: number): RequestHandler {
  return (req, res, next) => {
    if (req.is("multipart/*") || req.headers["transfer-encoding"] === undefined) return next();
    let taken = 0;
    const count = (chunk: Buffer) => {
      taken += chunk.length;
      if (taken <= most) return;
      req.off("data", count);
      if (!res.headersSent) sendError(req, res, new AppError("too_large", tooLarge));
    };
    req.on("data", count);
    next();
  };
}

const tooLarge = "This request is too large.";

/** Last of the chain: whatever was not answered by a route. */
export function errorResponse(log: Logger): ErrorRequestHandler {
  return (thrown, req, res, next) => {
    if (res.headersSent) return next(thrown);
    const isPathError = thrown instanceof URIError;
    const error = isPathError
      ? new AppError("invalid", "This address cannot be read.")
      : asAppError(thrown, log, requestIdOf(req));
    sendError(req, res, error);
  };
}
