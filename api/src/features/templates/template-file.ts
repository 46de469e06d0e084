import { readFile } from "node:fs/promises";
import path from "node:path";
import type { FileAnswer } from "#shared/contract/route.ts";
import { type Template, type TemplateId, templateFileName } from "#shared/domain/templates/template.ts";
import { templateLines } from "#shared/domain/templates/template-lines.ts";
import { top } from "../../programs.ts";

const sources = path.join(top, "shared/domain/templates/sources");
const writers = {
  docx: {
    // The libraries come with the first file: most processes write none.
    writer: async () => (await import("../../adapters/docx.ts")).wordDocument,
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  },
  pdf: {
    writer: async () => (await import("../../adapters/pdfkit.ts")).pdfDocument,
    type: "application/pdf",
  },
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
  const write = await writers[formatOf(templateFileName(template))].writer();
  return write({ title: template.name, lines: templateLines(source), design: "modern" });
}
