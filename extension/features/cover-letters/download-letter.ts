import { letterFileName } from "#shared/domain/cover-letters/letter-words.ts";
import { api } from "../../platform/api.ts";

/**
 * Loads the Word file of a letter, in the person's own letterhead if they have one, and hands it to the browser's own
 * download.
 * @param isOurs true to use our design anyway.
 * @throws ApiError when the server refuses or cannot be reached.
 */
export async function downloadLetter(text: string, company: string, isOurs = false): Promise<void> {
  const body = { resumeContent: text, format: "docx", kind: "letter" } as const;
  const file = await api.resumes.download({ body: isOurs ? { ...body, letterhead: false } : body });
  if (!("bytes" in file)) throw new Error("No file");
  const url = URL.createObjectURL(new Blob([new Uint8Array(file.bytes)], { type: file.type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = letterFileName(company);
  link.click();
  URL.revokeObjectURL(url);
}
