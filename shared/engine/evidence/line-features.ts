import type { Requirement } from "../analysis.ts";
import { wordRarity } from "../score/word-weights.ts";
import { relations } from "../vocabulary/relations.ts";
import { rememberingOf } from "../words/remember.ts";
import { type Token, tokenise } from "../words/tokenise.ts";
import type { EvidenceBase } from "./evidence-base.ts";
import type { Proof } from "./proof.ts";
import { readYears } from "./prove-years.ts";
import type { EvidenceLine } from "./resume-lines.ts";

/** What speaks for a line being shown: more of it never speaks against. All are shares, 0 to 1. */
export const supportingNames = [
  /** Credit of what has a rule of its own: credentials, languages, degrees, years, people led. */
  "judged",
  /** Likeness of the occupations, and shared words of the whole texts. */
  "family",
  "language",
  /** Its words, by their rarity: in the resume, in its best line, in its best role. */
  "anywhere",
  "inLine",
  "inRole",
  /** Its best line tells of work. */
  "work",
  /** Its terms that the resume names, or that something in it entails. */
  "terms",
  /** The same of the ad's other lines: who shows them most likely has this one, too. */
  "othersInLine",
  "othersInRole",
  "dutyOthers",
] as const;

/** What kind of line it is. */
export const kindNames = [
  "hasTerms",
  "isJudged",
  "soft",
  "paper",
  "degree",
  "tool",
  "duty",
  "wish",
  "years",
] as const;

export type LineFeatures = Record<(typeof supportingNames)[number] | (typeof kindNames)[number], number>;

/** What was looked up of one line. */
export interface FoundLine {
  features: LineFeatures;
  /** The line of the resume that says most of it. */
  line?: EvidenceLine;
  /** Share of its words that the resume has only where it says what the person has not. */
  denied: number;
  /** Ids of its terms that the resume names or that something in it entails. */
  held: readonly string[];
}

function rootsOf(tokens: readonly Token[]): Map<string, number> {
  const roots = new Map<string, number>();
  for (const { root, stem } of tokens) {
    const rarity = wordRarity(stem);
    if (rarity > 0) roots.set(root, Math.max(rarity, roots.get(root) ?? 0));
  }
  // "AI", "CI/CD": of words that weigh nothing all count alike.
  if (roots.size === 0) for (const { root } of tokens) roots.set(root, 1);
  return roots;
}

/** The roots of a resume's living words: of each line, each role and the whole. */
interface ResumeRoots {
  lines: readonly EvidenceLine[];
  ofLine: readonly ReadonlySet<string>[];
  ofRole: readonly ReadonlySet<string>[];
  all: ReadonlySet<string>;
  /** Of words that deny something, and nowhere else. */
  denied: ReadonlySet<string>;
}

const resumeRoots: (lines: readonly EvidenceLine[]) => ResumeRoots = rememberingOf((lines) => {
  const ofRole = new Map<number, Set<string>>();
  const all = new Set<string>();
  const dead = new Set<string>();
  const ofLine = lines.map(({ line, tokens, dead: isDead }) => {
    for (const [at, { root }] of tokens.entries()) if (isDead[at] === true) dead.add(root);
    const roots = new Set(tokens.flatMap(({ root }, at) => (isDead[at] === true ? [] : [root])));
    if (line.work !== undefined) {
      const role = ofRole.get(line.work) ?? new Set();
      for (const root of roots) role.add(root);
      ofRole.set(line.work, role);
    }
    if (line.section !== "header") for (const root of roots) all.add(root);
    return roots;
  });
  return {
    lines,
    ofLine,
    ofRole: [...ofRole.values()],
    all,
    denied: new Set([...dead].filter((root) => !all.has(root))),
  };
});

function shareIn(words: ReadonlyMap<string, number>, roots: ReadonlySet<string>): number {
  let [found, all] = [0, 0];
  for (const [root, rarity] of words) {
    all += rarity;
    if (roots.has(root)) found += rarity;
  }
  return all === 0 ? 0 : found / all;
}

