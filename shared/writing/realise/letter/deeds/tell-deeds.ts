import type { ToldSentence } from "#shared/engine/evidence/demands-shown.ts";
import { nameWork } from "../letter-context.ts";
import type { LetterMaterial } from "../letter-material.ts";
import { article, type LetterStyle, phrases } from "../letter-phrases.ts";
import type { Proof } from "../letter-proofs.ts";
import { concise } from "./concise.ts";
import { roleOpenings } from "./role-openings.ts";
import { tenseOf } from "./verbs.ts";

/** What the letter has said of roles so far: a role is named once, then pointed at. */
export interface Told {
  named: Set<number>;
  last: number | undefined;
  /** Sentences on it since, to vary how they begin. */
  sentences: number;
  /** The sentence that named it. */
  lead: string[];
  /** The last sentence told what the work consists of. */
  wasMatter?: boolean;
  /** Of texts that are read one after another: the place of this one, so that each begins differently. */
  opening?: number;
}

/** Nothing told yet of any role but those that are named already. */
export const nothingTold = (named: ReadonlySet<number>): Told => ({
  named: new Set(named),
  last: undefined,
  sentences: 0,
  lead: [],
});

/** The same, to try what is told next. */
export const copyOfTold = (told: Told): Told => ({ ...told, named: new Set(told.named) });

/** A sentence has named one role and told nothing of it yet. */
export const justNamed = (role: number, lead: string): Told => ({
  named: new Set([role]),
  last: role,
  sentences: 0,
  lead: [lead],
});

/** "I am also ...", "I also wrote ...". */
const also = (act: string) =>
  /^(?:am|was|have had) /.test(act) ? act.replace(" ", " also ") : `also ${act}`;
const upperFirst = (text: string) => (text[0] ?? "").toUpperCase() + text.slice(1);

/** A deed behind the words that place it in a role: "At Lumen Footwear," or "... at Lumen Footwear, where". */
function placed(lead: string, { kind, text, tail }: Proof["deed"], covers: string): string {
  if (kind === "act") return `${lead} I ${text}${tail}.`;
  if (kind === "event") return `${lead} ${text}${tail}.`;
  return `${lead} my work ${covers} ${text}${tail}.`;
}

/** A deed of the role that was told last, in the ways it may be said; the turn counts the sentences on the role so far. */
function goingOn(
  { kind, text, tail }: Proof["deed"],
  covers: string,
  { sentences: turn, wasMatter }: Told,
): string[] {
  if (kind === "event") return [`There, ${text}${tail}.`];
  if (turn === 0) {
    const said = { act: `I ${text}`, matter: `my work ${covers} ${text}` }[kind];
    return [`In this role ${said}${tail}.`];
  }
  if (kind === "matter") {
    const said = `also ${covers} ${text}${tail}.`;
    return wasMatter === true ? [`It ${said}`, `My work there ${said}`] : [`My work there ${said}`];
  }
  const forms = [
    `There I ${also(text)}${tail}.`,
    `I ${also(text)}${tail}.`,
    `In that role I ${text}${tail}.`,
  ];
  const at = (turn - 1) % forms.length;
  return [...forms.slice(at), ...forms.slice(0, at)];
}

function sentencesOf(proof: Proof, told: Told, style: LetterStyle, { model }: LetterMaterial): string[] {
  const role = nameWork(model.work[proof.work]);
  const covers = role.isCurrent ? "includes" : "included";
  if (told.last === proof.work && told.named.has(proof.work)) return goingOn(proof.deed, covers, told);
  if (told.named.has(proof.work) && role.employer !== undefined) {
    const again = placed(upperFirst(`at ${role.employer},`), proof.deed, covers);
    const { kind, text, tail } = proof.deed;
    return kind === "matter"
      ? [`My work at ${role.employer} ${told.sentences > 0 ? "also " : ""}${covers} ${text}${tail}.`, again]
      : [again];
  }
  // Named once, without an employer: "In my current role as ..., which I have held since ..." is not said again.
  if (told.named.has(proof.work) && role.title !== undefined)
    return [placed(`As ${article(role.title)},`, proof.deed, covers)];
  if (told.opening !== undefined && told.named.size === 0)
    return roleOpenings(told.opening, proof.deed, role, (lead) => placed(lead, proof.deed, covers));
  return [placed(phrases[style].inRole(role, told.named.size), proof.deed, covers)];
}

