import { resumePath } from "#shared/domain/pages.ts";

/** The resume's screen with the person's own file beside what was read of it. decision: D-97. */
export function reviewPath(id: string): string {
  return `${resumePath(id)}?view=file`;
}

/** Whether an address asks for that screen. */
export function isReviewAddress(search: URLSearchParams): boolean {
  return search.get("view") === "file";
}