/** A line of work is quoted before a list that says little more. */
const workFirst = 4 / 3;

function isHeld(id: string, { index }: EvidenceBase): boolean {
  return [id, ...(relations().entailedBy.get(id) ?? [])].some((one) => (index.get(one)?.length ?? 0) > 0);
}

const isOf = (value: boolean) => (value ? 1 : 0);

/** Looks up the words and terms of a part of an ad. @param labelled mean credit of, and whether it has, labelled parts. */
export function lookUp(
  requirement: Pick<Requirement, "kind" | "importance" | "canonicalId" | "terms">,
  text: string,
  judged: { share: number; credit: number; line?: Proof["line"] },
  base: EvidenceBase,
): FoundLine {
  const tokens = tokenise(text);
  const words = rootsOf(tokens);
  const roots = resumeRoots(base.lineIndex.lines);
  let [best, inLine, rank] = [-1, 0, 0];
  roots.ofLine.forEach((own, at) => {
    const share = shareIn(words, own);
    const ranked = share * (roots.lines[at]?.line.section === "work" ? workFirst : 1);
    if (share > 0 && ranked > rank) [best, inLine, rank] = [at, share, ranked];
  });
  const own = requirement.canonicalId === undefined ? [] : [requirement.canonicalId];
  const ids = [...new Set([...own, ...(requirement.terms ?? []).map(({ id }) => id)])];
  const held = ids.filter((id) => isHeld(id, base));
  const line = judged.line ?? roots.lines[best] ?? heldIn(held, base);
  const { kind, importance } = requirement;
  return {
    features: {
      judged: judged.credit,
      family: base.nearness.family ?? unknownNearness,
      language: base.nearness.language ?? unknownNearness,
      anywhere: shareIn(words, roots.all),
      inLine,
      inRole: Math.max(0, ...roots.ofRole.map((role) => shareIn(words, role))),
      work: isOf(line?.line.section === "work"),
      terms: ids.length === 0 ? 0 : held.length / ids.length,
      othersInLine: 0,
      othersInRole: 0,
      dutyOthers: 0,
      hasTerms: isOf(ids.length > 0),
      isJudged: judged.share,
      soft: isOf(kind === "soft"),
      paper: isOf(kind === "qualification" || kind === "licence"),
      degree: isOf(kind === "qualification"),
      tool: isOf(kind === "tool"),
      duty: isOf(importance === "duty"),
      wish: isOf(importance === "preferred"),
      years: isOf(readYears(tokens) !== undefined),
    },
    denied: shareIn(words, roots.denied),
    held,
    ...(line === undefined ? {} : { line }),
  };
}

/** Where an occupation or a language was not read: as of somebody of another field. */
const unknownNearness = 0.4;

function heldIn([id]: readonly string[], { index }: EvidenceBase): EvidenceLine | undefined {
  if (id === undefined) return undefined;
  const ids = [id, ...(relations().entailedBy.get(id) ?? [])];
  return ids.flatMap((one) => index.get(one)?.[0] ?? [])[0];
}

/** Sets what the other lines say: the means of all but each itself. */
export function withOthers(found: readonly FoundLine[]): FoundLine[] {
  const sum = (name: keyof LineFeatures) => found.reduce((all, { features }) => all + features[name], 0);
  const [inLine, inRole, anywhere] = [sum("inLine"), sum("inRole"), sum("anywhere")];
  const others = found.length - 1;
  return found.map((one) => {
    const mean = (all: number, own: number) => (others === 0 ? unknownNearness : (all - own) / others);
    const { features } = one;
    return {
      ...one,
      features: {
        ...features,
        othersInLine: mean(inLine, features.inLine),
        othersInRole: mean(inRole, features.inRole),
        dutyOthers: features.duty * mean(anywhere, features.anywhere),
      },
    };
  });
}
