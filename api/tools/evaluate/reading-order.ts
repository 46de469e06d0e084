import { fold } from "./resume/resume-score.ts";

function places(text: string, part: string): [number, number][] {
  const found: [number, number][] = [];
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1))
    found.push([at, at + part.length]);
  return found;
}

/** "Web Developer" inside "Senior Web Developer" belongs to that title. */
function ownPlaces(text: string, title: string, titles: readonly string[]): [number, number][] {
  const longer = titles
    .filter((other) => other !== title && other.includes(title))
    .flatMap((other) => places(text, other));
  return places(text, title).filter(([from, to]) => !longer.some(([a, b]) => a <= from && to <= b));
}

function distance(from: readonly [number, number][], to: readonly [number, number][]): number {
  const gaps = from.flatMap(([a, b]) => to.map(([c, d]) => Math.max(0, c - b, a - d)));
  return Math.min(...gaps);
}

/**
 * Whether columns were kept apart: each employer is nearer to its own title than to any other. Only for files whose
 * labels pair them.
 * @returns the number of employers, and how many are placed right; none if the labels do not pair them.
 */
export function tallyReadingOrder(
  text: string,
  gold: { employers: readonly string[]; titles: readonly string[] },
): { gold: number; right: number; missed: string[] } {
  const folded = fold(text);
  const employers = gold.employers.map(fold);
  const titles = gold.titles.map(fold);
  if (employers.length !== titles.length || employers.length < 2) return { gold: 0, right: 0, missed: [] };
  const titlePlaces = titles.map((title) => ownPlaces(folded, title, titles));
  const missed = gold.employers.filter((_, at) => {
    const here = places(folded, employers[at] ?? "");
    const gaps = titlePlaces.map((there) => distance(here, there));
    return gaps.some((gap, other) => other !== at && gap < (gaps[at] ?? Number.POSITIVE_INFINITY));
  });
  return { gold: employers.length, right: employers.length - missed.length, missed };
}
