import * as z from "zod/mini";
import { FIELD_NAMES, type FieldName } from "./capture.ts";

/** Maximum size of a table: all our readers together need a tenth of it. */
export const MAX_SELECTOR_TABLE = 200_000;

/**
 * The selectors allowed in a table: names, ids, classes, attributes and the pseudo-classes that readers use, in at
 * most six steps. Each part begins with a distinct character, so that the check takes one pass for any text.
 */
const NAME = "-?[_a-zA-Z][\\w-]*";
const ATTRIBUTE = `\\[${NAME}(?:[*^$|~]?="[^"\\]]{1,100}")?\\]`;
const PLAIN = `[#.]${NAME}|${ATTRIBUTE}|:(?:first|last)-(?:child|of-type)|:nth-child\\(\\d{1,3}\\)`;
const WITHIN = `:(?:not|has)\\((?:${NAME})?(?:${PLAIN})*\\)`;
const STEP = new RegExp(`^(?:${NAME}|\\*)?(?:${PLAIN}|${WITHIN})*$`);
const MAX_STEPS = 6;

/** Quoted values may contain characters that separate steps elsewhere. */
function stepsOf(part: string): string[] {
  const bare = part.trim().replace(/"[^"]*"/g, (text) => text.replace(/[\s>+~,]/g, "_"));
  return bare.split(/\s*[>+~]\s*|\s+/);
}

/** True for a selector that our parser knows and that takes a limited number of steps. */
function isSelector(text: string): boolean {
  const quoted = text.replace(/"[^"]*"/g, (value) => value.replaceAll(",", "_"));
  return quoted.split(",").every((part) => {
    const steps = stepsOf(part);
    return steps.length <= MAX_STEPS && steps.every((step) => step !== "" && STEP.test(step));
  });
}

const selector = z.string().check(z.minLength(1), z.maxLength(200), z.refine(isSelector, "Not a selector"));
const selectors = z.array(selector).check(z.maxLength(20));
const host = z
  .string()
  .check(z.maxLength(100), z.regex(/^(?!(?:com|net|org|gov|edu)\.[a-z]{2}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/));
/** A shorter mark would be in every page. */
const mark = z.string().check(z.minLength(6), z.maxLength(100));
const word = z.string().check(z.minLength(2), z.maxLength(60));

const byField = <T extends z.ZodMiniType>(value: T) =>
  z.strictObject(
    Object.fromEntries(FIELD_NAMES.map((name) => [name, z.optional(value)])) as Record<
      FieldName,
      z.ZodMiniOptional<T>
    >,
  );

/**
 * How an address names the job: `{id}`, `{any}` and `{any}-{id}` as whole parts of a path. Never a regular
 * expression.
 */
const address = z.strictObject({
  path: z.optional(
    z.string().check(z.maxLength(200), z.regex(/^(?:\/(?:[\w.-]+|\{any\}|\{id\}|\{any\}-\{id\}))+$/)),
  ),
  param: z.optional(z.string().check(z.regex(/^\w{1,40}$/))),
});

const siteSelectors = z.strictObject({
  board: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,40}$/)),
  /** Disables the site's reader; the rules for any page are used instead. */
  isOff: z.optional(z.boolean()),
  hosts: z.optional(z.array(host).check(z.maxLength(20))),
  marks: z.optional(z.array(mark).check(z.maxLength(20))),
  addresses: z.optional(z.array(address).check(z.maxLength(10))),
  panes: z.optional(selectors),
  roots: z.optional(selectors),
  adLinks: z.optional(selectors),
  cards: z.optional(selector),
  fields: z.optional(byField(selectors)),
  rows: z.optional(
    z.strictObject({
      row: selector,
      label: selector,
      value: z.optional(selector),
      names: byField(z.array(word).check(z.maxLength(20))),
    }),
  ),
  description: z.optional(selectors),
  closed: z.optional(selectors),
});

const selectorTable = z.strictObject({
  version: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  sites: z.array(siteSelectors).check(z.maxLength(200)),
});

/** One site's selectors as data; absent fields stay as built in. */
export type PublishedSelectors = z.infer<typeof siteSelectors>;
export type SelectorTable = z.infer<typeof selectorTable>;

/**
 * A valid table of selectors, or null: for an unknown field, a regular expression, an invalid selector, or too much
 * data.
 */
export function parseSelectorTable(value: unknown): SelectorTable | null {
  try {
    if (JSON.stringify(value).length > MAX_SELECTOR_TABLE) return null;
    const parsed = z.safeParse(selectorTable, value);
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
