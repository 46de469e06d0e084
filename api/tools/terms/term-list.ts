import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** The kinds of text that the check reads: exported names, file and folder names, comments, docs and UI strings. */
export const places = ["names", "files", "comments", "docs", "screens"] as const;

export type Place = (typeof places)[number];

const words = z.array(z.string().regex(/^[a-z][a-z'’, ]*[a-z]$/)).min(1);

const rule = z.strictObject({
  in: z.array(z.enum(places)).min(1),
  /** Whole words or phrases in lower case; a space also matches a hyphen or the end of a line. */
  words,
  /** Phrases with an ordinary meaning, in which the words do not count. */
  unless: words.optional(),
  /** Folders in which the words have an ordinary meaning. */
  notUnder: z.array(z.string().endsWith("/")).optional(),
});

const term = z.strictObject({
  term: z.string().min(2),
  say: z.string().min(2),
  where: z.array(rule).min(1),
});

const termList = z
  .strictObject({
    terms: z.array(term),
    /** Files that quote ads, resumes or the specification from end to end. */
    quoted: z.array(z.string()),
  })
  .refine(({ terms }) => new Set(terms.map((one) => one.term)).size === terms.length, "a term has two rows");

export type Term = z.infer<typeof term>;
export type TermRule = z.infer<typeof rule>;
export type TermList = z.infer<typeof termList>;

/** Where the list is stored, from the top of the repository. */
export const termsFile = "docs/style/terms.json";

/** The list in a file's text. @throws ZodError or SyntaxError where it does not follow the schema. */
export function parseTermList(text: string): TermList {
  return termList.parse(JSON.parse(text));
}

/** The list of this checkout. @throws Error naming a quoted file that does not exist. */
export function readTermList(top: string): TermList {
  const list = parseTermList(readFileSync(path.join(top, termsFile), "utf8"));
  const missing = list.quoted.find((file) => !existsSync(path.join(top, file)));
  if (missing !== undefined) throw new Error(`${termsFile}: no file ${missing}`);
  return list;
}
