import type { FileAnswer } from "#shared/contract/route.ts";
import type { DocumentLine } from "#shared/resume/document/document-lines.ts";
import type { Owner } from "../db/owner.ts";
import { unreadable } from "../http/app-error.ts";
import type { Services } from "../services.ts";

const wordType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** What a Word file of ours is named after, and its lines. */
interface WordOrder {
  title: string;
  about: string;
  lines: readonly DocumentLine[];
}

/** Letters, digits and blanks of a name that any system takes. */
const fileName = (name: string) =>
  name
    .replace(/[^\p{L}\p{N} -]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 80);

/** @throws AppError `unreadable` where the text cannot be in a Word file. */
export async function wordFile(services: Services, payer: Owner, order: WordOrder): Promise<FileAnswer> {
  const { title, about, lines } = order;
  const layout = { title, lines, format: "docx" } as const;
  const written = await services.workers.run("write-file", layout, { payer });
  if ("unwritable" in written) throw unreadable("unwritable", written.unwritable);
  return { bytes: written.bytes, type: wordType, name: `${fileName(`${title} ${about}`)}.docx` };
}
