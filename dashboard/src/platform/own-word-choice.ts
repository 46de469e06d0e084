import { readText, writeText } from "./browser/browser-storage.ts";

const key = "kelpie_word_file";

/** True unless the person prefers our designs to their own Word file; this browser remembers it. decision: D-77. */
export function takesOwnWord(): boolean {
  return readText("local", key) !== "ours";
}

export function saveOwnWordChoice(takesOwn: boolean): void {
  writeText("local", key, takesOwn ? null : "ours");
}
