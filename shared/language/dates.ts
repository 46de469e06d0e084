import { type DateOrder, type DateSpan, monthText, type Point, PointReader } from "./date-points.ts";
import { dateTokens, fullYear } from "./date-words.ts";

export type { DateOrder, DateSpan };

class DateReader extends PointReader {
  private present(index: number): number | undefined {
    // "to date", "till now", "the present", "to this day"
    let at = index;
    if (this.is(at, "up")) at += 1;
    if (this.is(at - 1, "to") && this.is(at, "other") && this.is(at + 1, "day")) return at + 2;
    if (this.is(at, "to", "until")) at += 1;
    if (this.is(at, "other") && this.is(at + 1, "present")) at += 1;
    return this.is(at, "present") ? at + 1 : undefined;
  }

  /** Index behind what joins the ends of a range; dashes, "to", "until", or nothing but a column's blanks. */
  private connective(index: number): number | undefined {
    if (this.is(index, "dash")) {
      let at = index + 1;
      while (this.is(at, "dash") && at < index + 3) at += 1;
      return at;
    }
    if (this.is(index, "up") && this.is(index + 1, "to", "until")) return index + 2;
    if (this.is(index, "to", "until")) return index + 1;
    // "Jan 2019 / Mar 2020"
    const isApart = this.at(index)?.spaced === true || this.is(index + 1, "present");
    return this.is(index, "slash") && isApart ? index + 1 : undefined;
  }

  private endOf(
    index: number,
  ): { last: string; next: number; month?: number; isShort?: boolean } | undefined {
    const open = this.present(index);
    if (open !== undefined) return { last: "present", next: open };
    const point = this.point(index);
    if (point !== undefined)
      return point.needsYear === undefined
        ? { last: point.last, next: point.next, ...(point.isShort ? { isShort: true } : {}) }
        : { last: "", next: point.next, month: point.needsYear };
    const short = this.at(index);
    const isYear = short?.kind === "number" && short.to - short.from === 2;
    return isYear ? { last: String(fullYear(short.value)), next: index + 1, isShort: true } : undefined;
  }

  /** Index behind what joins a range that begins with `start`: a connective, or a start and "present" side by side. */
  private range(start: Point): { last: string; next: number; month?: number; isShort?: boolean } | undefined {
    const behind = this.connective(start.next);
    if (behind !== undefined) return this.endOf(behind);
    // "2021 to date", "2021 (current)", "2021, ongoing"
    const at = this.is(start.next, "open", "comma") ? start.next + 1 : start.next;
    const open = this.present(at);
    return open === undefined ? undefined : { last: "present", next: open };
  }

  /** "6/2018    now" and "2006    2012": from and to in the first two columns of a row. */
  private column(
    index: number,
    start: Point,
  ): { last: string; next: number; month?: number; isShort?: boolean } | undefined {
    if (index > 0 || this.at(start.next)?.isColumn !== true || start.needsYear !== undefined)
      return undefined;
    const end = this.endOf(start.next);
    return end === undefined || end.month !== undefined || !this.closesCell(end.next) ? undefined : end;
  }

  private span(first: number, next: number, rest: Omit<DateSpan, "from" | "to">): DateSpan {
    const from = this.at(first)?.from ?? 0;
    const to = this.at(next - 1)?.to ?? from;
    return { ...rest, from, to };
  }

  /** The token is at the edge of the text or beside another column, so that its cell holds nothing else before it. */
  private opensCell(index: number): boolean {
    const before = this.at(index - 1);
    // "From: 07/2021 | To: Ongoing"
    if (before?.kind === "other" && this.is(index - 2, "to", "until")) return true;
    return before === undefined || this.at(index)?.isColumn === true || before.kind === "open";
  }

  private closesCell(index: number): boolean {
    const next = this.at(index);
    return next === undefined || next.isColumn || next.kind === "close" || next.kind === "bar";
  }

