import { gap, type Token } from "../words/tokenise.ts";
import type { KnockOutHit } from "./knock-out-term.ts";

/** The classes of high risk work licences, with the words that name them. */
const classes: readonly (readonly [string, string, string])[] = [
  ["LF", "Forklift", "forklift|forklift truck|fork lift"],
  ["LO", "Order picker", "order picker|order picking forklift|stock picker"],
  ["WP", "Boom-type EWP", "boom lift|boom type ewp|boom type elevating work platform|ewp over 11m"],
  ["DG", "Dogging", "dogging|dogman|dogger"],
  ["RB", "Basic rigging", "basic rigging|rigging|rigger|basic rigger"],
  ["RI", "Intermediate rigging", "intermediate rigging|intermediate rigger"],
  ["RA", "Advanced rigging", "advanced rigging|advanced rigger"],
  ["SB", "Basic scaffolding", "basic scaffolding|scaffolding|scaffolder|basic scaffolder"],
  ["SI", "Intermediate scaffolding", "intermediate scaffolding|intermediate scaffolder"],
  ["SA", "Advanced scaffolding", "advanced scaffolding|advanced scaffolder"],
  [
    "CN",
    "Non-slewing mobile crane",
    "non slewing mobile crane|non slewing crane|pick and carry crane|franna",
  ],
  ["CV", "Vehicle-loading crane", "vehicle loading crane|hiab"],
  ["C2", "Slewing mobile crane to 20 t", ""],
  ["C6", "Slewing mobile crane to 60 t", "slewing mobile crane"],
  ["C1", "Slewing mobile crane to 100 t", ""],
  ["C0", "Slewing mobile crane, open", ""],
  ["CB", "Bridge and gantry crane", "bridge and gantry crane|gantry crane|overhead crane"],
  ["CT", "Tower crane", "tower crane"],
  ["CS", "Self-erecting tower crane", "self erecting tower crane"],
  ["CD", "Derrick crane", "derrick crane"],
  ["CP", "Portal boom crane", "portal boom crane"],
  ["HM", "Materials hoist", "materials hoist|hoist"],
  ["HP", "Personnel and materials hoist", "personnel and materials hoist|man hoist"],
  ["RS", "Reach stacker", "reach stacker"],
  ["PB", "Concrete placing boom", "concrete placing boom|concrete boom pump|placing boom"],
  ["BB", "Basic boiler operation", "boiler|basic boiler|boiler operation"],
  ["BA", "Advanced boiler operation", "advanced boiler"],
  ["TO", "Turbine operation", "turbine operation"],
  ["ES", "Reciprocating steam engine", "reciprocating steam engine"],
];

/** Holding the key covers the values. */
export const coveredClasses: Readonly<Record<string, readonly string[]>> = {
  RA: ["RI", "RB", "DG"],
  RI: ["RB", "DG"],
  RB: ["DG"],
  SA: ["SI", "SB"],
  SI: ["SB"],
  C0: ["C1", "C6", "C2", "CN", "CV"],
  C1: ["C6", "C2", "CN", "CV"],
  C6: ["C2", "CN", "CV"],
  C2: ["CN", "CV"],
  HP: ["HM"],
  BA: ["BB"],
};

const labels = new Map(classes.map(([code, label]) => [code, label]));
const words = readNames();
const ticketWords = new Set([
  "licence",
  "license",
  "licences",
  "licenses",
  "ticket",
  "tickets",
  "hrwl",
  "hrw",
  "lic",
]);
const linkWords = new Set([
  "class",
  "or",
  "and",
  "high",
  "risk",
  "work",
  "hrw",
  "forklift",
  "current",
  "valid",
  "crane",
  "truck",
]);
const breaks = gap.stop | gap.semicolon | gap.newline;

/** Words of each named class by first word, longest first. */
function readNames(): Map<string, { code: string; words: string[] }[]> {
  const map = new Map<string, { code: string; words: string[] }[]>();
  for (const [code, , names] of classes) {
    for (const name of names.split("|").filter((n) => n !== "")) {
      const parts = name.split(" ");
      const first = parts[0] ?? "";
      map.set(
        first,
        [...(map.get(first) ?? []), { code, words: parts }].sort((a, b) => b.words.length - a.words.length),
      );
    }
  }
  return map;
}

function isTicket(token: Token | undefined): boolean {
  return token !== undefined && ticketWords.has(token.low);
}

const codeLength = 2;

function codeAt(text: string, token: Token | undefined): string | undefined {
  if (token === undefined || token.end - token.start !== codeLength) return undefined;
  const raw = text.slice(token.start, token.end);
  return labels.has(raw) ? raw : undefined;
}

