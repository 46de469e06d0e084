import { ApiError } from "#shared/client/api-error.ts";

/** "March 5, 2024": the web screens' long form (part 1, section 4). */
export function longDate(iso: string): string {
  return new Date(iso).toLocaleDateString("en-US", { year: "numeric", month: "long", day: "numeric" });
}

/** Dollars with two decimals (part 1, section 9). */
export function dollars(amount: number): string {
  return `$${amount.toFixed(2)}`;
}

/** What the shell says of a checkout that did not begin (part 1, section 8). */
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
