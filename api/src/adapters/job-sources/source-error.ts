/** Why a board gave nothing, in words for the health list. Never an address with keys in it. */
export class SourceError extends Error {
  readonly isWorthRetrying: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(
    message: string,
    options: { isWorthRetrying?: boolean; retryAfterMs?: number | undefined } = {},
  ) {
    super(message);
    this.name = "SourceError";
    this.isWorthRetrying = options.isWorthRetrying ?? false;
    this.retryAfterMs = options.retryAfterMs;
  }
}
