import type { MouseEvent } from "react";

/** What every link of shared/ui takes. A link does not route by itself; the app does. */
export interface LinkProps {
  href: string;
  /** Called on a plain click instead of leaving the page; without it the link is an ordinary link. */
  onNavigate?: ((href: string) => void) | undefined;
}

/** Passes a plain left click to the app's router; the browser handles new tabs, downloads and other targets. */
export function followLink({ href, onNavigate }: LinkProps, event: MouseEvent<HTMLAnchorElement>): void {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const staysHere = !event.currentTarget.target && !event.currentTarget.hasAttribute("download");
  if (!onNavigate || event.defaultPrevented || !isPlain || !staysHere) return;
  event.preventDefault();
  onNavigate(href);
}
