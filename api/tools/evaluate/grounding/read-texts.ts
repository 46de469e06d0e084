import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DocumentError } from "../../../src/adapters/read-document/parsed-document.ts";
import { documentReader } from "../resume/document-reader.ts";

/** The texts of the resumes of a directory by name, read as the product reads them; what cannot be read is left out. */
export async function readTexts(directory: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const names = readdirSync(directory).filter(
    (name) => /\.(?:pdf|docx|doc|txt)$/.test(name) && !name.includes("scan"),
  );
  for (const name of names.sort()) {
    try {
      texts.set(name, (await documentReader.read({ path: join(directory, name), name })).text);
    } catch (error) {
      // What cannot be read has no words to be true to.
      if (!(error instanceof DocumentError)) throw error;
    }
  }
  return texts;
}
