/** A text as the database can hold it: without U+0000 and half surrogates (docs/security.md, RE-09). */
export function storableText(text: string): string {
  return text.replaceAll("\u0000", "").toWellFormed();
}

/**
 * The same value with every text storable: a parsed body, or what a query is given. Dates, bytes and other objects of a
 * class stay as they are. @param value nested no deeper than functions may call each other.
 */
export function storable<T>(value: T): T {
  return clean(value) as T;
}

function clean(value: unknown): unknown {
  if (typeof value === "string") return storableText(value);
  if (Array.isArray(value)) return value.map(clean);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [storableText(key), clean(one)]));
}

function isPlain(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
