import "../style.css";
import { pages } from "#shared/domain/pages.ts";
import { safeReturnTo } from "#shared/domain/return-to.ts";
import { navigateGated } from "./gated-navigation.ts";
import { askSession, sessionState, wasSignedIn } from "./session-state.ts";
import { showSignedIn, startSiteHeader } from "./site-header-script.ts";
import { wakeIslands } from "./wake-islands.ts";

/** Sign-in and sign-up: who is signed in goes on, and the links between the two keep the way back. */
function startVisitorsOnly(): void {
  const place = document.querySelector("[data-visitors-only]");
  if (!place) return;
  const returnTo = new URLSearchParams(window.location.search).get("returnTo");
  if (wasSignedIn())
    void askSession().then((isIn) => {
      if (isIn) window.location.replace(safeReturnTo(returnTo));
      else showSignedIn(false);
    });
  if (returnTo === null) return;
  for (const link of place.querySelectorAll<HTMLAnchorElement>(
    `a[href="${pages.login}"], a[href="${pages.signup}"]`,
  ))
    link.search = `?returnTo=${encodeURIComponent(returnTo)}`;
}

/** `<a data-gated href>`: asks who is signed in on the way. Without this script the link itself leads on. */
function followGatedLinks(): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-gated]");
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isPlain) return;
    event.preventDefault();
    void askSession();
    const target = link.pathname + link.search + link.hash;
    navigateGated({ target, state: sessionState, go: (path) => window.location.assign(path) });
  });
}

/** All the script that a public page has before somebody turns to an interactive part. */
const header = document.querySelector("header");
if (header) startSiteHeader(header);
startVisitorsOnly();
followGatedLinks();
wakeIslands();
