import { type DateToken, type DateTokenKind, fullYear, longDash } from "./date-words.ts";

/** A written date or range with its place in the text (UTF-16 offsets). Dates are `YYYY` or `YYYY-MM`. */
export interface DateSpan {
  start?: string;
  /** `present` where the range is open. */
  end?: string;
  kind: "range" | "single" | "since" | "until" | "open";
  from: number;
  to: number;
  /** How it is written; documents mix few styles. */
  style: "month" | "number" | "year";
}

/** First and last month that a written date covers. */
export interface Point {
  first: string;
  last: string;
  /** Index of the token behind it. */
  next: number;
  style: DateSpan["style"];
  /** Only the month is written: its year is with the other end of the range. */
  needsYear?: number;
  /** Two digits that are a year only beside another date. */
  isShort?: boolean;
}

/** Day before month, as in Australia, or month before day. */
export type DateOrder = "day-first" | "month-first";

export const monthText = (year: number, month: number) => `${year}-${String(month).padStart(2, "0")}`;
const isMonth = (value: number) => value >= 1 && value <= 12;

/** Reads one end of a date out of the tokens of a text: a day, month, season, quarter, financial year or year. */
export class PointReader {
  protected readonly tokens: readonly DateToken[];
  protected readonly order: DateOrder;

  constructor(tokens: readonly DateToken[], order: DateOrder) {
    this.tokens = tokens;
    this.order = order;
  }

  protected at(index: number): DateToken | undefined {
    return this.tokens[index];
  }

  protected is(index: number, ...kinds: DateTokenKind[]): boolean {
    const kind = this.tokens[index]?.kind;
    return kind !== undefined && kinds.includes(kind);
  }

  protected value(index: number): number {
    return this.tokens[index]?.value ?? 0;
  }

  /** A year in four digits, or in two with an apostrophe. */
  protected isYear(index: number): boolean {
    return this.is(index, "year", "short-year");
  }

  /** "March 2019", "Mar, 2019", "Mar '19", "Mar-19", "Mar 19", "12 March 2019", "March 12, 2019". */
  protected named(index: number): Point | undefined {
    let at = index;
    if (
      this.is(at, "number") &&
      this.value(at) <= 31 &&
      this.is(at + 1, "dash", "dot", "slash") &&
      this.is(at + 2, "month") &&
      this.at(at + 1)?.spaced === false
    )
      at += 2;
    else if (this.is(at, "number") && this.value(at) <= 31 && this.is(at + 1, "month")) at += 1;
    if (!this.is(at, "month")) return undefined;
    const month = this.value(at);
    at += 1;
    if (this.is(at, "dot")) at += 1;
    if (this.is(at, "number") && this.is(at + 1, "comma") && this.isYear(at + 2)) at += 2;
    if (
      this.is(at, "comma", "dash", "slash", "dot") &&
      (this.isYear(at + 1) || (this.is(at + 1, "number") && this.at(at + 1)?.spaced === false))
    ) {
      const isDash = this.is(at, "dash");
      if (!isDash || this.at(at + 1)?.spaced === false) at += 1;
    }
    if (this.isYear(at)) {
      const text = monthText(this.value(at), month);
      return { first: text, last: text, next: at + 1, style: "month" };
    }
    const short = this.at(at);
    if (
      short?.kind === "number" &&
      short.to - short.from === 2 &&
      !this.is(at + 1, "month") &&
      !this.isYear(at + 1)
    ) {
      const text = monthText(fullYear(short.value), month);
      return { first: text, last: text, next: at + 1, style: "month", isShort: true };
    }
    return {
      first: "",
      last: "",
      next: index + (at > index + 1 && this.is(index, "number") ? 2 : 1),
      style: "month",
      needsYear: month,
    };
  }

  /** "12/03/2019", "4.5.2020", "03/2019", "2019-03", "2019-03-12", "12/19". */
  protected numeric(index: number): Point | undefined {
    const sign = this.at(index + 1)?.kind;
    if (sign !== "slash" && sign !== "dot" && sign !== "dash") return undefined;
    if (this.is(index, "year")) return this.yearFirst(index, sign);
    if (!this.is(index, "number")) return undefined;
    if (this.is(index + 2, "number") && this.is(index + 3, sign) && this.at(index + 4) !== undefined) {
      const last = this.at(index + 4);
      const isShort = last?.kind === "number" && last.to - last.from === 2;
      if (last?.kind === "year" || isShort) {
        const [a, b] = [this.value(index), this.value(index + 2)];
        const isMonthFirst = b > 12 || (this.order === "month-first" && a <= 12);
        const month = isMonthFirst ? a : b;
        if (!isMonth(month) || Math.max(a, b) > 31) return undefined;
        const text = monthText(isShort ? fullYear(last?.value ?? 0) : (last?.value ?? 0), month);
        return { first: text, last: text, next: index + 5, style: "number" };
      }
    }
    if (!isMonth(this.value(index))) return undefined;
    if (this.is(index + 2, "year") && (sign !== "dash" || !this.at(index + 1)?.spaced)) {
      const text = monthText(this.value(index + 2), this.value(index));
      return { first: text, last: text, next: index + 3, style: "number" };
    }
    const short = this.at(index + 2);
    const isShort =
      sign === "slash" && short?.kind === "number" && short.to - short.from === 2 && !short.spaced;
    if (!isShort) return undefined;
    const text = monthText(fullYear(short.value), this.value(index));
    return { first: text, last: text, next: index + 3, style: "number", isShort: true };
  }

