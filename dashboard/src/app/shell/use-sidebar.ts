import { useCallback, useEffect, useState } from "react";
import { sidebar } from "#shared/domain/ui-constants.ts";
import { readSidebarCookie, writeSidebarCookie } from "../../platform/sidebar-cookie.ts";

/** From here on there is room for the words beside the icons (design/web/README.md section 7). */
const roomyPx = 1100;

/** Open or collapsed on wide screens (kept for 7 days), open or closed as an overlay on narrow ones. */
export function useSidebar() {
  const [isOpen, setIsOpen] = useState(() => readSidebarCookie() ?? window.innerWidth >= roomyPx);
  const [isSheetOpen, setIsSheetOpen] = useState(false);

  const toggle = useCallback(() => {
    if (window.matchMedia(`(width < ${sidebar.breakpointPx}px)`).matches) {
      setIsSheetOpen((before) => !before);
      return;
    }
    setIsOpen((before) => {
      writeSidebarCookie(!before);
      return !before;
    });
  }, []);

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
