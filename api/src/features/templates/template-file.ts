import { readFile } from "node:fs/promises";
import path from "node:path";
import type { FileAnswer } from "#shared/contract/route.ts";
import { type Template, type TemplateId, templateFileName } from "#shared/domain/templates/template.ts";
import type { DocumentLine } from "#shared/resume/document/document-lines.ts";
import { wordDocument } from "../../adapters/docx.ts";
import { pdfDocument } from "../../adapters/pdfkit.ts";

const kinds: Record<string, DocumentLine["kind"]> = {
  "#": "name",
  "=": "label",
  "~": "contact",
  "##": "heading",
  "###": "entry",
  ">": "detail",
  "-": "item",
};
const marked = /^(#{1,3}|[-~>=])\s+(.*)$/;

function lineOf(source: string): DocumentLine {
  const [, mark = "", rest = ""] = marked.exec(source) ?? ["", "", source];
  const kind = kinds[mark] ?? "text";
  if (kind !== "entry") return { kind, text: rest };
  const [text = "", date] = rest.split(/\s+\|\s+/);
  return { kind, text, ...(date !== undefined && { date }) };
}

/** Only paragraphs part: headings, entries and lists have a space of their own. */
function isParted(line: DocumentLine, above: DocumentLine | undefined): boolean {
  const parts: readonly string[] = ["text", "detail", "item", "contact"];
  return ["text", "detail"].includes(line.kind) && parts.includes(above?.kind ?? "");
}

/**
 * The source of a template as the lines of a document. `#` name, `=` line under it, `~` contact line, `##` heading,
 * `###` entry with its dates behind a bar, `>` quiet line, `-` list item, anything else a paragraph; an empty line
 * parts paragraphs, `---` begins a page.
 */
export function templateLines(source: string): DocumentLine[] {
  const lines: DocumentLine[] = [];
  let isAfterEmpty = false;
  let isOnNewPage = false;
  for (const raw of source.split(/\r?\n/)) {
    const text = raw.trim();
    if (text === "---") isOnNewPage = true;
    else if (text !== "") {
      const line = lineOf(text);
      const hasGap = isAfterEmpty && !isOnNewPage && isParted(line, lines.at(-1));
      lines.push({ ...line, ...(hasGap && { gap: true }), ...(isOnNewPage && { newPage: true }) });
      isOnNewPage = false;
    }
    isAfterEmpty = text === "";
  }
  return lines;
}

const sources = path.join(import.meta.dirname, "sources");
const writers = {
  docx: {
    write: wordDocument,
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  },
  pdf: { write: pdfDocument, type: "application/pdf" },
} as const;

/** The same for everyone, so each file is written once a process. A test reads each one back. */
const written = new Map<TemplateId, Uint8Array>();

/** The template as the document that its record names. */
export async function templateFile(template: Template): Promise<FileAnswer> {
  const name = templateFileName(template);
  const bytes = written.get(template.id) ?? (await writeTemplate(template));
  written.set(template.id, bytes);
  return { bytes, name, type: writers[formatOf(name)].type };
}

function formatOf(fileName: string): keyof typeof writers {
  return fileName.endsWith(".docx") ? "docx" : "pdf";
}

async function writeTemplate(template: Template): Promise<Uint8Array> {
  const source = await readFile(path.join(sources, `${template.id}.md`), "utf8");
  const { write } = writers[formatOf(templateFileName(template))];
  return write({ title: template.name, lines: templateLines(source), design: "modern" });
}
