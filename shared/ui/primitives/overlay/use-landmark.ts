import { useRef, useState } from "react";

const landmarks = "main, header, nav, aside, footer, [role=dialog], [role=alertdialog]";

/**
 * Floating content is drawn at the end of the landmark or dialog that contains its button, not at the end of the
 * page. A screen reader finds it where it belongs, and a dialog does not hide its own menus.
 */
export function useLandmark<Trigger extends HTMLElement>() {
  const trigger = useRef<Trigger>(null);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const onOpenChange = (open: boolean) => {
    if (open) setContainer(trigger.current?.closest<HTMLElement>(landmarks) ?? null);
  };
  return { trigger, container, onOpenChange };
}
