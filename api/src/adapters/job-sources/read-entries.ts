import { z } from "zod";
import { htmlText } from "#shared/job-ad/page/html-text.ts";
import type { SourceJob } from "./job-source.ts";
import { SourceError } from "./source-error.ts";

/** Text that a source may leave out, or send as null. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text?.replace(/\s+/g, " ").trim() ?? "");

export const optionalHtml = z
  .string()
  .nullish()
  .transform((html) => (html ? htmlText(html) : ""));

/** A list that a source's answer must have. @throws SourceError. */
export function entriesOf(data: unknown, key?: string): unknown[] {
  const list = key !== undefined && typeof data === "object" && data ? Reflect.get(data, key) : data;
  if (!Array.isArray(list)) throw new SourceError("It answered in a form that is not known.");
  return list;
}

interface Read<Entry> {
  entries: Entry[];
  skipped: number;
}

/** Each entry by itself: one that is broken costs only itself. @throws SourceError when all are. */
export function readEntries<Schema extends z.ZodType>(
  list: readonly unknown[],
  schema: Schema,
): Read<z.output<Schema>> {
  const entries: z.output<Schema>[] = [];
  for (const item of list) {
    const parsed = schema.safeParse(item);
    if (parsed.success) entries.push(parsed.data);
  }
  const skipped = list.length - entries.length;
  if (list.length > 0 && entries.length === 0)
    throw new SourceError("It answered in a form that is not known.");
  return { entries, skipped };
}

/** A date as sources write it, or null. */
export function readTime(value: string | number | null | undefined): Date | null {
  if (value === null || value === undefined || value === "") return null;
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Only ads that can be shown: a title, an employer, an address of the web. */
export function isShowable(job: SourceJob): boolean {
  return job.title !== "" && job.company !== "" && job.sourceId !== "" && /^https?:\/\//i.test(job.url);
}
