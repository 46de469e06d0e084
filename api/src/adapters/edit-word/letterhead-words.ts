import { readXml, textOf } from "../read-document/xml.ts";
import type { LetterLine } from "./letter-paragraphs.ts";
import type { Block } from "./letter-place.ts";
import type { OpenedWord } from "./open-word.ts";
import { within } from "./word-body.ts";

const edge = /^word\/(?:header|footer)\d*\.xml$/;
/** Shorter pieces are in other words by chance. */
const leastSigns = 4;

/** The letter without the lines of its sender that the letterhead shows in full; one word less and the line stays. */
export function withoutShownSender(
  opened: OpenedWord,
  staying: readonly Block[],
  letter: readonly LetterLine[],
): { lines: LetterLine[]; left: string[] } {
  const shown = squeezed(
    `${edgeWords(opened)}\n${staying.flatMap(({ lines }) => lines.map(({ text }) => text)).join("\n")}`,
  );
  const isShown = ({ part, text }: LetterLine) =>
    part === "sender" && text.split(/[|,•·]|\s–\s/).every((piece) => isIn(shown, piece));
  return {
    lines: letter.filter((line) => !isShown(line)),
    left: letter.filter(isShown).map(({ text }) => text),
  };
}

function isIn(shown: string, piece: string): boolean {
  const own = squeezed(piece);
  return own === "" || (own.length >= leastSigns && shown.includes(own));
}

/** Letters and digits alone: phone numbers are spaced in many ways. */
const squeezed = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}@]+/gu, "");

/** The words of all headers and footers, whichever page shows them. */
function edgeWords({ file }: OpenedWord): string {
  return Object.entries(file.parts)
    .filter(([name]) => edge.test(name))
    .map(([, bytes]) =>
      [...within(readXml(bytes))]
        .map((one) => (one.name === "w:t" ? textOf(one) : one.name === "w:p" ? "\n" : ""))
        .join(""),
    )
    .join("\n");
}
