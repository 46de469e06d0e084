import { dateOrder } from "#shared/language/date-order.ts";
import type { DateOrder } from "#shared/language/dates.ts";
import { joinPrintedLines, type TextLine } from "#shared/language/join-lines.ts";
import { type PrintedLine, splitPrintedLines } from "#shared/language/printed-lines.ts";
import { type LabelledResume, plainText } from "./labelled-resume.ts";

/** A labelled resume as the parser reads it: printed lines, joined lines, and the labels of both. */
export interface PreparedResume {
  id: string;
  text: string;
  order: DateOrder;
  printed: PrintedLine[];
  continues: boolean[];
  lines: TextLine[];
  /** Label of each joined line. */
  labels: string[];
  /** Tag characters of each joined line, one for each unit of its text. */
  tags: string[];
  /** Offsets in each joined line where another role begins. */
  roleBreaks: number[][];
}

/** Tags of a printed line's text, which may have lost Markdown characters: each unit is searched in order. */
function alignedTags(line: string, raw: string, tags: string): { tags: string; places: number[] } {
  let found = "";
  const places: number[] = [];
  let at = 0;
  for (let n = 0; n < line.length; n += 1) {
    const next = raw.indexOf(line[n] ?? "", at);
    const place = next < 0 ? at : next;
    found += tags[place] ?? ".";
    places.push(place);
    at = place + 1;
  }
  return { tags: found, places };
}

function sourceLineOf(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Splits and joins a labelled resume like the parser with a perfect line joiner. */
export function prepareResume(resume: LabelledResume): PreparedResume {
  const { text, labels, roleBreaks } = plainText(resume);
  const starts: number[] = [];
  let offset = 0;
  for (const line of resume.lines) {
    starts.push(offset);
    offset += line.text.length + 1;
  }
  const printed = splitPrintedLines(text);
  const used = new Set(printed.map((line) => sourceLineOf(starts, line.start)));
  const continues: boolean[] = [];
  const lineLabels: string[] = [];
  const lineTags: string[] = [];
  const breaks: number[][] = [];
  printed.forEach((line, at) => {
    const source = sourceLineOf(starts, line.start);
    let label = labels[source] ?? "OTHER";
    const above = labels[source - 1];
    // A list mark alone on its line has the label of the bullet below it.
    if (
      label === "CONT" &&
      line.mark !== undefined &&
      !used.has(source - 1) &&
      above !== undefined &&
      above !== ""
    )
      label = above;
    const isContinued = label === "CONT" && at > 0;
    continues.push(isContinued);
    const start = line.start - (starts[source] ?? 0);
    const raw = resume.lines[source]?.text ?? "";
    const own = alignedTags(line.text, raw.slice(start), (resume.lines[source]?.tags ?? "").slice(start));
    const ownBreaks = own.places.flatMap((place, n) => {
      const before = n === 0 ? -1 : (own.places[n - 1] ?? 0);
      for (let one = before + 1; one <= place; one += 1) if (roleBreaks.has(line.start + one)) return [n];
      return [];
    });
    if (!isContinued) {
      lineLabels.push(label === "CONT" ? "OTHER" : label);
      lineTags.push(own.tags);
      breaks.push(ownBreaks);
      return;
    }
    const last = lineTags.length - 1;
    const before = lineTags[last] ?? "";
    const between = before.at(-1) === own.tags[0] ? (own.tags[0] ?? ".") : ".";
    breaks[last]?.push(...ownBreaks.map((one) => one + before.length + between.length));
    lineTags[last] = before + between + own.tags;
  });
  return {
    id: resume.id,
    text,
    order: dateOrder(text),
    printed,
    continues,
    lines: joinPrintedLines(printed, continues),
    labels: lineLabels,
    tags: lineTags,
    roleBreaks: breaks,
  };
}
