import { refuse, type UnsupportedClaim } from "../claim.ts";
import { datesAgree } from "../read-numbers.ts";
import { type Clause, ownSaying } from "./clause.ts";
import { figureError } from "./match-figures.ts";
import { ratesOf } from "./read-figures.ts";
import type { SourceFrame } from "./source-frame.ts";
import type { Word } from "./word.ts";

/** A rate that the line does not state: "every morning" where it says "three mornings a week". */
function rateError(clause: Clause, frame: SourceFrame): UnsupportedClaim | undefined {
  const [first] = clause.words;
  const text = clause.claimed.text.slice(first?.start ?? 0, clause.words.at(-1)?.end);
  for (const unit of ratesOf(text))
    if (!frame.rates.has(unit) && frame.rates.size > 0) return refuse("number", unit, ownSaying(frame));
  return undefined;
}

const lengths = /^(?:year|month|week|day)s?$/;

/** A duration from the role's dates, although the line states its own: "in 18 months". */
function lengthError(clause: Clause, frame: SourceFrame): UnsupportedClaim | undefined {
  const own = frame.figures.filter((one) => lengths.test(one.counted[0]?.low ?? ""));
  if (own.length === 0) return undefined;
  const wrong = clause.claimed.figures.find(
    (one) =>
      /^years?$/.test(one.counted[0]?.low ?? "") &&
      clause.words.some((word) => word.start === one.start) &&
      !own.some((held) => held.value === one.value || held.value === one.value * 12),
  );
  return wrong && refuse("years", clause.claimed.text.slice(wrong.start, wrong.end), ownSaying(frame));
}

/** "since 2020", when the role began, although the line says "in 2024". */
function sinceError({ claimed, words }: Clause, frame: SourceFrame): UnsupportedClaim | undefined {
  if (
    frame.dates.length === 0 ||
    claimed.dates.some((date) => frame.dates.some((own) => datesAgree(date, own)))
  )
    return undefined;
  const since = words.find((word) => word.low === "since");
  const date = claimed.dates.find(
    (one) => since !== undefined && one.start >= since.start && one.start - since.end < 3,
  );
  return date && refuse("date", claimed.text.slice(date.start, date.end), ownSaying(frame));
}

function dateError(clause: Clause, frame: SourceFrame): UnsupportedClaim | undefined {
  const [first] = clause.words;
  const last = clause.words.at(-1);
  const since = sinceError(clause, frame);
  if (since !== undefined) return since;
  const wrong = clause.claimed.dates.find(
    (date) =>
      date.start >= (first?.start ?? 0) &&
      date.end <= (last?.end ?? 0) &&
      !clause.words.some(
        (word) => word.start >= date.start && word.end <= date.end && clause.excused.has(word),
      ) &&
      !frame.dates.some((own) => datesAgree(date, own)) &&
      !frame.figures.some((own) => String(own.value) === date.startDate),
  );
  return wrong && refuse("date", clause.claimed.text.slice(wrong.start, wrong.end));
}

function figuresError(
  clause: Clause,
  frame: SourceFrame,
  used: ReadonlySet<Word>,
): UnsupportedClaim | undefined {
  for (const figure of clause.figures) {
    const error = figureError(figure, clause.claimed, frame, used);
    if (error === undefined) continue;
    return refuse("number", clause.claimed.text.slice(figure.from, figure.to), ownSaying(frame));
  }
  return undefined;
}

/** The first figure, duration, rate or date of the clause that the line does not state. */
export function numberError(
  clause: Clause,
  frame: SourceFrame,
  used: ReadonlySet<Word>,
): UnsupportedClaim | undefined {
  return (
    lengthError(clause, frame) ??
    figuresError(clause, frame, used) ??
    rateError(clause, frame) ??
    dateError(clause, frame)
  );
}
