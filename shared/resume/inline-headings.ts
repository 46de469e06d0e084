import { headingSection } from "./sections.ts";
import type { TextLine } from "./text-lines.ts";

const enough = 2;
const rest = new Set(["other", "header"]);
const maxWords = 4;

/** "Experience Leading Hand ..." or "Key Skills • Triage": the heading and what follows it, or undefined. */
function splitLine(line: TextLine): [TextLine, TextLine] | undefined {
  const words = line.text.slice(0, 120).split(/\s+/);
  for (let n = Math.min(maxWords, words.length - 1); n > 0; n -= 1) {
    const head = words.slice(0, n).join(" ");
    const start = line.text.slice(head.length).replace(/^\s+/, "");
    const isBullet = /^[•▪●·*-]\s?/.test(start);
    if (head.endsWith(":") || !/^\p{Lu}/u.test(head) || !(isBullet || /^[\p{Lu}\d[]/u.test(start))) continue;
    const heading: TextLine = { text: head, bullet: false, gapBefore: true };
    if (weak.test(head) || headingSection(heading) === undefined) continue;
    const text = isBullet ? start.slice(1).trim() : start;
    return [heading, { text, bullet: isBullet, gapBefore: false }];
  }
  return undefined;
}

const weak =
  /^(?:software|tools|systems|technologies|courses|study|studies|training|about|statement|volunteer|career|expertise|strengths|overview|introduction|clearances|checks|profile summary|before|before now|service|appointments|where .+|talk|lingo|cards|way back|day job|i want|who i am|in short|talk to)$/i;

function coreSections(lines: readonly (TextLine | undefined)[]): Set<string> {
  const found = lines.map((l) => (l === undefined || l.bullet ? undefined : headingSection(l)) ?? "other");
  return new Set(found.filter((section) => !rest.has(section)));
}

/**
 * Tables with the headings in a left column come out as "Experience Leading Hand Electrician". Only in a
 * text with hardly any heading on a line of its own, and with several such starts, are they taken for
 * headings ("Additional information" and the like do not count).
 */
export function splitInlineHeadings(lines: readonly TextLine[]): TextLine[] {
  if (coreSections(lines).size >= enough) return [...lines];
  const split = lines.map((line) =>
    line.bullet || headingSection(line) !== undefined ? undefined : splitLine(line),
  );
  if (coreSections(split.map((pair) => pair?.[0])).size < enough) return [...lines];
  return lines.flatMap((line, at) => split[at] ?? [line]);
}
