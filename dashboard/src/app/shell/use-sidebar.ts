import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { sidebar } from "#shared/domain/ui-constants.ts";

/** null when the person has not chosen yet. */
function readSidebarCookie(): boolean | null {
  const found = /(?:^|; )sidebar_state=(true|false)/.exec(document.cookie)?.[1];
  return found === undefined ? null : found === "true";
}

function writeSidebarCookie(isOpen: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in Firefox and Safari
  document.cookie = `sidebar_state=${isOpen}; path=/; max-age=${sidebar.cookieSeconds}; samesite=lax`;
}

/** From here on there is room for the words beside the icons. */
const roomy = "(width >= 1100px)";

function onRoomChange(listener: () => void): () => void {
  const query = window.matchMedia(roomy);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/**
 * Open or collapsed on wide screens, open or closed as an overlay on narrow ones. The person's choice is kept for
 * 7 days; without one the room decides.
 */
export function useSidebar() {
  const hasRoom = useSyncExternalStore(onRoomChange, () => window.matchMedia(roomy).matches);
  const [chosen, setChosen] = useState(readSidebarCookie);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const isOpen = chosen ?? hasRoom;

  const toggle = useCallback(() => {
    if (window.matchMedia(`(width < ${sidebar.breakpointPx}px)`).matches) {
      setIsSheetOpen((before) => !before);
      return;
    }
    setChosen(!isOpen);
    writeSidebarCookie(!isOpen);
  }, [isOpen]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "b" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [toggle]);

  return { isOpen, isSheetOpen, setIsSheetOpen, toggle };
}
