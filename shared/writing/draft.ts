import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import type { DraftLine } from "./edit-line.ts";

const lead = /^(\s*(?:[•▪●◦⁃·‣➢✓✔►■□❖○➤▸»∙⚫*–—-]\s*)?)(.*?)(\s*)$/su;

/**
 * The text as lines that can be rewritten without touching marks, indents or empty lines. A line is tied
 * to what the reader made of it by its words and their order.
 */
export function readDraft(text: string, model: ResumeModel): DraftLine[] {
  let next = 0;
  return text.split(/\r\n|[\n\r]/).map((raw) => {
    const [, mark = "", body = ""] = lead.exec(raw) ?? [];
    const read = model.meta.lines[next];
    if (read === undefined || body === "") return { lead: raw, text: "" };
    if (read.text === body) {
      next++;
      return { lead: mark, text: body, read };
    }
    if (read.text === raw.trim()) {
      next++;
      return { lead: raw.slice(0, raw.indexOf(read.text)), text: read.text, read };
    }
    return { lead: raw, text: "" };
  });
}

export function writeDraft(draft: readonly DraftLine[]): string {
  return draft.map((line) => line.lead + line.text).join("\n");
}
