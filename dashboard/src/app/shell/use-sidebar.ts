import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { sidebar } from "#shared/domain/ui-constants.ts";
import { useIsRoomWanted } from "../../platform/room.ts";

/** null when the person has not chosen yet. */
function readSidebarCookie(): boolean | null {
  const found = /(?:^|; )sidebar_state=(true|false)/.exec(document.cookie)?.[1];
  return found === undefined ? null : found === "true";
}

function writeSidebarCookie(isOpen: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in Firefox and Safari
  document.cookie = `sidebar_state=${isOpen}; path=/; max-age=${sidebar.cookieSeconds}; samesite=lax`;
}

/** From here on there is room for the words beside the icons; beside a screen of three columns, later. */
const roomy = "(width >= 1100px)";
const roomyBesideColumns = "(width >= 1400px)";

function useMatches(media: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = window.matchMedia(media);
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(media).matches);
}

/**
 * Open or collapsed on wide screens, open or closed as an overlay on narrow ones. The person's choice is stored for
 * 7 days; without one the room decides.
 */
export function useSidebar() {
  const hasRoom = useMatches(useIsRoomWanted() ? roomyBesideColumns : roomy);
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
