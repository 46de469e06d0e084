/** The parts of which universities make the short names of their degrees, with the words that they stand for. */
const table = `
acc accounting|act actuarial|ag agriculture|agr agriculture|app applied|arch architecture|art arts|arts arts|av aviation
bio biology|biol biology|biomed biomedical|biotech biotechnology|bus business|chem chemistry|civ civil|clin clinical|com commerce|comm communication
comp computer|con construction|constr construction|crim criminology|crimjust criminal justice|cyb cyber|cyber cyber|data data|dent dental|des design
dev development|diet dietetics|early early|chd childhood|ec economics|econ economics|ed education|educ education|el electrical|elec electrical
eng engineering|env environmental|ex exercise|exsc exercise science|fin finance|food food|for forestry|geo geology|geog geography|hlth health|hum humanities
hort horticulture|hosp hospitality|hr human resources|ind industrial|inf information|info information|int international|it information technology
journ journalism|just justice|land landscape|lib library|ling linguistics|log logistics|mar marine|math mathematics|maths mathematics|mech mechanical
med medical|media media|mgmt management|mgt management|mid midwifery|min mining|mkt marketing|mktg marketing|mus music|nurs nursing|nut nutrition
nutr nutrition|occ occupational|opt optometry|orth orthoptics|para paramedicine|paramed paramedicine|path pathology|pharm pharmacy|phil philosophy
phys physics|physio physiotherapy|plan planning|pod podiatry|pol politics|prim primary|prof professional|prop property|psych psychology|psyc psychology
pub public|rad radiation|radiog radiography|reg regional|sc science|sci science|sec secondary|soc social|socsc social science|sp speech|speech speech|sport sport
stat statistics|stud studies|surv surveying|teach teaching|tech technology|th therapy|ther therapy|tour tourism|trad trades|urb urban|vet veterinary|vis visual
wk work|work work
`;

const parts: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split(/[|\n]/)
    .map((entry) => {
      const [part = "", ...words] = entry.split(" ");
      return [part, words.join(" ")] as const;
    }),
);

const longestPart = 8;
const longestCode = 24;
/** A code of one word is more often something else: "board", "mint". */
const fewestWords = 2;
const bachelor = 7;
const master = 9;

/** The words of a code's parts from a place on, longest parts first; undefined where it is none. */
function partsFrom(code: string, from: number): string[] | undefined {
  if (from === code.length) return [];
  for (let size = Math.min(longestPart, code.length - from); size > 1; size -= 1) {
    const words = parts.get(code.slice(from, from + size));
    const rest = words === undefined ? undefined : partsFrom(code, from + size);
    if (words !== undefined && rest !== undefined) return [words, ...rest];
  }
  return undefined;
}

/** What a degree's short name tells: its AQF level, and the words of its field. */
export interface DegreeCode {
  level: number;
  field: string[];
}

/**
 * "BConMgt", "BAppSc", "BUrbRegPlan", "MSpPath" as universities and their graduates write them. Most words are none by
 * their first letters.
 * @param low the folded word. @returns undefined for any other word.
 */
export function readDegreeCode(low: string): DegreeCode | undefined {
  const level = low.startsWith("b") ? bachelor : low.startsWith("m") ? master : undefined;
  // "medtech", "medical": behind a master's letter the word would be education.
  if (level === undefined || low.length > longestCode || low.length < 5 || low.startsWith("med"))
    return undefined;
  const field = partsFrom(low, 1)?.join(" ").split(" ") ?? [];
  // "mapped", "minded"
  const isPast = low.endsWith("ed") && field.length === fewestWords;
  return field.length < fewestWords || isPast ? undefined : { level, field };
}
