import type { ResumeLine, ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import type { DraftLine } from "../../changes/edit-line.ts";

const lead = /^(\s*(?:[•▪●◦⁃·‣➢✓✔►■□❖○➤▸»∙⚫*–—-]\s*)?)(.*?)(\s*)$/su;

/**
 * The text as rows that can be rewritten without touching list marks, indents or empty rows. Each row is matched with
 * its parsed line by words and order; a row that the parser split is not changed.
 */
export function readDraft(text: string, model: ResumeModel): DraftLine[] {
  const { lines } = model.meta;
  let next = 0;
  let wrapped: { read: ResumeLine; left: number } | undefined;
  return text.split(/\r\n|[\n\r]/).map((raw): DraftLine => {
    const [, mark = "", body = ""] = lead.exec(raw) ?? [];
    if (body === "") return { lead: raw, text: "" };
    if (wrapped !== undefined && wrapped.left > 0) {
      wrapped.left -= 1;
      return { lead: raw, text: "", read: wrapped.read };
    }
    const read = lines[next];
    if (read === undefined) return { lead: raw, text: "" };
    // A bullet that runs over several rows is not changed; its rows move together.
    if (read.printed !== undefined && read.text.startsWith(body.trimEnd())) {
      next++;
      wrapped = { read, left: read.printed - 1 };
      return { lead: raw, text: "", read };
    }
    if (read.text === body) {
      next++;
      return { lead: mark, text: body, read };
    }
    if (read.text === raw.trim()) {
      next++;
      return { lead: raw.slice(0, raw.indexOf(read.text)), text: read.text, read };
    }
    next += countWithin(raw, lines, next);
    return { lead: raw, text: "" };
  });
}

/** How many consecutive parsed lines came from this row ("Skills: SQL" is two). */
function countWithin(raw: string, lines: readonly ResumeLine[], next: number): number {
  let from = 0;
  let count = 0;
  for (let line = lines[next]; line !== undefined; line = lines[next + count]) {
    const at = raw.indexOf(line.text, from);
    if (at === -1) break;
    from = at + line.text.length;
    count += 1;
  }
  return count;
}
