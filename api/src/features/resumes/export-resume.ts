import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { FileAnswer } from "#shared/contract/route.ts";
import { listMark, printable } from "#shared/domain/resumes/plain-line.ts";
import { readResume } from "#shared/resume/read-resume.ts";
import { wordDocument } from "../../adapters/docx.ts";
import { AppError } from "../../http/app-error.ts";
import type { Outside } from "../../outside.ts";

const wordType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/**
 * A Word file of the text, read back by our own reader before it is handed over: a file that lost a line
 * is not handed over. @throws AppError `unsupported` for another format, `internal` when it is not whole.
 */
export async function exportResume(
  outside: Outside,
  { text, format, name }: { text: string; format: "docx" | "pdf"; name: string },
): Promise<FileAnswer> {
  if (format !== "docx") throw new AppError("unsupported", "This resume can be downloaded as Word (.docx).");
  const model = readResume(text);
  const bytes = await wordDocument({ title: model.basics.name ?? "Resume", lines: model.meta.lines });
  await refuseUnlessWhole(outside, text, bytes);
  return { bytes, name: `${name}.docx`, type: wordType };
}

async function refuseUnlessWhole(outside: Outside, text: string, bytes: Uint8Array): Promise<void> {
  const file = path.join(outside.config.dataDir, "uploads", `export-${outside.randomToken(12)}`);
  try {
    await writeFile(file, bytes);
    const readBack = await outside.documents.read({ path: file, name: "resume.docx" });
    if (plainWords(readBack.text) !== plainWords(text))
      throw new Error("The exported file does not hold the whole text.");
  } finally {
    await rm(file, { force: true });
  }
}

/** Words in order without list marks: Word draws those itself. */
function plainWords(text: string): string {
  const lines = printable(text)
    .split("\n")
    .map((line) => line.replace(listMark, ""));
  return lines.join(" ").split(/\s+/).filter(Boolean).join(" ");
}
