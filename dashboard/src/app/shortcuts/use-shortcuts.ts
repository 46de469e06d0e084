import { useEffect, useRef } from "react";
import { chordMs, meaningOf, type ShortcutId } from "./shortcut-keys.ts";
import { singleKeysOn } from "./single-keys.ts";

const typing =
  "input, textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu]";

interface ShortcutActs {
  onNavigate: (href: string) => void;
  onAct: (id: ShortcutId) => void;
}

function isPaletteKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey;
}

/** Pressed for nothing else: no other key held, nothing being typed or chosen. */
function isFree({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !singleKeysOn()) return false;
  return !(target instanceof Element && target.closest(typing));
}

function read(event: KeyboardEvent, wasG: boolean): ReturnType<typeof meaningOf> {
  if (isPaletteKey(event)) return { act: "palette" };
  return isFree(event) ? meaningOf(event.key, wasG) : null;
}

/** Listens on the whole window; keys that are typed into something belong to it. */
export function useShortcuts({ onNavigate, onAct }: ShortcutActs): void {
  const lastG = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const wasG = event.timeStamp - lastG.current < chordMs;
      const meaning = read(event, wasG);
      lastG.current =
        event.key.toLowerCase() === "g" && isFree(event) ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (!meaning) return;
      event.preventDefault();
      if ("go" in meaning) onNavigate(meaning.go);
      else onAct(meaning.act);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [onNavigate, onAct]);
}
