import { isOwnLine, type QuotedLetter, type QuotedLine } from "./quoted-letter.ts";

/** Where a line is: the id of a job's block, or "own" for the person's own sentences. */
export type LinePlace = string | "own";

function inPlace(
  letter: QuotedLetter,
  place: LinePlace,
  change: (lines: readonly QuotedLine[]) => QuotedLine[],
): QuotedLetter {
  if (place === "own") return { ...letter, own: change(letter.own) };
  return {
    ...letter,
    jobs: letter.jobs.map((job) => (job.id === place ? { ...job, lines: change(job.lines) } : job)),
  };
}

/** The lines that the sheet shows: used ones, those used in the original, and the person's own. */
export function shownLines(lines: readonly QuotedLine[], wasOn: ReadonlySet<string>): QuotedLine[] {
  return lines.filter((line) => line.isOn || wasOn.has(line.id) || isOwnLine(line));
}

/** Ids of the lines that are used. */
export function usedIds({ own, jobs }: QuotedLetter): ReadonlySet<string> {
  const all = [...own, ...jobs.flatMap(({ lines }) => lines)];
  return new Set(all.filter(({ isOn }) => isOn).map(({ id }) => id));
}

/** Adds a line to the letter, or removes it. */
export function tickLine(letter: QuotedLetter, place: LinePlace, id: string, isOn: boolean): QuotedLetter {
  return inPlace(letter, place, (lines) => lines.map((line) => (line.id === id ? { ...line, isOn } : line)));
}

/** Puts an unused line of a job after its used ones. */
export function takeLine(letter: QuotedLetter, place: LinePlace, id: string): QuotedLetter {
  return inPlace(letter, place, (lines) => {
    const line = lines.find((one) => one.id === id);
    if (line === undefined) return [...lines];
    const others = lines.filter((one) => one.id !== id);
    const end = others.findLastIndex(({ isOn }) => isOn) + 1;
    return [...others.slice(0, end), { ...line, isOn: true }, ...others.slice(end)];
  });
}

/** Moves a line to the position of another in its block. */
export function moveLine(letter: QuotedLetter, place: LinePlace, id: string, to: string): QuotedLetter {
  return inPlace(letter, place, (lines) => {
    const line = lines.find((one) => one.id === id);
    const target = lines.findIndex((one) => one.id === to);
    if (line === undefined || target === -1) return [...lines];
    return lines.filter((one) => one.id !== id).toSpliced(target, 0, line);
  });
}

/** Adds a line in the person's own words after a block's used lines. */
export function addLine(letter: QuotedLetter, place: LinePlace, text: string): QuotedLetter {
  const numbers = [...letter.own, ...letter.jobs.flatMap(({ lines }) => lines)]
    .filter(isOwnLine)
    .map(({ id }) => Number(id.split(":")[1]));
  const line = {
    id: `own:${Math.max(-1, ...numbers) + 1}`,
    text: text.replace(/\s+/g, " ").trim(),
    isOn: true,
  };
  if (line.text === "") return letter;
  return inPlace(letter, place, (lines) => {
    const end = lines.findLastIndex(({ isOn }) => isOn) + 1;
    return lines.toSpliced(end, 0, line);
  });
}

/** Removes a line that the person added. */
export function removeLine(letter: QuotedLetter, place: LinePlace, id: string): QuotedLetter {
  return inPlace(letter, place, (lines) => lines.filter((line) => line.id !== id || !isOwnLine(line)));
}

/** Adds a formal requirement to the letter, or removes it. */
export function tickRow(letter: QuotedLetter, id: string, isOn: boolean): QuotedLetter {
  const rows = letter.formal.rows.map((row) => (row.id === id ? { ...row, isOn } : row));
  return { ...letter, formal: { ...letter.formal, rows } };
}
