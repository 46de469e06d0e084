const figure = /^(?:about |around |some |nearly |almost )?\$?(\d[\d,]*(?:\.\d+)?)\s*(%|[\p{L}]+)?/u;

const magnitude = /^(?:thousand|million|billion|[kmb])$/;

/** What a figure counts: "41 minutes" counts minutes, "$4 million" millions. */
function read(text: string): { value: number; unit: string } | undefined {
  const [, digits, unit = ""] = figure.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  return { value: Number(digits.replaceAll(",", "")), unit: unit.toLowerCase().replace(/(?<=..)s$/, "") };
}

/** Which way it went, where both figures count the same; undefined where that cannot be told. */
function wayOf(before: string, after: string): "rose" | "fell" | undefined {
  const [a, b] = [read(before), read(after)];
  if (a === undefined || b === undefined || a.value === b.value) return undefined;
  // "From 74 to 41 minutes" says its unit once; "from 950 to 1 million" leaves it open.
  const isSame = a.unit === b.unit || (a.unit === "" && !magnitude.test(b.unit));
  if (!isSame) return undefined;
  return a.value < b.value ? "rose" : "fell";
}

const clock = /^(?:1[0-2]|0?\d)(?:[.:][0-5]\d)?(?: ?[ap]m)?$/i;
const people = /\b(?:children|kids|babies|toddlers|students|pupils|aged?|ages|years?|boys|girls)$/i;
const oldest = 25;

/** "Fleets from 10 to 90 vehicles": things of many sizes. "Orders from 40 to 90 a week", "faults from 2 to 4 per cent" grew. */
function isRange(what: string, unit: string): boolean {
  const counts = /^ (?!per\b|percent|points)\p{Ll}{3,}s\b/u;
  return (
    /\p{Ll}{2}s$/u.test(what) && !/(?:times|ss|sales|rates|numbers|scores)$/.test(what) && counts.test(unit)
  );
}

/**
 * "reception from 12 to 1.30" is a time of the day and "children from 1 to 13" an age: two figures that are the ends of
 * something, and no change of it. Pure.
 * @param what stands before the figures. @param how begins with "from".
 */
export function isSpan(what: string, how: string): boolean {
  const [, from = "", to = "", unit = ""] =
    /^from (\S{1,12}) to (\S{1,12}(?: ?[ap]m\b)?)(.{0,80})$/i.exec(how) ?? [];
  if (unit !== "") return isRange(what, unit) && Number(from) < Number.parseFloat(to);
  const isTime = /[.:][0-5]\d$|[ap]m$/i;
  if (clock.test(from) && clock.test(to) && (isTime.test(from) || isTime.test(to)))
    return /[.:](?:00|15|30|45)|[ap]m$/i.test(`${from} ${to}`);
  return people.test(what) && /^\d+$/.test(from) && /^\d+$/.test(to) && Number(to) <= oldest;
}

/**
 * The verb of a measured change: "from 74 to 41 minutes" is "fell from 74 to 41 minutes", "up 12 per cent" is "rose by
 * 12 per cent"; "from four hours to 20 minutes" only "went", for its units differ. Pure.
 * @param how begins with "from", "up" or "down".
 */
export function changeClause(how: string): string {
  const [, sign, rest = how] = /^(up|down) (.+)$/i.exec(how) ?? [];
  const at = /^from /i.test(rest) ? rest.indexOf(" to ") : -1;
  const said = sign === undefined ? undefined : sign.toLowerCase() === "up" ? "rose" : "fell";
  if (at !== -1) {
    const counted = wayOf(rest.slice("from ".length, at), rest.slice(at + " to ".length));
    return `${said ?? counted ?? "went"} ${rest}`;
  }
  return said === undefined ? `went ${how}` : `${said} ${/^by /i.test(rest) ? rest : `by ${rest}`}`;
}
