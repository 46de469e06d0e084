import { open, stat } from "node:fs/promises";
import { checkArchive } from "./check-archive.ts";
import { DocumentError } from "./document-error.ts";
import { runParser } from "./run-parser.ts";
import { sniffType } from "./sniff-type.ts";

export interface ReadDocument {
  text: string;
}

export interface DocumentReader {
  /**
   * Text of an uploaded resume.
   * @param file its path on disk and the name it was given.
   * @throws DocumentError with the reason; never half a text.
   */
  read(file: { path: string; name: string }): Promise<ReadDocument>;
}

const headBytes = 4096;

/** Reads pdf, docx and txt; content decides the type, and every parser runs in a process of its own. */
export function createDocumentReader(): DocumentReader {
  return {
    async read({ path, name }) {
      const { size } = await stat(path);
      if (size === 0) throw new DocumentError("empty");
      const type = sniffType(await readHead(path, size), name);
      if (type === "docx") await checkArchive(path);
      return { text: await runParser(path, type) };
    },
  };
}

async function readHead(path: string, size: number): Promise<Buffer> {
  const handle = await open(path, "r");
  try {
    const head = Buffer.alloc(Math.min(size, headBytes));
    await handle.read(head, 0, head.length, 0);
    return head;
  } finally {
    await handle.close();
  }
}
