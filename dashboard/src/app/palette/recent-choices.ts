import * as z from "zod/mini";
import { readValue, writeValue } from "../../platform/browser-storage.ts";

const key = "kelpie_palette_recent";
const most = 8;
const ids = z.array(z.string());

/** Ids of what was chosen lately, newest first. */
export function recentChoices(): string[] {
  return readValue("local", key, ids) ?? [];
}

export function rememberChoice(id: string): void {
  writeValue("local", key, [id, ...recentChoices().filter((one) => one !== id)].slice(0, most));
}