  protected yearFirst(index: number, sign: DateTokenKind): Point | undefined {
    const part = this.at(index + 2);
    if (part === undefined || part.spaced || this.at(index + 1)?.spaced === true) return undefined;
    const year = this.value(index);
    if (part.kind === "month") {
      const text = monthText(year, part.value);
      return { first: text, last: text, next: index + 3, style: "month" };
    }
    if (part.kind !== "number" || part.to - part.from !== 2 || !isMonth(part.value)) return undefined;
    const hasDay =
      this.is(index + 3, sign) && this.is(index + 4, "number") && this.at(index + 4)?.spaced === false;
    // "2008–12" with a long dash is a range of years.
    const isRange = sign === "dash" && this.value(index + 1) === longDash && fullYear(part.value) > year;
    if (isRange) return undefined;
    // "2009-10" is a season or two years, unless another part follows or its style is slashes.
    if (!hasDay && sign === "dash" && fullYear(part.value) === year + 1) return undefined;
    const text = monthText(year, part.value);
    return { first: text, last: text, next: index + (hasDay ? 5 : 3), style: "number" };
  }

  /** "FY22", "FY 2021/22": from July to June; "Q3 2019", "2019 Q3", "H1 2020". */
  protected period(index: number): Point | undefined {
    if (this.is(index, "financial-year")) {
      const year = this.at(index + 1);
      if (year === undefined) return undefined;
      let end = year.kind === "number" ? fullYear(year.value) : year.value;
      if (year.kind !== "number" && !this.isYear(index + 1)) return undefined;
      let next = index + 2;
      const second = this.at(index + 3);
      if (
        this.is(index + 2, "slash", "dash") &&
        second !== undefined &&
        !second.spaced &&
        (second.kind === "number" || second.kind === "year")
      ) {
        const other = second.kind === "number" ? fullYear(second.value) : second.value;
        if (other === end + 1) {
          end = other;
          next = index + 4;
        }
      }
      return { first: monthText(end - 1, 7), last: monthText(end, 6), next, style: "year" };
    }
    const months = this.is(index, "quarter") || this.is(index + 1, "quarter") ? 3 : 6;
    const kind: DateTokenKind = months === 3 ? "quarter" : "half";
    const isFirst = this.is(index, kind);
    const at = isFirst ? index : index + 1;
    const comma = isFirst && this.is(index + 1, "comma", "slash", "dash") ? 1 : 0;
    const yearAt = isFirst ? index + 1 + comma : index;
    if (!this.is(at, kind) || !this.isYear(yearAt) || this.value(at) === 0) return undefined;
    const year = this.value(yearAt);
    const last = this.value(at) * months;
    return {
      first: monthText(year, last - months + 1),
      last: monthText(year, last),
      next: index + 2 + comma,
      style: "year",
    };
  }

  /** "mid 2020", "Summer 2024/25", "Term 3, 2016", "Easter 2019": the years alone. */
  protected vague(index: number): Point | undefined {
    let at = index;
    if (this.is(at, "qualifier")) {
      at += 1;
      if (this.is(at, "other", "dash")) at += 1;
      const inner = this.point(at);
      return inner?.needsYear === undefined ? inner : undefined;
    }
    if (this.is(at, "term")) {
      at += 1;
      while (this.is(at, "number", "dash", "to", "comma") && at < index + 6) at += 1;
    } else if (this.is(at, "season")) {
      at += 1;
      if (this.is(at, "slash", "dash") && this.is(at + 1, "season")) at += 2;
      if (this.is(at, "comma", "qualifier")) at += 1;
    } else return undefined;
    return this.years(at);
  }

  /** "2019", "2019/20" and "2018-19" (two years of one season or term), "2019 March". */
  protected years(index: number): Point | undefined {
    if (!this.isYear(index)) return undefined;
    const year = this.value(index);
    const short = this.at(index + 2);
    if (
      this.is(index + 1, "slash", "dash") &&
      short?.kind === "number" &&
      short.to - short.from === 2 &&
      !short.spaced &&
      fullYear(short.value) >= year
    )
      if (this.at(index + 1)?.spaced === false)
        return { first: String(year), last: String(fullYear(short.value)), next: index + 3, style: "year" };
    if (this.is(index + 1, "slash") && this.is(index + 2, "year") && this.value(index + 2) === year + 1)
      return { first: String(year), last: String(year + 1), next: index + 3, style: "year" };
    if (this.is(index + 1, "month") && !this.isYear(index + 2) && !this.is(index + 2, "number")) {
      const text = monthText(year, this.value(index + 1));
      return { first: text, last: text, next: index + 2, style: "month" };
    }
    return { first: String(year), last: String(year), next: index + 1, style: "year" };
  }

  protected point(index: number): Point | undefined {
    return (
      this.period(index) ?? this.vague(index) ?? this.named(index) ?? this.numeric(index) ?? this.years(index)
    );
  }
}
