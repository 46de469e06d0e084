import { calendarDay, clockTime, timestampText } from "#shared/domain/dates.ts";

/** What is on the screen: when the page itself got it, and when the worker that answered for the server had. */
export interface ShownAnswer {
  path: string;
  updatedAt: number;
}

/**
 * When the oldest thing on the screen was true.
 * @param kept by path, what the worker gave out instead of the server.
 * @returns null where nothing of the server is shown.
 */
export function asOf(answers: readonly ShownAnswer[], kept: ReadonlyMap<string, string>): Date | null {
  const times = answers
    .filter(({ updatedAt }) => updatedAt > 0)
    .map(({ path, updatedAt }) => Date.parse(kept.get(path) ?? "") || updatedAt);
  return times.length === 0 ? null : new Date(Math.min(...times));
}

/** '14:05' today, '3 March 2026 at 2:05 pm' before. */
export function asOfText(at: Date, now: Date): string {
  return calendarDay(at) === calendarDay(now) ? clockTime(at) : timestampText(at);
}
