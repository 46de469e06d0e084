import { phraseEnd } from "../words/count-words.ts";
import { gap, type Token } from "../words/tokenise.ts";
import { levelOfCode } from "./course-codes.ts";
import { readDegreeCode } from "./degree-codes.ts";
import { type KnockOutHit, readWords } from "./knock-out-term.ts";

const rungs: readonly (readonly [number, string, string])[] = [
  [
    0,
    "High school certificate",
    "high school diploma|high school certificate|higher school certificate|senior secondary certificate|secondary school certificate|year 12 certificate|ged|hsc or equivalent|completed hsc|completion of hsc",
  ],
  [1, "Certificate I", "certificate i in|cert i in|certificate 1 in"],
  [
    1,
    "Qualification",
    "qualification in|qualifications in|management qualification|management qualifications|teaching qualification|teaching qualifications|nursing qualification|nursing qualifications|childcare qualification|education qualification|education qualifications|formal qualification|formal qualifications",
  ],
  [2, "Certificate II", "certificate ii|cert ii|certificate 2|cert 2|nvq level 2|nvq 2"],
  [
    3,
    "Certificate III",
    "certificate iii|cert iii|certificate 3|cert 3|nvq level 3|nvq 3|btec level 3|trade certificate|trade cert|trade papers|trade qualification|trade qualified",
  ],
  [
    4,
    "Certificate IV",
    "certificate iv|cert iv|certificate 4|cert 4|nvq level 4|nvq 4|higher national certificate|hnc in",
  ],
  [
    5,
    "Diploma",
    "diploma|diplomas|higher national diploma|hnd|dip of|associate of arts|associate of science|associate of applied",
  ],
  [
    6,
    "Advanced Diploma",
    "advanced diploma|adv diploma|adv dip|advanced dip|associate degree|foundation degree",
  ],
  [
    7,
    "Bachelor degree",
    "bachelor|bachelors|b occupational|b physiotherapy|b midwifery|b psychology|b psych|b teaching|b medical|b medicine|b dental|b veterinary|b vet|b paramedicine|b speech|b exercise|b public|b law|b communication|b media|b property|b planning|b urban|b computer|b computing|b comp|b biomedical|b nutrition|b fine|b music|bed primary|bed secondary|bed early|bed hons|bvetsc|bbiomedsc|b agricultural|b agriculture|b education|b engineering|b information|b laws|b health|b social|b applied|b design|b economics|b pharmacy|b early|b construction|b environmental|b s in|b s degree|b s c|be hons|be honours|bsn|bsba|bca|b nursing|binftech|binfotech|bpsych|bpsychsc|bcompsc|b arch|b pharm|b business|b commerce|b arts|b science|ba hons|ba honours|ma hons|bsc hons|ba in|ba llb|b a in|btech|b tech|bba|bfa|bdes|bsocsc|bsocwk|bvsc|bphty|bphysio|bmedsci|bnursing|bmus|bsc|beng|bcom|bcomm|bbus|bnurs|bpharm|bhsc|bappsc|bsw|barch|llb|mbbs|bmid|bteach|b sc|b eng|b com|b bus|b nurs|b ed|bs in|bs mechanical|bs electrical|bs computer|bs chemical|bs civil|bs biology|bs chemistry|bs nursing|bs accounting|bs business|bs information|bs mathematics|bs finance|bs marketing|bs physics|ba english|ba psychology|ba economics|ba communications|ba history|ba political|bs degree|bs or ms|ba or bs|bs or ba|bachelor's degree|bachelor degree|bachelors degree|undergraduate degree|university degree|tertiary degree|tertiary qualification|tertiary qualifications|tertiary qualified|university qualified|relevant degree|marketing degree|business degree|law degree|science degree|engineering degree|nursing degree|accounting degree|commerce degree|degree qualified|degree in|a degree|degree or|honours degree|degree level|tertiary education|university qualification|university qualifications|degree qualification|degree qualifications",
  ],
  [
    8,
    "Graduate certificate or diploma",
    "graduate certificate|graduate diploma|grad dip|grad cert|graddip|gradcert|gdip|pg dip|pgdip|pg cert|pgcert|pgce|dip ed|post graduate diploma|post graduate certificate|postgraduate diploma|postgraduate certificate|postgraduate qualification|postgraduate qualifications|postgraduate degree|post graduate qualification|post graduate qualifications",
  ],
  [
    9,
    "Masters degree",
    "m social|m education|m teaching|m nursing|m public|m business|m engineering|m professional|m psychology|m laws|m accounting|m clinical|mphil|mph|msw|mfa|mpsych|mappsc|ma in|m a in|master of|masters of|masters|master's in|master's of|m s in|msn|m ed|m com|mcom|m tech|mtech|m phil|mres|mlis|emba|juris doctor|masters degree|ms or phd|ms in|msc|master's degree|master degree|masters in|masters qualification|mba|masters level|meng|m sc|m eng|mteach|mnurs|mpharm|llm|advanced degree|higher degree",
  ],
  [
    10,
    "Doctorate",
    "phd|ph d|dphil|doctor of|pharmd|doctorate|doctoral degree|doctoral qualification|doctoral qualifications|doctor of philosophy",
  ],
];

const lists = rungs.map(([level, label, names]) => ({ level, label, phrases: readWords(names) }));

