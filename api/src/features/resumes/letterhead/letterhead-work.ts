import type { UnchangeableReason } from "#shared/domain/resumes/unplaced-lines.ts";
import { fillLetter } from "../../../adapters/edit-word/fill-letter.ts";
import { partLines } from "../../../adapters/edit-word/letter-paragraphs.ts";
import {
  findLetterPlace,
  Placeless,
  type PlacelessReason,
} from "../../../adapters/edit-word/letter-place.ts";
import { openWord } from "../../../adapters/edit-word/open-word.ts";
import { Unchangeable } from "../../../adapters/edit-word/word-body.ts";
import { ParseError } from "../../../adapters/read-document/parsed-document.ts";
import { openBytes } from "../../../bytes/open-outside.ts";
import type { OutsideBytes } from "../../../bytes/outside.ts";
import { letterLines } from "../export/letter-lines.ts";

export type LetterheadRefusal = UnchangeableReason | PlacelessReason;

/** What a person sees of their letterhead. */
export interface LetterheadLook {
  stays: string[];
  from: string | null;
  replaced: number;
}

type Refused = { refused: LetterheadRefusal };

/** Lines that are told; a letterhead has a few. */
const mostTold = 12;
/** Tried at once, so that a file which cannot hold a letter is refused before there is one. */
const trial = `Ana Reyes
ana@example.com | 0491 570 156

Dear Hiring Manager,

This letter shows where the words of a letter stand in the file, and that they read back as they were written.

It has a second paragraph.

Yours sincerely,
Ana Reyes`;

/** Where letters go in a Word file, proven with one, or why it is no letterhead. Pure. */
export function readLetterhead({
  bytes,
  today,
}: {
  bytes: OutsideBytes;
  today: Date;
}): LetterheadLook | Refused {
  return attempt(() => {
    const opened = openWord(openBytes(bytes));
    const { blocks, replaced } = findLetterPlace(opened);
    fillLetter(opened, partLines(letterLines(trial, today)));
    const going = replaced.flatMap(({ lines }) => lines.map(({ text }) => text));
    const edges = opened.lines.filter(({ cells }) => cells.length === 0).map(({ text }) => text);
    const around = blocks.filter((one) => !replaced.includes(one)).flatMap(({ lines }) => lines);
    return {
      stays: [...edges, ...around.map(({ text }) => text)].slice(0, mostTold),
      from: going[0] ?? null,
      replaced: going.length,
    };
  });
}

/** A letter in a letterhead, or why it cannot go there. Pure. */
export function fillLetterhead(order: {
  bytes: OutsideBytes;
  text: string;
  today: Date;
}): { bytes: Uint8Array } | Refused {
  return attempt(() => {
    const letter = partLines(letterLines(order.text, order.today));
    return { bytes: fillLetter(openWord(openBytes(order.bytes)), letter).bytes };
  });
}

function attempt<T>(work: () => T): T | Refused {
  try {
    return work();
  } catch (error) {
    if (error instanceof Placeless || error instanceof Unchangeable) return { refused: error.reason };
    if (error instanceof ParseError) return { refused: "damaged" };
    throw error;
  }
}
