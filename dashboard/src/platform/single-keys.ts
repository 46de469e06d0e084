import { readText, writeText } from "./browser/browser-storage.ts";

/** Single keys can be switched off for who speaks to the computer or types by accident (WCAG 2.1.4). */
const key = "kelpie_single_keys";

/** Nobody types letters into a radio button or a box to tick: arrows and the space bar are theirs. */
const typing =
  "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu]";

export function singleKeysOn(): boolean {
  return readText("local", key) !== "off";
}

export function saveSingleKeys(on: boolean): void {
  writeText("local", key, on ? null : "off");
}

/** Pressed for nothing else: no other key held, nothing being typed or chosen. */
export function isFreeKey({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !singleKeysOn()) return false;
  return !(target instanceof Element && target.closest(typing));
}