  /** A cell with "present" alone, or with two short years ("18 \u2013 21", "21 \u2014 now"). */
  private cell(index: number): { span: DateSpan; next: number } | undefined {
    if (!this.opensCell(index)) return undefined;
    if (this.is(index, "present") && this.closesCell(index + 1))
      return {
        span: this.span(index, index + 1, { end: "present", kind: "open", style: "year" }),
        next: index + 1,
      };
    const start = this.at(index);
    const behind =
      start?.kind === "number" && start.to - start.from === 2 ? this.connective(index + 1) : undefined;
    if (start === undefined || behind === undefined) return undefined;
    const end = this.endOf(behind);
    if (end === undefined || !this.closesCell(end.next) || (end.last !== "present" && end.isShort !== true))
      return undefined;
    const years = [String(fullYear(start.value)), end.last];
    if (end.last !== "present" && end.last < (years[0] ?? "")) return undefined;
    return {
      span: this.span(index, end.next, {
        start: years[0] ?? "",
        end: end.last,
        kind: "range",
        style: "year",
      }),
      next: end.next,
    };
  }

  /** The date that begins at a token, with the index behind it. */
  read(index: number): { span: DateSpan; next: number } | undefined {
    if (this.is(index, "since", "until")) return this.led(index);
    const cell = this.cell(index);
    if (cell !== undefined) return cell;
    const start = this.point(index);
    if (start === undefined) return this.presentFirst(index);
    const found = this.range(start) ?? this.column(index, start);
    // "Feb 2018 - Mar" is cut off: the year of its end is elsewhere.
    const end = found?.month !== undefined && start.needsYear === undefined ? undefined : found;
    if (start.isShort === true && end !== undefined && end.isShort !== true && end.last !== "present")
      return undefined;
    if (start.needsYear !== undefined) {
      const year = /^\d{4}/.exec(end?.last ?? "")?.[0];
      if (end === undefined || year === undefined) return undefined;
      const text = monthText(Number(year), start.needsYear);
      return {
        span: this.span(index, end.next, { start: text, end: end.last, kind: "range", style: "month" }),
        next: end.next,
      };
    }
    if (end !== undefined) {
      const { last } = end;
      const isBackwards = last !== "present" && last.slice(0, 4) < start.first.slice(0, 4);
      if (isBackwards && (start.isShort === true || end.isShort === true)) return undefined;
      const ends = isBackwards ? { start: last, end: start.last } : { start: start.first, end: last };
      return {
        span: this.span(index, end.next, { ...ends, kind: "range", style: start.style }),
        next: end.next,
      };
    }
    if (start.isShort === true) return undefined;
    if (this.is(start.next, "onwards") || this.endsOpen(start.next)) {
      let next = start.next + 1;
      while (this.is(next, "dash") && this.at(next)?.spaced === false) next += 1;
      return {
        span: this.span(index, next, {
          start: start.first,
          end: "present",
          kind: "since",
          style: start.style,
        }),
        next,
      };
    }
    if (start.first !== start.last)
      return {
        span: this.span(index, start.next, {
          start: start.first,
          end: start.last,
          kind: "range",
          style: start.style,
        }),
        next: start.next,
      };
    return {
      span: this.span(index, start.next, {
        start: start.first,
        end: start.last,
        kind: "single",
        style: start.style,
      }),
      next: start.next,
    };
  }

  /** "2019 -" at the end of a line or cell, "2019 ->", and "2019 –  Principal" with two blanks. */
  private endsOpen(index: number): boolean {
    if (!this.is(index, "dash")) return false;
    let at = index + 1;
    while (this.is(at, "dash") && this.at(at)?.spaced === false) at += 1;
    const next = this.at(at);
    if (next === undefined || next.kind === "close") return true;
    return next.isApart && this.point(at) === undefined;
  }

