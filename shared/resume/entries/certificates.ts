import type { Certificate } from "#shared/domain/resumes/resume-model.ts";
import { findDates } from "../dates.ts";
import type { NumberedLine } from "./entry-drafts.ts";
import { listItems } from "./list-items.ts";

const expiry = /\b(?:exp(?:ires?|iry|\.)?|valid (?:to|until|till)|until|renewal)\b/i;

function readCertificate(item: string, line: number): Certificate {
  const { single, range } = findDates(item);
  const cut = single ?? range;
  if (cut === undefined) return { name: item, lines: [line] };
  const date = single?.date ?? range?.startDate;
  const name = item.slice(0, cut.from).replace(/\W*(exp\w*|valid \w+)?\W*$/i, "");
  const certificate: Certificate = { name: name === "" ? item : name, lines: [line] };
  if (date === undefined) return certificate;
  return expiry.test(item) ? { ...certificate, expires: date } : { ...certificate, date };
}

/** Licences, tickets, checks and registrations: one a line or list item, with date or expiry. */
export function readCertificates(lines: readonly NumberedLine[]): Certificate[] {
  return lines
    .filter((line) => line.text.length <= 400)
    .flatMap((line) => {
      const isOne = line.bullet || findDates(line.text).single !== undefined;
      const items = isOne ? [line.text] : listItems(line.text);
      return items.map((item) => readCertificate(item, line.id));
    });
}
