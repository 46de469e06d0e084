import { themeButtonLabel, themeWords } from "#shared/ui/blocks/themes.ts";
import { applyTheme, onTheme, shownTheme } from "../platform/theme/theme.ts";
import { askSession, wasSignedIn } from "./session-state.ts";

/** Wakes the header of the public pages: theme, menu, and the dashboard instead of sign-in. @returns what ends it. */
export function startSiteHeader(header: HTMLElement): () => void {
  const ends = [startTheme(header), startMenu(header)];
  showSignedIn(wasSignedIn());
  // Visitors are not asked for: the answer would be a failure in their console, and changes nothing on the page.
  if (wasSignedIn()) void askSession().then(showSignedIn);
  return () => ends.forEach((end) => void end());
}

/** The style sheet shows the one way or the other; theme-boot.js guesses it before the first paint. */
export function showSignedIn(isIn: boolean): void {
  document.documentElement.toggleAttribute("data-signed-in", isIn);
}

function startTheme(header: HTMLElement): () => void {
  const button = header.querySelector<HTMLButtonElement>("[data-theme-button]");
  if (!button) return () => undefined;
  const say = () => button.setAttribute("aria-label", themeButtonLabel(shownTheme()));
  const press = () => applyTheme(themeWords[shownTheme()].next);
  say();
  button.classList.remove("invisible");
  button.addEventListener("click", press);
  const end = onTheme(say);
  return () => {
    button.removeEventListener("click", press);
    end();
  };
}

/** The menu of narrow screens is a `details`; Escape and a press elsewhere close it. */
function startMenu(header: HTMLElement): () => void {
  const menu = header.querySelector("details");
  if (!menu) return () => undefined;
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  };
  const onPress = (event: Event) => {
    const isLink = (event.target as Element).closest("a") !== null;
    if (isLink || !menu.contains(event.target as Node)) menu.open = false;
  };
  document.addEventListener("keydown", onKey);
  document.addEventListener("click", onPress);
  return () => {
    document.removeEventListener("keydown", onKey);
    document.removeEventListener("click", onPress);
  };
}
