/** One edit of a file's lines: its kind, and the lines that it must produce. */
export interface RequestedEdit {
  kind: "replace" | "insert" | "move" | "remove";
  wanted: string[];
}

const mark = /^\s*[•▪●◦–-]\s/u;
const perKind = 3;

/** A line with one word changed and two more at its end. */
export function reworded(line: string): string {
  const words = line.split(" ");
  const middle = Math.floor(words.length / 2);
  return [
    ...words.map((word, at) => (at === middle && !word.includes("\t") ? "Reworded" : word)),
    "by",
    "us",
  ].join(" ");
}

/** At most this many of the positions, spread over all of them. */
function spread<T>(places: readonly T[]): T[] {
  const step = Math.max(1, places.length / perKind);
  return Array.from(
    { length: Math.min(perKind, places.length) },
    (_, n) => places[Math.floor(n * step)] as T,
  );
}

/** Twelve edits, three of each kind, like those of a tailored resume: list items and running text, no headings. */
export function requestedEdits(lines: readonly string[]): RequestedEdit[] {
  const all = lines.map((_, at) => at);
  const isItem = (at: number) => mark.test(lines[at] ?? "");
  const isRunning = (at: number) => isItem(at) || (lines[at] ?? "").split(" ").length > 8;
  const items = all.filter(isItem);
  const running = all.filter(isRunning);
  const pairs = all.filter((at) => isItem(at) && isItem(at + 1) && lines[at] !== lines[at + 1]);
  const without = (at: number) => lines.filter((_, one) => one !== at);
  const withAfter = (list: readonly string[], at: number, line: string) => [
    ...list.slice(0, at + 1),
    line,
    ...list.slice(at + 1),
  ];
  const newLine = (at: number) =>
    `${mark.exec(lines[at] ?? "")?.[0] ?? ""}A statement of one's own, said in eight words`;
  return [
    ...spread(all).map(
      (at): RequestedEdit => ({
        kind: "replace",
        wanted: lines.map((line, one) => (one === at ? reworded(line) : line)),
      }),
    ),
    ...spread(running).map(
      (at): RequestedEdit => ({ kind: "insert", wanted: withAfter(lines, at, newLine(at)) }),
    ),
    ...spread(pairs).map(
      (at): RequestedEdit => ({
        kind: "move",
        wanted: withAfter(without(at), at, lines[at] ?? ""),
      }),
    ),
    ...spread(items.length > 0 ? items : running).map(
      (at): RequestedEdit => ({ kind: "remove", wanted: without(at) }),
    ),
  ];
}

/** All of these at once, as one accepted text: every kind on separate lines. */
export function allAtOnce(lines: readonly string[]): string[] {
  const items = lines.flatMap((line, at) => (mark.test(line) ? [at] : []));
  const [removed, grown, first, second] = spread(items).concat(items.slice(-1));
  return lines.flatMap((line, at) => {
    if (at === removed) return [];
    if (at === grown)
      return [reworded(line), `${mark.exec(line)?.[0] ?? ""}A statement of one's own, said in eight words`];
    if (at === first && first !== second) return [reworded(line)];
    return at % 7 === 3 ? [reworded(line)] : [line];
  });
}
