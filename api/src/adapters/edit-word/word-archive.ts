import { unzipSync, type Zippable, zipSync } from "fflate";
import { archiveCaps } from "../read-document/archive-caps.ts";
import { ParseError } from "../read-document/parsed-document.ts";
import { main } from "../read-document/read-docx.ts";
import { attribute, child, readXml } from "../read-document/xml.ts";
import { Unchangeable } from "./word-body.ts";

/** The parts of a Word file, in the file's order. */
export interface WordFile {
  parts: Record<string, Uint8Array>;
}

/**
 * Unpacks a Word file within the caps.
 * @throws Unchangeable for macros, protection and signatures; ParseError `corrupt` or `too_large`.
 */
export function openWordFile(bytes: Uint8Array): WordFile {
  const parts = unpack(bytes);
  const names = Object.keys(parts);
  if (parts[main] === undefined) throw new ParseError("corrupt");
  if (names.some((name) => /vbaProject|vbaData/i.test(name))) throw new Unchangeable("macros");
  if (/macroEnabled/i.test(textOf(parts["[Content_Types].xml"]))) throw new Unchangeable("macros");
  if (names.some((name) => name.startsWith("_xmlsignatures/"))) throw new Unchangeable("signed");
  const settings = parts["word/settings.xml"];
  if (settings && isProtected(settings)) throw new Unchangeable("protected");
  return { parts };
}

const textOf = (part: Uint8Array | undefined) => new TextDecoder().decode(part);

function isProtected(settings: Uint8Array): boolean {
  const root = readXml(settings);
  const enforced = attribute(child(root, "w:documentProtection"), "w:enforcement");
  return child(root, "w:writeProtection") !== undefined || ["1", "true", "on"].includes(enforced ?? "");
}

function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let total = 0;
  let count = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ originalSize }) => {
        total += originalSize;
        count += 1;
        if (originalSize > archiveCaps.part || total > archiveCaps.total || count > archiveCaps.entries)
          throw new ParseError("too_large");
        return true;
      },
    });
  } catch (error) {
    throw error instanceof ParseError ? error : new ParseError("corrupt");
  }
}

/** The same moment for every part, so that the same text gives the same bytes. */
const written = new Date(2000, 0, 1);
/** What is packed already; packing it again costs time and gains nothing. */
const packed = /\.(?:png|jpe?g|gif|emf|wmf|zip|bin|odttf|docx|xlsx)$/i;

/** The file with another text of its body, all other parts as they are. @param source of `word/document.xml`. */
export function writeWordFile({ parts }: WordFile, source: string): Uint8Array {
  const files: Zippable = {};
  for (const [name, bytes] of Object.entries(parts)) {
    const own = name === main ? new TextEncoder().encode(source) : bytes;
    files[name] = [own, { level: packed.test(name) ? 0 : 6, mtime: written }];
  }
  return zipSync(files);
}
