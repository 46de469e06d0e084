import { useEffect, useRef } from "react";
import { isFreeKey } from "../../platform/single-keys.ts";
import { chordMs, meaningOf, type ShortcutId } from "./shortcut-keys.ts";

interface ShortcutActs {
  onNavigate: (href: string) => void;
  onAct: (id: ShortcutId) => void;
}

function isPaletteKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey;
}

function read(event: KeyboardEvent, wasG: boolean): ReturnType<typeof meaningOf> {
  if (isPaletteKey(event)) return { act: "palette" };
  return isFreeKey(event) ? meaningOf(event.key, wasG) : null;
}

/** Listens on the whole window; keys that are typed into something belong to it. */
export function useShortcuts({ onNavigate, onAct }: ShortcutActs): void {
  const lastG = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const wasG = event.timeStamp - lastG.current < chordMs;
      const meaning = read(event, wasG);
      lastG.current =
        event.key.toLowerCase() === "g" && isFreeKey(event) ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (!meaning) return;
      event.preventDefault();
      if ("go" in meaning) onNavigate(meaning.go);
      else onAct(meaning.act);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [onNavigate, onAct]);
}
