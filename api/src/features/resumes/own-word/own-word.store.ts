import type { Db } from "../../../db/open.ts";
import { type Owner, rowsOf } from "../../../db/owner.ts";
import { unheld } from "../stored-files.store.ts";

interface NamedFile {
  id: string;
  name: string;
}

const named = { id: true, name: true } as const;
const ofWord = { file: { type: "docx" } } as const;

/**
 * The Word files from which a text came, the likeliest first: the resume that has it, an earlier state that had it,
 * then the latest file of the resume that was edited into it.
 */
export async function wordFilesOfText(db: Db, userId: Owner, text: string): Promise<NamedFile[]> {
  const rows = rowsOf(db, userId);
  const file = { select: named } as const;
  const latest = { orderBy: { replacedAt: "desc" }, take: 1, select: { file } } as const;
  const own = await rows.resume.findMany({
    where: { userId, text },
    orderBy: [{ isDefault: "desc" }, { updatedAt: "desc" }],
    select: { file: { select: { ...named, type: true } }, versions: { where: ofWord, ...latest } },
  });
  const earlier = await rows.resumeVersion.findMany({
    where: { text, resume: { userId }, ...ofWord },
    ...latest,
  });
  return [
    ...own.flatMap((row) => (row.file?.type === "docx" ? [row.file] : [])),
    ...earlier.flatMap((row) => row.file ?? []),
    ...own.flatMap(({ versions }) => versions.flatMap((version) => version.file ?? [])),
  ];
}

/** Uploads that no resume was stored with, the latest first. */
export async function listWaitingWordFiles(db: Db, userId: Owner): Promise<NamedFile[]> {
  return rowsOf(db, userId).storedFile.findMany({
    where: { userId, type: "docx", ...unheld },
    orderBy: { createdAt: "desc" },
    select: named,
  });
}
