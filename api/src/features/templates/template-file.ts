import { readFile } from "node:fs/promises";
import path from "node:path";
import type { FileAnswer } from "#shared/contract/route.ts";
import { type Template, type TemplateId, templateFileName } from "#shared/domain/templates/template.ts";
import { templateLines } from "#shared/domain/templates/template-lines.ts";
import { wordDocument } from "../../adapters/docx.ts";
import { pdfDocument } from "../../adapters/pdfkit.ts";

const sources = path.resolve(import.meta.dirname, "../../../../shared/domain/templates/sources");
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
