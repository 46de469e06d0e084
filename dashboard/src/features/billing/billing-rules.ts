import { ApiError } from "#shared/client/api-error.ts";

/** What the shell says of a checkout that did not begin. */
export function shellCheckoutProblem(error: unknown): string {
  const message = (error instanceof ApiError && error.body?.message) || "Unknown error occurred";
  return `Failed to initiate checkout: ${message.replace(/\.$/, "")}. Please try again.`;
}

/** What the subscription screen says of it. An answer of 2xx that cannot be read has a sentence of its own. */
export function pageCheckoutProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return "Failed to initiate checkout";
  if (error.status >= 200 && error.status < 300) return "Invalid response from server";
  return error.body?.message || "Failed to initiate checkout";
}
