import type { ResumeLine, ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { findTerms } from "#shared/engine/vocabulary/terms/find-terms.ts";
import { findDates } from "#shared/language/dates.ts";

/** The same fact in other words, made from one or two lines of the person. */
export interface Variant {
  how: string;
  text: string;
  from: number[];
}

const words = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** Pairs of verbs with the same claim. */
const equals: readonly (readonly [string, string])[] = [
  ["managed", "oversaw"],
  ["managed", "supervised"],
  ["supervised", "managed"],
  ["reduced", "cut"],
  ["cut", "reduced"],
  ["wrote", "prepared"],
  ["ran", "conducted"],
  ["built", "created"],
  ["created", "built"],
  ["developed", "built"],
  ["designed", "drew up"],
  ["trained", "taught"],
  ["mapped", "documented"],
  ["facilitated", "ran"],
  ["completed", "finished"],
  ["led", "headed"],
  ["improved", "raised"],
  ["increased", "lifted"],
  ["implemented", "introduced"],
  ["coordinated", "organised"],
  ["organised", "arranged"],
  ["maintained", "kept"],
  ["held", "kept"],
  ["assisted", "helped"],
  ["supported", "assisted"],
  ["provided", "gave"],
  ["conducted", "carried out"],
  ["achieved", "reached"],
  ["performed", "carried out"],
  ["used", "worked with"],
];

function withFirstWord(text: string, word: string): string {
  return (word[0] ?? "").toUpperCase() + word.slice(1) + text.replace(/^\S+/, "");
}

function verbVariants(text: string): string[] {
  const first = (/^[A-Za-z]+/.exec(text)?.[0] ?? "").toLowerCase();
  return equals.filter(([from]) => from === first).map(([, to]) => withFirstWord(text, to));
}

function numberVariants(text: string): string[] {
  const asWord = text.replace(
    /(?<![\d.,$/-])\b([2-9]|1[0-2])\b(?![\d.,%/-]|\s?(?:am|pm|st|nd|rd|th)\b)/g,
    (digits) => words[Number(digits)] ?? digits,
  );
  const asDigit = text.replace(/\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi, (word) =>
    String(words.indexOf(word.toLowerCase())),
  );
  const asPercent = text.replace(/(\d)%/g, "$1 per cent");
  const bare = text.replace(/(\d),(\d{3})\b/g, "$1$2");
  return [asWord, asDigit, asPercent, bare];
}

/** True for a term that is a separate item: inside a longer phrase, another name rarely makes an honest sentence. */
function standsAlone(text: string, start: number, end: number): boolean {
  return /(?:^|[,;|•(])\s*$/.test(text.slice(0, start)) && /^\s*(?:$|[,;|)])/.test(text.slice(end));
}

/** Other forms of the vocabulary's tools and skills that are as common as the one in the text. */
function aliasVariants(text: string): string[] {
  return findTerms(text).flatMap(({ term, start, end }) => {
    const isSwapped = term.kind === "tool" || (term.kind === "hard" && standsAlone(text, start, end));
    if (!isSwapped) return [];
    const held = text.slice(start, end).toLowerCase();
    const other = term.forms.find((form) => form.written.toLowerCase() !== held && form.rule !== "bound");
    if (other === undefined) return [];
    const swapped = text.slice(0, start) + other.written + text.slice(end);
    return findTerms(swapped).some((found) => found.term.id === term.id) ? [swapped] : [];
  });
}

function dateVariants(text: string): string[] {
  const { range } = findDates(text);
  if (range?.endDate === undefined) return [];
  const write = (date: string, form: (year: string, month: string | undefined) => string) => {
    const [year = "", month] = date.split("-");
    return date === "present" ? "current" : form(year, month);
  };
  const long = (year: string, month: string | undefined) =>
    month ? `${months[Number(month) - 1]} ${year}` : year;
  const short = (year: string, month: string | undefined) => (month ? `${month}/${year}` : year);
  return [long, short, (year: string) => year].map(
    (form) =>
      `${text.slice(0, range.from)}${write(range.startDate, form)} - ${write(range.endDate ?? "", form)}${text.slice(range.to)}`,
  );
}

function shapeVariants(text: string): string[] {
  const parts = text.split(/ and (?=[a-z]+ed )/);
  const second = parts[1];
  return [
    `${text.replace(/\.$/, "")}.`,
    text
      .replace(/ {1,2}/g, " ")
      .replace(/\borganis/g, "organiz")
      .replace(/\bprogramme\b/g, "program"),
    ...(parts.length === 2 && second !== undefined
      ? [parts[0] ?? "", (second[0] ?? "").toUpperCase() + second.slice(1)]
      : []),
  ];
}

function isBulletLine({ work }: ResumeModel, line: ResumeLine): boolean {
  return line.work !== undefined && work[line.work]?.highlights.includes(line.text) === true;
}

/** Honest rewrites of every bullet and date line of a resume, by rule; unchanged ones are left out. */
export function honestVariants(model: ResumeModel): Variant[] {
  const variants: Variant[] = [];
  const { lines } = model.meta;
  for (const line of lines) {
    if (line.heading === true || line.section === "header" || line.section === "referees") continue;
    const add = (how: string, texts: readonly string[]) => {
      for (const text of texts)
        if (text !== line.text && text !== "") variants.push({ how, text, from: [line.id] });
    };
    const isBullet = isBulletLine(model, line);
    if (line.work !== undefined && !isBullet) add("date", dateVariants(line.text));
    add("alias", aliasVariants(line.text));
    if (!isBullet) continue;
    add("verb", verbVariants(line.text));
    add("number", numberVariants(line.text));
    add("shape", shapeVariants(line.text));
    const next = lines[line.id + 1];
    if (next !== undefined && next.work === line.work && isBulletLine(model, next))
      variants.push({ how: "joined", text: `${line.text}; ${next.text}`, from: [line.id, next.id] });
  }
  return variants;
}