/** A theme as it is told: its sentences, and the proofs that they tell. */
export interface ToldTheme {
  sentences: string[];
  proofs: Proof[];
  /** The sentences, each with the role that it tells of and the proofs in it. */
  told: (ToldSentence & { proofs: readonly Proof[] })[];
}

/** Longer deeds stand in a sentence of their own. */
const mostWordsOfPair = 22;

const wordsIn = (text: string) => text.split(" ").length;

/** Two deeds of one role in one sentence: "wrote the pipelines and split a nightly job into functions". */
function joined(first: Proof, second: Proof): Proof | undefined {
  const [a, b] = [first.deed, second.deed];
  const isPlain = a.kind === b.kind && a.kind !== "event" && a.tail === "" && b.tail === "";
  if (!isPlain || first.work !== second.work || /^(?:am|was) /.test(`${a.text} ${b.text}`)) return undefined;
  if (wordsIn(a.text) + wordsIn(b.text) > mostWordsOfPair || /^(?:am|was|had) /.test(b.text))
    return undefined;
  if (a.kind === "act" && tenseOf(a.text, true) !== tenseOf(b.text, true)) return undefined;
  const comma = /,| and /.test(`${a.text} ${b.text}`) ? "," : "";
  const deed = { kind: a.kind, text: `${a.text}${comma} and ${b.text}`, tail: "" };
  return { ...first, deed, answers: [...first.answers, ...second.answers] };
}

/** A proof without the parts of its deed that answer nothing. */
const briefly = (proof: Proof): Proof => ({
  ...proof,
  deed: concise(
    proof.deed,
    proof.answers.map((one) => one.term),
  ),
});

/**
 * Deeds of one role stand together, the latest role first; those that answer the need named before them lead, and what
 * the work consists of follows what was done.
 */
function together(proofs: readonly Proof[], answering: ReadonlySet<Proof>): Proof[] {
  const rank = (one: Proof) => (answering.has(one) ? 0 : 2) + Number(one.deed.kind === "matter");
  const told = [...proofs].sort((a, b) => rank(a) - rank(b));
  const lead = new Set(told.filter((one) => answering.has(one)).map((one) => one.work));
  const order = (role: number) => (lead.size === 0 || lead.has(role) ? 0 : 1);
  const roles = [...new Set(told.map((one) => one.work))].sort((a, b) => order(a) - order(b) || a - b);
  return roles.flatMap((role) => told.filter((one) => one.work === role));
}

/**
 * The deeds of some proofs as sentences, each checked against the person's own words where it stands. `told` goes on.
 * @param answering proofs that come first in their role, which comes first of the roles.
 */
export function tell(
  proofs: readonly Proof[],
  told: Told,
  style: LetterStyle,
  material: LetterMaterial,
  answering: ReadonlySet<Proof> = new Set(),
): ToldTheme {
  const theme: ToldTheme = { sentences: [], proofs: [], told: [] };
  // What stands behind "there" is judged beside the sentence that named the role; the others in between say nothing of it.
  let { lead } = told;
  const say = (proof: Proof, source: readonly Proof[]): boolean => {
    const goesOn = told.last === proof.work && told.named.has(proof.work);
    const said = (deed: Proof["deed"]) => sentencesOf({ ...proof, deed }, told, style, material);
    const whole = said(proof.deed);
    // Of two deeds in one sentence each is brief already; to cut there would take out the second.
    const brief = source.length > 1 ? [] : said(briefly(proof).deed);
    const before = goesOn ? lead : [];
    const stands = source.length > 1 ? material.allowsBehind : material.stands;
    const kept =
      brief.find((one) => material.allowsBehind(before, one)) ??
      [...new Set([...whole, ...said({ ...proof.deed, tail: "" })])].find((one) => stands(before, one));
    if (kept === undefined) return false;
    if (!goesOn) lead = [kept];
    told.lead = lead;
    theme.sentences.push(kept);
    theme.told.push({ text: kept, work: proof.work, proofs: source });
    theme.proofs.push(...source);
    told.named.add(proof.work);
    told.sentences = told.last === proof.work ? told.sentences + 1 : 1;
    told.last = proof.work;
    told.wasMatter = proof.deed.kind === "matter";
    return true;
  };
  const waiting = together(proofs, answering);
  for (let proof = waiting.shift(); proof !== undefined; proof = waiting.shift()) {
    const [next] = waiting;
    const pair = next === undefined ? undefined : joined(briefly(proof), briefly(next));
    if (pair !== undefined && next !== undefined && say(pair, [proof, next])) waiting.shift();
    else say(proof, [proof]);
  }
  return theme;
}
