import { ApiError } from "#shared/client/api-error.ts";

/** The server's own sentence where it answered, else that nobody did. */
export function refusalText(error: unknown): string {
  const isAnswer = error instanceof ApiError && error.status > 0;
  return (isAnswer && error.body?.message) || "Kelpie could not be reached. Please try again.";
}
