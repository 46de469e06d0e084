import type { DateSpan } from "#shared/language/dates.ts";
import { separators } from "#shared/language/line-words.ts";
import type { FirstWord, HeadContext, WordLabel } from "./word-features.ts";
import { wordLabels } from "./word-features.ts";

/** A value that is in a head, as written, with its probability. */
export interface HeadValue {
  label: Exclude<WordLabel, "O" | "X">;
  text: string;
  line: number;
  /** Offsets in the line's text. */
  start: number;
  end: number;
  probability: number;
  date?: DateSpan;
}

/** After a name: " (Vic) Pty Ltd", ", Inc.". */
const legalEnding =
  /^(?: ?\([^()]{1,30}\) (?:pty\.? )?(?:ltd|limited|inc)\b\.?|, ?(?:inc|llc|ltd|llp|plc|gmbh|corp)\b\.?)/i;
/** The dot of "Inc." belongs to the name. */
const shortEnding = /\b(?:inc|ltd|co|corp|bros)$/i;
const dividing = /[\s,;:|–—•·-]/u;
const bracketed = /^\(([^()]*)\)$/;

/** The written value without what only divides it from its neighbours. */
function trimValue(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && dividing.test(text[start] ?? "")) start += 1;
  while (end > start && dividing.test(text[end - 1] ?? "")) end -= 1;
  const plain = text.slice(start, end);
  const opened = (plain.match(/\(/g) ?? []).length;
  const closed = (plain.match(/\)/g) ?? []).length;
  if (opened > closed) return `${plain})`;
  return plain.replace(bracketed, "$1");
}

/** How many letters after an employer's last word are still its name. */
function endingOf(line: string, end: number): number {
  const legal = legalEnding.exec(line.slice(end))?.[0].length ?? 0;
  if (legal > 0) return legal;
  return line[end] === "." && shortEnding.test(line.slice(0, end)) ? 1 : 0;
}

/** The values of a head in the order of the text: runs of words with one label. */
export function headValues(context: HeadContext, tagged: readonly FirstWord[]): HeadValue[] {
  const values: HeadValue[] = [];
  let run: { label: WordLabel; first: number; last: number; sum: number; least: number } | undefined;
  const close = () => {
    if (run === undefined) return;
    const { label, first, last } = run;
    const [from, to] = [context.words[first], context.words[last]];
    run = undefined;
    if (label === "O" || label === "X" || from === undefined || to === undefined) return;
    const line = context.facts[from.line]?.line.text ?? "";
    const after =
      line.slice(to.end, to.end + 1) === ")" && line.slice(from.start, to.end).includes("(") ? 1 : 0;
    // "Lotus Builders (Vic) Pty Ltd": the bracket and the legal ending belong to the name.
    const ending = label === "E" ? endingOf(line, to.end) : 0;
    const text = trimValue(line.slice(from.start, to.end + Math.max(after, ending)));
    const count = last - first + 1;
    let sum = 0;
    for (let at = first; at <= last; at += 1) {
      const own = tagged[at];
      sum += own?.probabilities[own.label] ?? 0;
    }
    values.push({
      label,
      text,
      line: from.line,
      start: from.start,
      end: to.end,
      probability: sum / count,
      ...(from.date === undefined ? {} : { date: from.date }),
    });
  };
  context.words.forEach((word, at) => {
    const label = wordLabels[tagged[at]?.label ?? 0] ?? "O";
    const isNewLine = word.line !== context.words[at - 1]?.line;
    const isDate = word.date !== undefined || context.words[at - 1]?.date !== undefined;
    const isDivided = word.separator === separators.bar || word.separator === separators.column;
    if (run !== undefined && run.label === label && !isNewLine && !isDate && !isDivided) run.last = at;
    else {
      close();
      run = { label, first: at, last: at, sum: 0, least: 1 };
    }
  });
  close();
  return withWholeBrackets(values, context).filter(
    (value) => value.text !== "" && (value.label !== "D" || value.date !== undefined),
  );
}

/**
 * "Lotus Builders (Vic) Pty Ltd" that was cut at its bracket is one employer: what is before the bracket belongs to it,
 * whatever it was taken for.
 */
function withWholeBrackets(values: readonly HeadValue[], context: HeadContext): HeadValue[] {
  const whole: HeadValue[] = [];
  for (const value of values) {
    const before = whole.at(-1);
    const line = context.facts[value.line]?.line.text ?? "";
    const isCut = value.label === "E" && value.text.indexOf(")") >= 0 && !value.text.includes("(");
    if (isCut && before?.line === value.line && line.slice(before.end, value.start).trim() === "(") {
      whole.pop();
      const text = line.slice(before.start, value.end).trim();
      whole.push({ ...value, text, start: before.start });
    } else whole.push(value);
  }
  return whole;
}

const leastSpare = 0.06;

/**
 * The segment of a head that is most probably of a kind although another label won: almost every role has a title and
 * an employer, so the best candidate is better than none. Segments in `taken` (by line and offset) are left out.
 */
export function spareValue(
  context: HeadContext,
  tagged: readonly FirstWord[],
  label: "T" | "E",
  values: readonly HeadValue[],
): HeadValue | undefined {
  const index = wordLabels.indexOf(label);
  const other = label === "T" ? "E" : "T";
  let best: HeadValue | undefined;
  for (let segment = 0; segment < context.signs.length; segment += 1) {
    const places = context.words.flatMap((word, at) => (word.segment === segment ? [at] : []));
    const [first, last] = [context.words[places[0] ?? -1], context.words[places.at(-1) ?? -1]];
    if (first === undefined || last === undefined || first.date !== undefined) continue;
    const isTaken = values.some(
      (value) =>
        value.label === other &&
        value.line === first.line &&
        value.start < last.end &&
        value.end > first.start,
    );
    if (isTaken) continue;
    const probability =
      places.reduce((sum, at) => sum + (tagged[at]?.probabilities[index] ?? 0), 0) / places.length;
    if (probability < Math.max(leastSpare, best?.probability ?? 0)) continue;
    const text = trimValue((context.facts[first.line]?.line.text ?? "").slice(first.start, last.end));
    if (/\p{L}{2}/u.test(text))
      best = { label, text, line: first.line, start: first.start, end: last.end, probability };
  }
  return best;
}
