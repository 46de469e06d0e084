import { navigateGated } from "./gated-navigation.ts";
import { askSession, sessionState } from "./session-state.ts";

/** `<a data-gated href>`: asks who is signed in on the way. Without this script the link itself leads on. */
export function followGatedLinks(): void {
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
