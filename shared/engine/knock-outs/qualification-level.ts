import { phraseEnd } from "../words/count-words.ts";
import type { Token } from "../words/tokenise.ts";
import { type KnockOutHit, readWords } from "./knock-out-term.ts";

const rungs: readonly (readonly [number, string, string])[] = [
  [1, "Certificate I", "certificate i in|cert i in|certificate 1 in"],
  [2, "Certificate II", "certificate ii|cert ii|certificate 2|cert 2"],
  [
    3,
    "Certificate III",
    "certificate iii|cert iii|certificate 3|cert 3|trade certificate|trade cert|trade papers|trade qualification|trade qualified",
  ],
  [4, "Certificate IV", "certificate iv|cert iv|certificate 4|cert 4"],
  [5, "Diploma", "diploma|diplomas"],
  [6, "Advanced Diploma", "advanced diploma|associate degree"],
  [
    7,
    "Bachelor degree",
    "bachelor|bachelors|ba hons|ba honours|ma hons|bsc hons|ba in|ba llb|b a in|btech|b tech|bba|bfa|bdes|bsocsc|bsocwk|bvsc|bphty|bphysio|bmedsci|bnursing|bmus|bsc|beng|bcom|bcomm|bbus|bnurs|bpharm|bhsc|bappsc|bsw|barch|llb|mbbs|bmid|bteach|b sc|b eng|b com|b bus|b nurs|b ed|bs in|bs degree|bs or ms|ba or bs|bs or ba|bachelor's degree|bachelor degree|bachelors degree|undergraduate degree|university degree|tertiary degree|tertiary qualification|tertiary qualifications|tertiary qualified|relevant degree|marketing degree|business degree|law degree|science degree|engineering degree|nursing degree|accounting degree|commerce degree|degree qualified|degree in|a degree|degree or|honours degree|degree level|tertiary education|university qualification|university qualifications|degree qualification|degree qualifications",
  ],
  [
    8,
    "Graduate certificate or diploma",
    "graduate certificate|graduate diploma|postgraduate diploma|postgraduate certificate|postgraduate qualification|postgraduate qualifications|postgraduate degree|post graduate qualification|post graduate qualifications",
  ],
  [
    9,
    "Masters degree",
    "mphil|mph|msw|mfa|mpsych|mappsc|ma in|m a in|master of science|master of business|master of arts|master of laws|master of engineering|master of nursing|master of public health|master of public policy|master of public administration|master of social work|master of teaching|master of information|master of commerce|master of education|master of health|master of professional|master of applied|master of data|master of architecture|master of planning|master of psychology|master of philosophy|master of finance|master of accounting|master of management|master of counselling|master of physiotherapy|master of occupational therapy|master of speech pathology|master of computer|master of information technology|masters degree|ms or phd|ms in|msc|master's degree|master degree|masters in|masters qualification|mba|masters level|meng|m sc|m eng|mteach|mnurs|mpharm|llm|advanced degree|higher degree",
  ],
  [
    10,
    "Doctorate",
    "phd|doctorate|doctoral degree|doctoral qualification|doctoral qualifications|doctor of philosophy",
  ],
];

const lists = rungs.map(([level, label, names]) => ({ level, label, phrases: readWords(names) }));

/** Words that make "degree" or "master" something else. */
const others = new Set([
  "scrum",
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

/** Levels of the Australian Qualifications Framework named among the words, longest form first. */
export function findQualificationLevels(tokens: readonly Token[]): KnockOutHit[] {
  const hits: KnockOutHit[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const best = firstWords.has(tokens[at]?.low ?? "") ? longestAt(tokens, at) : undefined;
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
    (hit.level === 7 && next === "of" && tokens[hit.last - 1]?.low === "degree")
  );
}
