import { pages, safeReturnTo } from "#shared/domain/pages.ts";
import { askSession, wasSignedIn } from "./session-state.ts";
import { showWay } from "./site-header-script.ts";

/** Sign-in and sign-up: who is signed in goes on, and the links between the two keep the way back. */
export function startVisitorsOnly(): void {
  const place = document.querySelector("[data-visitors-only]");
  if (!place) return;
  const returnTo = new URLSearchParams(window.location.search).get("returnTo");
  if (wasSignedIn())
    void askSession().then((isIn) => {
      if (isIn) window.location.replace(safeReturnTo(returnTo));
      else showWay(false);
    });
  if (returnTo === null) return;
  for (const link of place.querySelectorAll<HTMLAnchorElement>(
    `a[href="${pages.login}"], a[href="${pages.signup}"]`,
  ))
    link.search = `?returnTo=${encodeURIComponent(returnTo)}`;
}
