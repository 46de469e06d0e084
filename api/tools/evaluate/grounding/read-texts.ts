import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DocumentError } from "../../../src/adapters/read-document/parsed-document.ts";
import { documentReader } from "../resume/document-reader.ts";

/** The texts of the resumes of a directory by name, read with the product's reader; unreadable ones are left out. */
export async function readTexts(directory: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const names = readdirSync(directory).filter(
    (name) => /\.(?:pdf|docx|doc|txt)$/.test(name) && !name.includes("scan"),
  );
  for (const name of names.sort()) {
    try {
      texts.set(name, (await documentReader.read({ path: join(directory, name), name })).text);
    } catch (error) {
      // An unreadable file has no text to compare with.
      if (!(error instanceof DocumentError)) throw error;
    }
  }
  return texts;
}
