/** Reads the JSON of a model, which may be anything: a value that does not match the schema becomes undefined. */

type Read<Value> = (value: unknown) => Value | undefined;

/** The object's fields, if it has all of `needed` and none besides `allowed`. */
export function fieldsOf(
  value: unknown,
  needed: readonly string[],
  allowed: readonly string[] = [],
): Readonly<Record<string, unknown>> | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const fields = Object.fromEntries(Object.entries(value));
  const names = Object.keys(fields);
  const isWhole = needed.every((name) => names.includes(name));
  return isWhole && names.every((name) => needed.includes(name) || allowed.includes(name))
    ? fields
    : undefined;
}

/** A text of at most this many characters. */
export function textIn(value: unknown, most: number): string | undefined {
  return typeof value === "string" && value.length <= most ? value : undefined;
}

/** A number of a line. */
export const lineNumber: Read<number> = (value) =>
  typeof value === "number" && Number.isSafeInteger(value) ? value : undefined;

/** A list of at most this many items; one invalid item makes the list invalid. */
export function listIn<Value>(value: unknown, most: number, read: Read<Value>): Value[] | undefined {
  if (!Array.isArray(value) || value.length > most) return undefined;
  const items: Value[] = [];
  for (const one of value) {
    const item = read(one);
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items;
}

const mostFacts = 50;

/** Numbers of the lines that support a sentence. */
export const factIdsIn: Read<number[]> = (value) => listIn(value, mostFacts, lineNumber);
