import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { readStored } from "../../platform/storage.ts";
import { useAsides } from "./aside/aside.tsx";

/** The panel's shortcuts and their actions, as the help lists them. */
export const shortcuts = {
  s: "Save the job",
  t: "Tailor your resume",
  l: "Write a cover letter",
  o: "Open the saved application",
  r: "Read the page again",
  c: "Copy the letter",
  d: "Download the letter",
  "?": "Show these keys",
} as const;
export type Shortcut = keyof typeof shortcuts;

export const keysOffKey = ["kept", "keys-off"];

/** Whether single keys are switched off (WCAG 2.1.4). */
export async function areKeysOff(): Promise<boolean> {
  return (await readStored("areKeysOff")) ?? false;
}

/** Single keys; off while typing, with an open menu, and below another screen. */
export function useShortcuts(actions: Partial<Record<Shortcut, (() => void) | undefined>>): void {
  const { shown } = useAsides();
  const { data: isOff } = useQuery({ queryKey: keysOffKey, queryFn: areKeysOff });
  const latest = useRef(actions);
  latest.current = actions;
  const isOn = shown === null && isOff === false;
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const act = isPlain(event) ? latest.current[event.key.toLowerCase() as Shortcut] : undefined;
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [isOn]);
}

function isPlain(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  const isTyping =
    target instanceof Element &&
    target.closest("textarea, select, [contenteditable], input:not([type=checkbox])") !== null;
  return !isTyping && document.querySelector(":popover-open, [role=dialog]") === null;
}