  /** "since 2019", "from March 2018 to 2020", "until 2014". */
  private led(index: number): { span: DateSpan; next: number } | undefined {
    const inner = this.point(index + 1);
    if (inner === undefined || inner.needsYear !== undefined || inner.isShort === true) {
      const range = this.is(index, "since") ? this.read(index + 1) : undefined;
      return range?.span.kind === "range"
        ? { ...range, span: { ...range.span, from: this.at(index)?.from ?? 0 } }
        : undefined;
    }
    if (this.is(index, "until"))
      return {
        span: this.span(index, inner.next, { end: inner.last, kind: "until", style: inner.style }),
        next: inner.next,
      };
    const range = this.read(index + 1);
    if (range?.span.kind === "range")
      return { ...range, span: { ...range.span, from: this.at(index)?.from ?? 0 } };
    return {
      span: this.span(index, inner.next, {
        start: inner.first,
        end: "present",
        kind: "since",
        style: inner.style,
      }),
      next: inner.next,
    };
  }

  /** "Present - Mar 2019": a range written backwards. */
  private presentFirst(index: number): { span: DateSpan; next: number } | undefined {
    if (!this.is(index, "present")) return undefined;
    const behind = this.connective(index + 1);
    const start = behind === undefined ? undefined : this.point(behind);
    if (start === undefined || start.needsYear !== undefined) return undefined;
    return {
      span: this.span(index, start.next, {
        start: start.first,
        end: "present",
        kind: "range",
        style: start.style,
      }),
      next: start.next,
    };
  }
}

const someDate = /\d{4}|['\u2019\u2018-]\d\d|\d\s?[/.-]\s?\d\d|\d\d\s?[-\u2013]|fy ?\d|[a-z]\.? \d\d\b/i;

const openCell = /(?:^|\t| {3})[ \t]{0,40}[([]?(?:present|current|now|ongoing|\d\d\s)/i;

/**
 * All written dates of a line, in order, without overlap ("Mar 2019 - present", "since 2021", "FY22",
 * "12/03/2019"). A day and a month are told apart by `order`. Linear; never throws.
 */
export function findDateSpans(line: string, order: DateOrder = "day-first"): DateSpan[] {
  if (!someDate.test(line) && !openCell.test(line)) return [];
  const tokens = dateTokens(line);
  const reader = new DateReader(tokens, order);
  const spans: DateSpan[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = reader.read(at);
    if (found === undefined) at += 1;
    else {
      spans.push(found.span);
      at = Math.max(found.next, at + 1);
    }
  }
  return spans;
}

/** The first range of a line, or where it has none the first lone date. Offsets are UTF-16 units. */
export interface FirstDates {
  range?: { startDate: string; endDate?: string; from: number; to: number; style: DateSpan["style"] };
  single?: { date: string; from: number; to: number };
}

const longestLine = 300;

/** The first date range of a line or its first lone date; lines over 300 characters are prose and hold none. */
export function findDates(line: string): FirstDates {
  const spans = line.length > longestLine ? [] : findDateSpans(line);
  const opens = (from: number) => /(?:^|[,|([:\u2013\u2014\t-]\s{0,2}| {2})$/.test(line.slice(0, from));
  const range = spans.find(
    ({ kind, start, from }) =>
      start !== undefined &&
      (kind === "range" || (kind === "since" && (opens(from) || !/^since|^from/i.test(line.slice(from))))),
  );
  if (range?.start !== undefined) {
    const { start, end, from, to, style } = range;
    return { range: { startDate: start, ...(end === undefined ? {} : { endDate: end }), from, to, style } };
  }
  // "have been there since March 2019" names a date and no range.
  const single = spans.find(({ kind, start }) => kind !== "range" && start !== undefined);
  if (single?.start === undefined) return {};
  const lead = /^(?:since|from|desde)\s+/i.exec(line.slice(single.from, single.to))?.[0].length ?? 0;
  return { single: { date: single.start, from: single.from + lead, to: single.to } };
}

/** One written date as `YYYY` or `YYYY-MM`; undefined where the text is none. */
export function readDate(text: string): string | undefined {
  const typed = text.trim();
  const span = findDateSpans(typed)[0];
  return span !== undefined && span.from === 0 && span.to === typed.length ? span.start : undefined;
}
