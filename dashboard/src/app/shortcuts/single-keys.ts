import { readText, writeText } from "../../platform/browser-storage.ts";

/** Single keys can be switched off for who speaks to the computer or types by accident (WCAG 2.1.4). */
const key = "kelpie_single_keys";

export function singleKeysOn(): boolean {
  return readText("local", key) !== "off";
}

export function keepSingleKeys(on: boolean): void {
  writeText("local", key, on ? null : "off");
}
