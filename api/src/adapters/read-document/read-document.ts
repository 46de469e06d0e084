import { open, readFile, stat } from "node:fs/promises";
import type { DocumentFacts } from "#shared/domain/resumes/document-facts.ts";
import { openFile } from "../../bytes/open-outside.ts";
import type { OutsideFile } from "../../bytes/outside.ts";
import { checkArchive } from "./check-archive.ts";
import type { ParsedFile } from "./parse-file.ts";
import { DocumentError } from "./parsed-document.ts";
import { createParserPool, type ParserPool } from "./parser-pool.ts";
import {
  createDocumentRecogniser,
  type DocumentRecogniser,
  type Watch,
} from "./recognise/document-recogniser.ts";
import { isOldKindOfDocx, sniffType } from "./sniff-type.ts";

export interface ReadDocument {
  /** What a reader of the file sees, in reading order. Hidden text is in `facts` only. */
  text: string;
  facts: DocumentFacts;
}

export interface DocumentFile extends Watch {
  path: OutsideFile | string;
  name: string;
}

export interface DocumentReader {
  /**
   * Text of an uploaded resume, and what its file shows.
   * @param file its path on disk and the name it was given; `onSpent` hears how long it was read, in milliseconds, `onPage`
   * the pages of a scan as they are begun, and `signal` ends the reading of a scan.
   * @throws DocumentError with the reason; never half a text.
   */
  read(file: DocumentFile): Promise<ReadDocument>;
  /** Starts the parsers' processes ahead of the first file. */
  warm(): void;
  /** Ends the parsers' processes; a read under way is refused. */
  close(): void;
}

const headBytes = 4096;
/** One for the whole process: the caps on processes and waiting files hold over all readers. */
const processes = createParserPool();
const recognisers = createDocumentRecogniser();

/**
 * Reads pdf, docx, doc and txt; content decides the type, and each file is parsed in a process of its own. A PDF with
 * pages that are pictures is then read again by a recogniser.
 */
export function createDocumentReader(
  pool: ParserPool = processes,
  recogniser: DocumentRecogniser = recognisers,
): DocumentReader {
  const close = () => {
    pool.close();
    recogniser.close();
  };
  return {
    warm: pool.warm,
    close,
    async read({ path: file, name, ...watch }) {
      const path = openFile(file);
      const { size } = await stat(path);
      if (size === 0) throw new DocumentError("empty");
      const head = await readHead(path, size);
      if (isOldKindOfDocx(head, name) && (await isLocked(path)))
        throw new DocumentError("password_protected");
      const type = sniffType(head, name);
      if (type === "docx") await checkArchive(path);
      const started = performance.now();
      const parsed = await pool.run(path, type).finally(() => watch.onSpent?.(performance.now() - started));
      const { pictures } = parsed;
      const { text, facts } =
        pictures.length === 0
          ? parsed
          : await recogniser
              .run(path, pictures.length, watch)
              .catch((error: unknown) => withoutPictures(parsed, error));
      return { text, facts };
    },
  };
}

/**
 * What there is without the pages that are pictures, which are named as unread.
 * @throws the error where there is nothing else, and where another try may succeed.
 */
function withoutPictures({ text, facts, pictures }: ParsedFile, error: unknown): ReadDocument {
  const isPassing = !(error instanceof DocumentError) || error.reason === "busy";
  if (text === "" || isPassing) throw error;
  return { text, facts: { ...facts, recognition: { pages: [], unread: pictures } } };
}

/** What Word calls the part that holds a file with a password. */
const lockedPart = Buffer.from("EncryptedPackage", "utf16le");

async function isLocked(path: string): Promise<boolean> {
  return (await readFile(path)).includes(lockedPart);
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
