import type { Certificate, ResumeLine } from "#shared/domain/resumes/resume-model.ts";
import { isLeftOff } from "#shared/engine/words/left-off.ts";
import { findDates } from "#shared/language/dates.ts";

function isWideGap(text: string, at: number): boolean {
  return text[at] === " " && text[at + 1] === " " && text[at + 2] === " ";
}

const breaks = ",;|•·▪●\t";
/** Icons of symbol fonts may divide items too. */
const icon = /[\ue000-\uf8ff\u2300-\u23ff\u2600-\u27bf]/;

/** Items of a list line: commas, pipes, bullets and semicolons separate, but not inside brackets. */
export function listItems(text: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i <= text.length; i += 1) {
    const ch = text[i] ?? "|";
    if (ch === "(") depth += 1;
    else if (ch === ")") depth = Math.max(0, depth - 1);
    const isBreak = depth === 0 && (breaks.includes(ch) || icon.test(ch) || isWideGap(text, i));
    if (i < text.length && !isBreak) continue;
    const item = text.slice(from, i).trim().replace(/\.$/, "");
    if (item !== "") items.push(item);
    from = i + 1;
  }
  return items;
}

const expiry = /\b(?:exp(?:ires?|iry|\.)?|valid (?:to|until|till)|until|renewal)\b/i;

/** A name that was cut off inside a bracket keeps the bracket whole: "Forklift licence (LF)". */
function wholeBrackets(name: string, item: string): string {
  const isOpen = name.lastIndexOf("(") > name.lastIndexOf(")");
  return isOpen && item.includes(")") ? `${name})` : name;
}

function readCertificate(item: string, line: number): Certificate {
  const { single, range } = findDates(item);
  const cut = single ?? range;
  if (cut === undefined) return { name: item, lines: [line] };
  const date = single?.date ?? range?.startDate;
  const name = wholeBrackets(
    item.slice(0, cut.from).replace(/(?<!\W)\W*(?:\b(?:exp\w*|valid \w+)\W*)?$/i, ""),
    item,
  );
  const certificate: Certificate = { name: name === "" ? item : name, lines: [line] };
  if (date === undefined) return certificate;
  return expiry.test(item) ? { ...certificate, expires: date } : { ...certificate, date };
}

/** Licences, tickets, checks and registrations: one a line or list item, with date or expiry. */
export function readCertificates(lines: readonly ResumeLine[]): Certificate[] {
  return lines
    .filter((line) => line.text.length <= 400)
    .flatMap((line) => {
      const isOne =
        line.mark !== undefined || findDates(line.text).single !== undefined || isLeftOff(line.text);
      const items = isOne ? [line.text] : listItems(line.text);
      return items.map((item) => readCertificate(item, line.id));
    });
}
