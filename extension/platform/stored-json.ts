import { browser } from "./browser.ts";

type Area = "local" | "session";

/**
 * The worker's way to what storage.ts keeps: the same JSON text without the schema library, which would be half of the
 * worker. Whoever reads here looks at what came out.
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

/** An object's own fields, unread; none of anything else. */
export function fieldsOf(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** One change at a time, in every page of the extension and the worker alike: two at once would lose one. */
export async function changeJson(
  area: Area,
  key: string,
  change: (before: unknown) => unknown,
): Promise<void> {
  await exclusively(key, async () => writeJson(area, key, change(await readJson(area, key))));
}

/** Runs alone among everything of the extension that takes the same name. */
export async function exclusively<T>(name: string, run: () => Promise<T>): Promise<T> {
  return navigator.locks.request(`kelpie ${name}`, run);
}

/** Calls back whenever the value changes, here or elsewhere. Returns what ends it. */
export function watchJson(area: Area, key: string, onChange: () => void): () => void {
  const hear = (changes: Record<string, unknown>) => {
    if (key in changes) onChange();
  };
  browser.storage[area].onChanged.addListener(hear);
  return () => browser.storage[area].onChanged.removeListener(hear);
}
