import { z } from "zod";
import { documentFlags, documentTypes, mostRecognisedPages } from "#shared/domain/resumes/document-facts.ts";
import type { ParsedFile } from "./parse-file.ts";
import { DocumentError, parseErrorReasons } from "./parsed-document.ts";

const pageNumbers = z.array(z.int().min(1)).max(100);
const facts = z.strictObject({
  type: z.enum(documentTypes),
  bytes: z.int(),
  pages: z.int().optional(),
  flags: z.array(z.enum(documentFlags)),
  hidden: z.array(z.string().max(500)).max(50),
  recognition: z
    .strictObject({
      pages: z
        .array(z.strictObject({ page: z.int().min(1), confidence: z.number().min(0).max(100) }))
        .max(mostRecognisedPages),
      unread: pageNumbers,
    })
    .optional(),
});
const answer = z.union([
  z.strictObject({ text: z.string(), facts, pictures: pageNumbers.default([]) }),
  z.strictObject({ error: z.enum(parseErrorReasons) }),
]);

/**
 * What a reading process has printed, checked: a hostile file may have taken the process over.
 * @throws DocumentError with the reason that the process names; `corrupt` for anything else.
 */
export function readAnswer(printed: string): ParsedFile {
  const result = answer.safeParse(parseJson(printed));
  if (!result.success) throw new DocumentError("corrupt");
  if ("error" in result.data) throw new DocumentError(result.data.error);
  const { text, facts: found, pictures } = result.data;
  const { pages, recognition, ...others } = found;
  const optional = { ...(pages !== undefined && { pages }), ...(recognition && { recognition }) };
  return { text, facts: { ...others, ...optional }, pictures };
}

export function parseJson(printed: string): unknown {
  try {
    return JSON.parse(printed);
  } catch {
    return undefined;
  }
}
