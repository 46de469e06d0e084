import type { ResumeLine, ResumeSection, WorkEntry } from "#shared/domain/resumes/resume-model.ts";

const leastOfName = 7;
const longestDeed = 300;
const leastWords = 5;
const leastHouses = 2;
/** One job of three may have its own deeds: a break in the list often has a remark. */
const mostTold = 3;
/** Each line is held against each house: nobody has had more. */
const mostRoles = 60;

const mayTell: ReadonlySet<ResumeSection> = new Set(["skills", "summary", "other", "header"]);

/** Written forms by which a deed may name a house: "Pebble Creek Children's Centre", "Pebble Creek", "Toyworks". */
function formsOf(name: string): string[] {
  const words = (name.split("(")[0] ?? "").trim().split(" ");
  const first = words[0] ?? "";
  return [
    words.join(" "),
    words.slice(0, 2).join(" "),
    ...(first.length >= leastOfName ? [first] : []),
  ].filter((form) => form.length >= leastOfName);
}

/** The one role whose house a text names; undefined where it names none, or one with several roles. */
function roleNamed(text: string, forms: readonly (readonly string[])[]): number | undefined {
  const padded = ` ${text.replace(/[^\p{L}\p{N}'\u2019&-]+/gu, " ")} `;
  const found = forms.flatMap((own, at) => (own.some((form) => padded.includes(` ${form} `)) ? [at] : []));
  return found.length === 1 ? found[0] : undefined;
}

/**
 * A resume by skills: the jobs are listed without deeds, and the deeds stand under other headings, each naming its house
 * ("At Wattle Lane I wrote the fortnightly program"). What names one job's house is that job's. Changes what is given.
 */
export function giveDeedsTheirHouses(work: WorkEntry[], lines: readonly ResumeLine[]): void {
  const told = work.filter(({ highlights }) => highlights.length > 0).length;
  if (work.length === 0 || work.length > mostRoles || told > work.length / mostTold) return;
  const forms = work.map(({ name = "" }) => formsOf(name));
  const found = lines.flatMap((line) => {
    const { text, section, heading } = line;
    const isDeed = text.length <= longestDeed && text.split(" ").length >= leastWords;
    const role = heading !== true && mayTell.has(section) && isDeed ? roleNamed(text, forms) : undefined;
    return role === undefined || work[role]?.highlights.length !== 0 ? [] : [{ line, role }];
  });
  // One name alone may be a word that stands there by chance.
  if (new Set(found.map(({ role }) => role)).size < leastHouses) return;
  for (const { line, role } of found) {
    line.section = "work";
    work[role]?.lines.push(line.id);
    work[role]?.highlights.push(line.text);
  }
}
