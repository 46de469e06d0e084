import { sequenceDiff } from "./sequence-diff.ts";

export interface DiffPart {
  text: string;
  kind: "same" | "removed" | "added";
}

const words = (text: string) => text.split(/\s+/).filter(Boolean);

/** The differences between two wordings of a line, word by word. Parts are joined by one space. */
export function wordDiff(beforeText: string, afterText: string): DiffPart[] {
  return sequenceDiff(words(beforeText), words(afterText)).map(({ kind, items }) => ({
    kind,
    text: items.join(" "),
  }));
}
