import { type ErrorCode, errorStatus } from "#shared/contract/errors.ts";
import type { FileRefusal } from "../db/insert-stored-file.ts";

interface Extra {
  requiresUpgrade?: true;
  details?: Record<string, unknown>;
  /** Whole seconds until trying again makes sense. */
  retryAfter?: number;
}

/** A refusal with a sentence for people. Everything else that is thrown is a 500 without its text. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly extra: Extra;

  constructor(code: ErrorCode, message: string, extra: Extra = {}) {
    super(message);
    this.name = "AppError";
    this.code = code;
    this.extra = extra;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

export const invalid = (message: string, fields?: Record<string, string>) =>
  new AppError("invalid", message, fields ? { details: { fields } } : {});

export const unauthenticated = (message = "Please sign in first.") =>
  new AppError("unauthenticated", message);

export const forbidden = (message: string) => new AppError("forbidden", message);

export const upgradeRequired = (message: string) =>
  new AppError("upgrade_required", message, { requiresUpgrade: true });

/** A missing and a foreign thing answer the same. */
export const notFound = (what: string) => new AppError("not_found", `This ${what} does not exist.`);

/** Removed by the operator: not a word of it is left. decision: D-120. */
export const removedJob = () =>
  new AppError("gone", "This job was removed from Kelpie. It cannot come back.");

/** Refused input that arrived whole but cannot be read. decision: D-53. */
export const unreadable = (reason: string, message: string, details: Record<string, unknown> = {}) =>
  new AppError("unreadable", message, { details: { reason, ...details } });

/** The file that was stored. decision: D-104. @throws AppError that says why none was. */
export function savedFile<Row extends object>(row: Row | FileRefusal): Row {
  if ("noRoomIn" in row) {
    const words = `Your files would take more than the ${row.noRoomIn} MB of your plan. Remove one first.`;
    throw new AppError("conflict", words, { details: { reason: "storage_full" } });
  }
  if ("most" in row) throw new AppError("conflict", `An application keeps up to ${row.most} files.`);
  return row;
}

/** decision: D-88. */
export const privateQuestion = () =>
  unreadable(
    "private_question",
    "Kelpie keeps and writes no answers about health, origin, convictions or secrets. Please answer this on the form itself.",
  );

export const rateLimited = (retryAfter: number) =>
  new AppError("rate_limited", "Too many tries. Please wait a little and try again.", { retryAfter });
