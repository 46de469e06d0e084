import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { FileAnswer } from "#shared/contract/route.ts";
import { printable } from "#shared/domain/resumes/printable.ts";
import { documentLines } from "#shared/resume/document-lines.ts";
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
  const lines = documentLines(text);
  const bytes = await wordDocument({
    title: lines.find((line) => line.kind === "name")?.text ?? "Resume",
    lines,
  });
  await refuseUnlessWhole(outside, lines.map((line) => line.text).join("\n"), bytes);
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

/** Words in order, whatever the white space between them. */
function plainWords(text: string): string {
  return printable(text).split(/\s+/).filter(Boolean).join(" ");
}
