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
