import type { ErrorBody, ErrorCode } from "#shared/contract/errors.ts";

/** A call that the server refused, or that never arrived (`code: "offline"`, `status: 0`). */
export class ApiError extends Error {
  readonly code: ErrorCode | "offline";
  readonly status: number;
  readonly body: ErrorBody | undefined;

  constructor(status: number, body: ErrorBody | undefined, fallback: string) {
    super(body?.message ?? fallback);
    this.name = "ApiError";
    this.status = status;
    this.body = body;
    this.code = body?.code ?? (status === 0 ? "offline" : "internal");
  }

  /** True if the free plan's limit is the reason. */
  get requiresUpgrade(): boolean {
    return this.body?.requiresUpgrade === true;
  }

  get requestId(): string | undefined {
    return this.body?.requestId;
  }
}
