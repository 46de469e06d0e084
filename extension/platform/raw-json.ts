import { browser } from "./browser.ts";

type Area = "local" | "session";

/**
 * The worker's access to the values of storage.ts: the same JSON text without the schema library, which would be half
 * of the worker. The caller validates what it reads.
 */
export async function readJson(area: Area, key: string): Promise<unknown> {
  const found: unknown = (await browser.storage[area].get(key))[key];
  try {
    return typeof found === "string" ? JSON.parse(found) : undefined;
  } catch {
    return undefined;
  }
}

export async function writeJson(area: Area, key: string, value: unknown): Promise<void> {
  await browser.storage[area].set({ [key]: JSON.stringify(value) });
}

/** An object's own fields, not validated; none for anything else. */
export function fieldsOf(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** One change at a time across the extension's pages and the worker; of two at once, one would be lost. */
export async function changeJson(
  area: Area,
  key: string,
  change: (before: unknown) => unknown,
): Promise<void> {
  await exclusively(key, async () => writeJson(area, key, change(await readJson(area, key))));
}

/** Runs alone among all code of the extension that uses the same name. */
export async function exclusively<T>(name: string, run: () => Promise<T>): Promise<T> {
  return navigator.locks.request(`kelpie ${name}`, run);
}

/** Calls back whenever the value changes, anywhere. Returns a function that stops it. */
export function watchJson(area: Area, key: string, onChange: () => void): () => void {
  const hear = (changes: Record<string, unknown>) => {
    if (key in changes) onChange();
  };
  browser.storage[area].onChanged.addListener(hear);
  return () => browser.storage[area].onChanged.removeListener(hear);
}
