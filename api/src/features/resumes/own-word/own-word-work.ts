import type { UnchangeableReason, UnplacedLine } from "#shared/domain/resumes/unplaced-lines.ts";
import { editWord } from "../../../adapters/edit-word/edit-word.ts";
import { filledLines } from "../../../adapters/edit-word/file-lines.ts";
import { openWord } from "../../../adapters/edit-word/open-word.ts";
import { Unchangeable } from "../../../adapters/edit-word/word-body.ts";
import { ParseError } from "../../../adapters/read-document/parsed-document.ts";
import { openBytes } from "../../../bytes/open-outside.ts";
import type { OutsideBytes } from "../../../bytes/outside.ts";

export interface OwnWord {
  bytes: Uint8Array;
  placed: number;
  unplaced: UnplacedLine[];
}

/** A Word file with another text, or why it cannot be changed. Pure. */
export function editOwnWord({
  bytes,
  text,
}: {
  bytes: OutsideBytes;
  text: string;
}): OwnWord | { unchangeable: UnchangeableReason; detail: string } {
  try {
    const { bytes: changed, placed, unplaced } = editWord(openWord(openBytes(bytes)), text);
    return { bytes: changed, placed, unplaced };
  } catch (error) {
    return { unchangeable: reasonOf(error), detail: error instanceof Error ? error.message : "" };
  }
}

/** True when a Word file reads as this text. */
export function readsAs({ bytes, text }: { bytes: OutsideBytes; text: string }): boolean {
  try {
    const lines = openWord(openBytes(bytes)).lines.map((line) => line.text);
    return lines.join("\n") === filledLines(text).join("\n");
  } catch (error) {
    reasonOf(error);
    return false;
  }
}

function reasonOf(error: unknown): UnchangeableReason {
  if (error instanceof Unchangeable) return error.reason;
  if (error instanceof ParseError) return "damaged";
  throw error;
}
