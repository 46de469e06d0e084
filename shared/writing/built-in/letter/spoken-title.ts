import { isJobNoun } from "#shared/engine/ad/job-nouns.ts";

const pictures = /(?:\p{Extended_Pictographic}|\uFE0F|\u200D)+/gu;
/** Part of an advertised title that promotes the job or states its conditions, without naming a field of work. */
const sells =
  /!|\$|\b\d{1,2}\s?(?:mths?|months?|weeks?|wks?|yrs?)\b|\b(?:ext|fifo|dido|asap|immediate start|no \p{L}+|join us|wfh)\b/iu;
const small = /^\p{Ll}/u;
const wanted = / (?:wanted|needed|urgently)\b/i;
/** "Junior developer part time, 170" of "170 - 190 an hour": conditions that follow the title without a separator. */
const terms =
  /(?<![, ])[, ]{1,3}(?:(?:part|full)[ -]time|casual|permanent|contract|temp)(?:,? [\d$\u20ac\u00a3].{0,60})?$|, ?[\d$\u20ac\u00a3][^,]{0,60}$/iu;
const signs = / [-\u2013\u2014|] /;
const longestAcronym = 3;
const notAcronyms = new Set("REP BAR CAR BUS VAN DAY TAX SHOP".split(" "));
const joints = new Set("AND OF THE FOR TO IN AT WITH OR".split(" "));

/** "SENIOR PROPERTY MANAGER" in normal capitals; "HR" does not change. */
export function calmed(title: string): string {
  if (/\p{Ll}/u.test(title) || !/\p{L}{5}/u.test(title)) return title;
  return title.replace(/\p{L}+/gu, (word, at: number) => {
    if (at > 0 && joints.has(word)) return word.toLowerCase();
    return word.length <= longestAcronym && !notAcronyms.has(word)
      ? word
      : (word[0] ?? "") + word.slice(1).toLowerCase();
  });
}

/** "Diesel Fitters" in the singular: one person applies for one job. */
function single(title: string): string {
  const one = title.replace(/s$/, "");
  const last = one.split(" ").at(-1) ?? "";
  return one !== title && isJobNoun(last.toLowerCase()) ? one : title;
}

/**
 * The title as a letter writes it: "Dental Assistant - Mon to Thurs, no late nights!" becomes "Dental Assistant", and
 * "Solar sparky wanted Sunshine Coast" becomes "Solar sparky". "Project Engineer - Roads & Bridges" keeps its field.
 */
export function spokenTitle(title: string): string {
  const plain = title.replace(pictures, " ").replace(/\s+/g, " ").trim();
  const parts = plain.split(signs);
  const from = parts.findIndex((part, at) => at > 0 && (small.test(part) || sells.test(part)));
  const kept = (from === -1 ? plain : parts.slice(0, from).join(" - ")).replace(terms, "");
  const [job = kept] = kept.split(wanted, 1);
  const named = job.replace(/(?<![!.,\s/|\u2013\u2014-])[!.,\s/|\u2013\u2014-]+$/, "");
  return single(calmed(named));
}
