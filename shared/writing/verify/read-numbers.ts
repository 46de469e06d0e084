import { findDates } from "#shared/language/dates.ts";

/** A number of a text: its value, what it counts, and its position. */
export interface WrittenNumber {
  value: number;
  unit: "%" | "$" | "";
  start: number;
  end: number;
}

const ones =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const tens = "twenty thirty forty fifty sixty seventy eighty ninety";
const values = new Map<string, number>([
  ...ones.split(" ").map((word, n): [string, number] => [word, n]),
  ...tens.split(" ").map((word, n): [string, number] => [word, (n + 2) * 10]),
  ["dozen", 12],
  ["hundred", 100],
  ["thousand", 1000],
  ["million", 1e6],
  ["billion", 1e9],
]);
const multipliers = new Set([12, 100, 1000, 1e6, 1e9]);

const figure =
  /(?<![\p{L}\d.,])(\$|A\$|AUD ?|AU\$)?(\d+(?:,\d+)*(?:\.\d+)?)(?: ?(%|k\b|m\b|bn\b|mil\b|million\b|billion\b|thousand\b|hundred\b|percent\b|per cent\b|dollars\b))?/giu;
const wordNumber =
  /\b(?:(?:a|half a) (?:dozen|hundred|thousand|million)|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:and )?(?:one|two|three|four|five|six|seven|eight|nine|dozen|hundred|thousand|million|billion))*)\b(?: ?(%|percent\b|per cent\b|dollars\b))?/gi;

function scaleOf(unit: string): number {
  if (/^(k|thousand)$/.test(unit)) return 1e3;
  if (/^(m|mil|million)$/.test(unit)) return 1e6;
  if (/^(bn|billion)$/.test(unit)) return 1e9;
  return unit === "hundred" ? 100 : 1;
}

function readFigure(match: RegExpMatchArray): WrittenNumber {
  const unit = (match[3] ?? "").toLowerCase();
  const value = Number((match[2] ?? "").replaceAll(",", "")) * scaleOf(unit);
  const isMoney = match[1] !== undefined || unit === "dollars";
  const isShare = unit === "%" || unit.startsWith("per");
  const start = match.index ?? 0;
  return { value, unit: isShare ? "%" : isMoney ? "$" : "", start, end: start + match[0].length };
}

/** "twenty-five" is 25, "two hundred and ten" 210. */
function valueOfWords(text: string): number {
  let total = 0;
  let part = 0;
  for (const word of text.toLowerCase().split(/[- ]+/)) {
    const value = values.get(word);
    if (value === undefined) continue;
    if (!multipliers.has(value)) part += value;
    else if (value >= 1000) {
      total += (part || 1) * value;
      part = 0;
    } else part = (part || 1) * value;
  }
  return (total + part) * (/^half a /i.test(text) ? 0.5 : 1);
}

/**
 * All numbers of a text, in figures or words: 1,200 = 1.2k = "twelve hundred". A lone "one" is an article
 * more often than a count and is left out.
 */
export function readNumbers(text: string): WrittenNumber[] {
  const found = [...text.matchAll(figure)].map(readFigure);
  for (const match of text.matchAll(wordNumber)) {
    if (/^one$/i.test(match[0].trim())) continue;
    const start = match.index;
    const unit = /%|per/i.test(match[1] ?? "") ? "%" : match[1] ? "$" : "";
    found.push({ value: valueOfWords(match[0]), unit, start, end: start + match[0].length });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Same value, and the same thing is counted; a bare count may not become a share or money. */
export function sameNumber(claim: WrittenNumber, source: WrittenNumber): boolean {
  if (Math.abs(claim.value - source.value) > Math.abs(source.value) * 1e-9) return false;
  return claim.unit === source.unit || (claim.unit === "" && source.unit === "$");
}

/** A date or a period of a text; `end` is absent for a lone date. */
export interface WrittenDate {
  startDate: string;
  endDate?: string;
  start: number;
  end: number;
}

const mostDates = 12;

/** All dates and periods of a line, in order. Parts of a long line are read one by one. */
export function readDates(line: string): WrittenDate[] {
  const dates: WrittenDate[] = [];
  let rest = line;
  while (dates.length < mostDates) {
    const { range, single } = findDates(rest.length > 300 ? rest.slice(0, 300) : rest);
    const place = range ?? single;
    if (place === undefined) break;
    const { from, to } = place;
    dates.push(
      range === undefined
        ? { startDate: single?.date ?? "", start: from, end: to }
        : {
            startDate: range.startDate,
            ...(range.endDate && { endDate: range.endDate }),
            start: from,
            end: to,
          },
    );
    // Same length, so that the places stay true.
    rest = rest.slice(0, from) + " ".repeat(to - from) + rest.slice(to);
  }
  return dates;
}

const within = (short: string, full: string) => full === short || full.startsWith(`${short}-`);

/** Less precise is true ("2019" of "2019-03"); a month that nobody wrote is not. */
export function datesAgree(claim: WrittenDate, source: WrittenDate): boolean {
  if (claim.endDate === undefined)
    return within(claim.startDate, source.startDate) || within(claim.startDate, source.endDate ?? "");
  return within(claim.startDate, source.startDate) && within(claim.endDate, source.endDate ?? "");
}
