/** The parse step of a stored value; a contract schema fits. */
interface Parser<Value> {
  safeParse: (value: unknown) => { success: true; data: Value } | { success: false };
}

export type Area = "local" | "session";

/** Storage can be closed by the browser's settings: the app then works without memory. */
function storage(area: Area): Storage | null {
  try {
    return area === "local" ? window.localStorage : window.sessionStorage;
  } catch {
    return null;
  }
}

export function readText(area: Area, key: string): string | null {
  return storage(area)?.getItem(key) ?? null;
}

/** @param text null forgets the key. */
export function writeText(area: Area, key: string, text: string | null): void {
  try {
    if (text === null) storage(area)?.removeItem(key);
    else storage(area)?.setItem(key, text);
  } catch {
    // Full or closed: what is on the screen stays, only the memory is lost.
  }
}

/** A stored value that still fits its schema, else null: older versions of the app may have written it. */
export function readValue<Value>(area: Area, key: string, parser: Parser<Value>): Value | null {
  const text = readText(area, key);
  if (text === null) return null;
  try {
    const parsed = parser.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export function writeValue(area: Area, key: string, value: unknown): void {
  writeText(area, key, JSON.stringify(value));
}

export function clearSession(): void {
  storage("session")?.clear();
}
