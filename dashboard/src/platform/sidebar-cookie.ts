import { sidebar } from "#shared/domain/ui-constants.ts";

/** null when the person has not chosen yet. */
export function readSidebarCookie(): boolean | null {
  const found = /(?:^|; )sidebar_state=(true|false)/.exec(document.cookie)?.[1];
  return found === undefined ? null : found === "true";
}

export function writeSidebarCookie(isOpen: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in Firefox and Safari
  document.cookie = `sidebar_state=${isOpen}; path=/; max-age=${sidebar.cookieSeconds}; samesite=lax`;
}