/** Words that make "degree" or "master" something else. */
const others = new Set([
  "scrum",
  "post",
  "360",
  "high",
  "some",
  "great",
  "greater",
  "varying",
  "certain",
  "large",
  "ceremonies",
]);

/** "Master of ceremonies" and "masters swimming" are no degrees. */
const notAfter = new Set(
  "ceremonies games swimming athletics detail details none all your its their time chaos multitasking juggling".split(
    " ",
  ),
);

/** School finished: asked for by many names, and behind everybody who studied for an award. */
export const schoolLevel = 0;
const school = readWords(
  "secondary education|high school|high school diploma|high school education|high school certificate|year 12|hsc|gcse|gcses|school leaving certificate|secondary school education|secondary school certificate|ged",
);
/** "VCE Physics" is a subject that one teaches; among one's own schooling it is school finished. */
const ownSchool = readWords(
  "vce|wace|sace|qce|a levels|ncea level 3|national senior certificate|leaving certificate",
);

/** The words ask for a school that was finished. */
export function namesSchool(tokens: readonly Token[]): boolean {
  return tokens.some((_, at) => phraseEnd(tokens, at, school) !== -1);
}

/** The words of somebody's schooling say that it was finished. */
export function tellsSchool(tokens: readonly Token[]): boolean {
  return namesSchool(tokens) || tokens.some((_, at) => phraseEnd(tokens, at, ownSchool) !== -1);
}

/** The name of an AQF level. */
export function levelName(level: number): string {
  return rungs.find(([n]) => n === level)?.[1] ?? "Qualification";
}

/** Most words start no level: one look-up spares the ten lists. */
const firstWords = new Set(lists.flatMap(({ phrases }) => [...phrases.keys()]));

function longestAt(tokens: readonly Token[], at: number): KnockOutHit | undefined {
  let best: KnockOutHit | undefined;
  for (const { level, label, phrases } of lists) {
    const last = phraseEnd(tokens, at, phrases);
    if (last === -1 || (best !== undefined && best.last >= last)) continue;
    best = { id: "qualification", kind: "qualification", label, first: at, last, level };
  }
  return best;
}

/** An award that a short form names. */
function wordHit(first: number, last: number, level: number): KnockOutHit {
  return {
    id: "qualification",
    kind: "qualification",
    label: levelName(level),
    first,
    last,
    level,
  };
}

const shortDegrees: ReadonlyMap<string, number> = new Map([
  ["ba", 7],
  ["bs", 7],
  ["ma", 9],
  ["ms", 9],
]);
/** Whoever writes of study names the institution or the year. */
const house = /^(?:univ|college|institute|school|tafe$|hons|honours|uni$)/;
const year = /^(?:19|20)\d\d$/;
/** "MS Project" is a program, "BS 7671" a standard. */
const noField =
  /^(?:office|word|excel|project|teams|access|sql|dynamics|outlook|powerpoint|windows|azure|visio|server|\d.*)$/;

/**
 * "BA (Journalism), Karri University": its field is in the bracket; "BA (contract)" may be a business analyst.
 * "BS Physics, Karri College" and "B.S., Physics, 2009" begin their line.
 */
function shortHit(tokens: readonly Token[], at: number): KnockOutHit | undefined {
  const low = tokens[at]?.low ?? "";
  const isDotted = low.length === 1;
  const level = shortDegrees.get(isDotted ? `${low}${tokens[at + 1]?.low}` : low);
  const next = tokens[at + (isDotted ? 2 : 1)];
  if (level === undefined || next === undefined || noField.test(next.low)) return undefined;
  const isInBracket = (next.gap & gap.open) !== 0;
  const byYear = isDotted || (isInBracket && low.endsWith("a"));
  const tellsStudy = tokens.some((token) => house.test(token.low) || (byYear && year.test(token.low)));
  if (!tellsStudy || !(isInBracket || at === 0)) return undefined;
  return wordHit(at, isDotted ? at + 2 : at + 1, level);
}

/** "SIT30821", "BConMgt", "BA (Journalism)": the code of a course or the short name of a degree holds its level. */
function codeAt(tokens: readonly Token[], at: number): KnockOutHit | undefined {
  const low = tokens[at]?.low ?? "";
  const level = levelOfCode(low) ?? readDegreeCode(low)?.level;
  return level === undefined ? shortHit(tokens, at) : wordHit(at, at + 1, level);
}

/** Levels of the Australian Qualifications Framework named among the words, longest form first. */
export function findQualificationLevels(tokens: readonly Token[]): KnockOutHit[] {
  const hits: KnockOutHit[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const low = tokens[at]?.low ?? "";
    const best = (firstWords.has(low) ? longestAt(tokens, at) : undefined) ?? codeAt(tokens, at);
    if (best === undefined || isOther(tokens, best)) continue;
    hits.push(best);
    at = best.last - 1;
  }
  return hits;
}

function isOther(tokens: readonly Token[], hit: KnockOutHit): boolean {
  const previous = tokens[hit.first - 1]?.low ?? "";
  const inner = tokens[hit.first + 1]?.low ?? "";
  const next = tokens[hit.last]?.low ?? "";
  return (
    others.has(previous) ||
    others.has(inner) ||
    notAfter.has(next) ||
    (hit.level === 5 && previous === "school") ||
    (hit.level === 7 && next === "of" && tokens[hit.last - 1]?.low === "degree")
  );
}