/** Codes that are everyday letters: the ticket word must be right beside them. */
const commonCodes = new Set(["CV", "SA"]);

/** True when the walk from a code to its ticket word may go over this token. */
function isLink(text: string, token: Token, isStrict: boolean): boolean {
  if (isStrict && (token.low === "and" || token.low === "or")) return false;
  return linkWords.has(token.low) || codeAt(text, token) !== undefined;
}

/** Walks from the code over linking words and other codes; true when a ticket word is reached. */
function reachesTicket(text: string, tokens: readonly Token[], at: number, step: 1 | -1): boolean {
  const isStrict = commonCodes.has(codeAt(text, tokens[at]) ?? "");
  for (let n = 1; n <= 6; n += 1) {
    const token = tokens[at + n * step];
    // The gap belongs to the later of the two words.
    const later = step === 1 ? token : tokens[at - n + 1];
    if (token === undefined || ((later?.gap ?? 0) & breaks) !== 0) return false;
    if (isTicket(token)) return true;
    if (!isLink(text, token, isStrict)) return false;
  }
  return false;
}

/** A ticket word beside the code: "LF licence", "licence (LF, LO)". */
function codeHasTicket(text: string, tokens: readonly Token[], at: number): boolean {
  return reachesTicket(text, tokens, at, 1) || reachesTicket(text, tokens, at, -1);
}

/** A ticket word in the same sentence, near the name: "forklift and HR licence", "ticket for dogging". */
function nameHasTicket(tokens: readonly Token[], first: number, last: number): boolean {
  for (let i = Math.max(0, first - 6); i < Math.min(tokens.length, last + 6); i += 1)
    if (isTicket(tokens[i])) return true;
  return false;
}

/** "forklift LF", "LF forklift": a code beside the name of its class is no everyday word. */
function hasOwnName(text: string, tokens: readonly Token[], at: number): boolean {
  const code = codeAt(text, tokens[at]);
  if (code === undefined) return false;
  return [at - 1, at - 2, at + 1].some((near) => near >= 0 && namedAt(tokens, near)?.code === code);
}

function namedAt(tokens: readonly Token[], at: number): { code: string; last: number } | undefined {
  const found = words
    .get(tokens[at]?.low ?? "")
    ?.find((n) => n.words.every((w, i) => tokens[at + i]?.low === w));
  return found === undefined ? undefined : { code: found.code, last: at + found.words.length };
}

function hit(code: string, first: number, last: number): KnockOutHit {
  return {
    id: `high-risk-work:${code}`,
    kind: "high-risk-work",
    label: `${labels.get(code) ?? code} licence (${code})`,
    first,
    last,
  };
}

/** High risk work classes among the words. A code or a name counts only with a licence or ticket beside it. */
export function findHighRiskWork(text: string, tokens: readonly Token[]): KnockOutHit[] {
  const isHighRisk = tokens.some(
    (t, i) => t.low === "hrwl" || (t.low === "high" && tokens[i + 1]?.low === "risk"),
  );
  const isCoded = tokens.some((_, at) => hasOwnName(text, tokens, at));
  if (!isHighRisk && !isCoded && !tokens.some(isTicket)) return [];
  const hits: KnockOutHit[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const code = codeAt(text, tokens[at]);
    if (code !== undefined && (codeHasTicket(text, tokens, at) || hasOwnName(text, tokens, at))) {
      hits.push(hit(code, at, at + 1));
      continue;
    }
    const named = namedAt(tokens, at);
    const isCodedHere = named !== undefined && codeAt(text, tokens[named.last]) === named.code;
    if (named === undefined || !(isCodedHere || nameHasTicket(tokens, at, named.last))) continue;
    hits.push(hit(named.code, at, named.last));
    at = named.last - 1;
  }
  if (hits.length === 0) return bareHighRisk(tokens);
  const seen = new Map(hits.map((h) => [h.id, h]).reverse() as [string, KnockOutHit][]);
  return hits.filter((h) => seen.get(h.id) === h);
}

/** "high risk work licence" with no class named. */
function bareHighRisk(tokens: readonly Token[]): KnockOutHit[] {
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at]?.low === "hrwl") return [bare(at, at + 1)];
    if (tokens[at]?.low !== "high" || tokens[at + 1]?.low !== "risk") continue;
    const last = tokens[at + 2]?.low === "work" ? at + 4 : at + 3;
    if (isTicket(tokens[last - 1])) return [bare(at, last)];
  }
  return [];
}

function bare(first: number, last: number): KnockOutHit {
  return { id: "high-risk-work", kind: "high-risk-work", label: "High risk work licence", first, last };
}
