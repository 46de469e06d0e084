import { isActionHere } from "../words/action-verbs.ts";
import { gap, type Token } from "../words/tokenise.ts";
import { isJobNoun } from "./job-nouns.ts";

/** "an opportunity for a lawyer with three years": what follows is wanted; "an opportunity for growth" is offered. */
export function isOpening(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ low }, n) => low === "opportunity" && tokens[n + 1]?.low === "for");
  if (at < 0) return false;
  return tokens
    .slice(at + 3, at + openingReach)
    .some(({ low }, n) => low === "with" || (low === "who" && has.has(tokens[at + n + 4]?.low ?? "")));
}

/** "an opportunity for a lawyer who has"; "for a professional who thrives" is talk. */
const has = new Set("has have holds can knows brings".split(" "));

const openingReach = 9;

/** "The Lecturer will contribute to": the holder of the job is spoken of. */
export function namesHolder(tokens: readonly Token[]): boolean {
  if (tokens[0]?.low !== "the") return false;
  if (deedBehindAside(tokens) > 0) return true;
  const at = tokens.findIndex(
    ({ low }, n) => n > 1 && (low === "will" || (low === "is" && isGiven.has(tokens[n + 1]?.low ?? ""))),
  );
  return (
    at > 0 &&
    at <= longestHolder &&
    (isJobNoun(tokens[at - 1]?.low ?? "") || nurses.has(tokens[at - 1]?.low ?? "")) &&
    !holderHas.has(tokens[at + 1]?.low ?? "")
  );
}

/** "The RN is expected to" */
const isGiven = new Set(["responsible", "expected"]);
const nurses = new Set(["rn", "en", "leader"]);

/** "The court associate, working with local registries, will analyse": where the verb stands behind an aside; -1 elsewhere. */
export function deedBehindAside(tokens: readonly Token[]): number {
  const isParted = (token: Token | undefined) => ((token?.gap ?? 0) & gap.comma) !== 0;
  const comma = tokens.findIndex((token, at) => at > 0 && isParted(token));
  const will = tokens.findIndex((token, at) => at > comma && token.low === "will" && isParted(token));
  const isHolder = comma > 0 && comma <= longestHolder && isJobNoun(tokens[comma - 1]?.low ?? "");
  const isDeed = isHolder && will > 0 && will <= longestAside && !holderHas.has(tokens[will + 1]?.low ?? "");
  return isDeed && tokens[0]?.low === "the" ? will + 1 : -1;
}

const longestAside = 16;
const longestHolder = 7;
const holderHas = new Set([
  "have",
  "hold",
  "possess",
  "be",
  "need",
  "bring",
  "demonstrate",
  "also",
  "receive",
  "enjoy",
  "join",
]);

const rolePlaces = new Set(["role", "position", "job", "leader", "rn", "en", "incumbent"]);
/** "The role offers", "provides you with": of the job, and no work. */
const ofRole = new Set(
  "offers reports requires needs sits includes involves comes suits begins starts is has gives commands attracts works joins helps".split(
    " ",
  ),
);
const longestRole = 8;

const notHolders = new Set(
  "our their its his her many most all these those other some your my no".split(" "),
);
const longestHolders = 5;

/** "assist", "perform": what the holders do, in its base form. */
function isDeedOfHolders(tokens: readonly Token[], at: number): boolean {
  const verb = tokens[at];
  if (verb === undefined || verb.gap !== 0 || !isActionHere(verb)) return false;
  return !/(?:s|ing|ed)$/.test(verb.low) && !ofAnyJob.has(verb.low) && !ofReader.has(verb.low);
}

/** "Court Associates assist in researching cases": where the work of the holders begins; -1 elsewhere. */
function holdersDeedAt(tokens: readonly Token[]): number {
  const start = tokens[0]?.low === "in" && tokens[1]?.low === "addition" ? 2 : 0;
  if (notHolders.has(tokens[start]?.low ?? "")) return -1;
  const holders = tokens
    .slice(start, start + longestHolders)
    .findIndex(({ low }) => low === "associates" || (low.endsWith("s") && isJobNoun(low)));
  const at = start + holders + (adverbs.has(tokens[start + holders + 1]?.low ?? "") ? 2 : 1);
  return holders >= 0 && isDeedOfHolders(tokens, at) ? at : -1;
}

const longestUnit = 5;

const isThird = (token: Token | undefined) =>
  token?.low.endsWith("s") === true && isActionHere({ ...token, low: token.low.slice(0, -1) });

/** "The Director, Hive Services provides": the verb stands behind the part of the house; `at` itself without one. */
function behindUnit(tokens: readonly Token[], at: number): number {
  if (((tokens[at]?.gap ?? 0) & gap.comma) === 0) return at;
  const unit = tokens.slice(at, at + longestUnit);
  const verb = unit.findIndex((token, n) => n > 0 && isThird(token) && !isThird(unit[n + 1]));
  const isWhole = unit.slice(1, verb + 1).every(({ gap: bits }) => (bits & gap.comma) === 0);
  return verb > 0 && isWhole ? at + verb : at;
}

/** "This role provides support to", "The Administration Officer coordinates": where the work begins; -1 where none is told. */
export function roleDeedAt(tokens: readonly Token[]): number {
  const ofHolders = holdersDeedAt(tokens);
  if (ofHolders > 0) return ofHolders;
  if (tokens[0]?.low !== "the" && tokens[0]?.low !== "this") return -1;
  const role = tokens
    .slice(1, longestRole)
    .findIndex(
      ({ low }, n) => (rolePlaces.has(low) || isJobNoun(low)) && !isJobNoun(tokens[n + 2]?.low ?? ""),
    );
  const behind = role + 2 + (adverbs.has(tokens[role + 2]?.low ?? "") ? 1 : 0);
  const at = behindUnit(tokens, behind);
  const verb = tokens[at];
  if (role < 0 || verb === undefined || !verb.low.endsWith("s") || ofRole.has(verb.low)) return -1;
  const next = tokens[at + 1]?.low ?? "";
  if (
    next === "you" ||
    next === "your" ||
    tokens.slice(at + 1, at + 4).some(({ low }) => low === "opportunity")
  )
    return -1;
  return isActionHere({ ...verb, low: verb.low.slice(0, -1) }) ? at : -1;
}

const told = new Set(["youll", "youd"]);
const betweenTold = new Set(["be", "also", "then"]);
const giftVerbs = new Set(["receive", "enjoy", "join", "get", "earn", "learn", "grow", "win"]);

/** "You'll receive stock and welcome guests": a task, whatever words of offers stand in it; "you'll receive training" is none. */
export function isTask(tokens: readonly Token[]): boolean {
  const will = tokens.findIndex(
    ({ low }, n) => told.has(low) || (low === "will" && tokens[n - 1]?.low === "you"),
  );
  if (will < 0) return false;
  let at = will + 1;
  while (betweenTold.has(tokens[at]?.low ?? "") && at - will < 3) at += 1;
  return isActionHere(tokens[at]) && !giftVerbs.has(tokens[at]?.low ?? "");
}

const latestReader = 2;
/** "In the quieter months you run workshops": behind words of when or where the reader may come later. */
const latestBehindTime = 9;
const opensTime = new Set("in on at before after once during between from every each when while".split(" "));
const adverbs = new Set("also then often regularly usually always".split(" "));
/** Said of any job: "at Acme you work with the best", "every day you make a difference". */
const ofAnyJob = new Set(
  "work make help play develop build share shape support contribute take become be are".split(" "),
);
/** What the reader has, wants or is given, by the same form. */
const ofReader = new Set(
  "need want get have hold bring love enjoy like know understand earn receive join own win learn grow apply send contact meet start work live see find".split(
    " ",
  ),
);
const ofWork = new Set(["own", "find", "start", "meet"]);

/** "You chair evaluation panels", "Afternoons you write the report": the work, told as if it were done already. */
export function tellsReader(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ low }) => low === "you");
  const verb = tokens[at + (adverbs.has(tokens[at + 1]?.low ?? "") ? 2 : 1)];
  if (at < 0 || verb === undefined) return false;
  if (at > latestReader) {
    const isTimed = at <= latestBehindTime && opensTime.has(tokens[0]?.low ?? "");
    return isTimed && isActionHere(verb) && !ofReader.has(verb.low) && !ofAnyJob.has(verb.low);
  }
  // "Mornings you are out assessing damage"
  if (verb.low === "are")
    return (
      at > 0 && tokens.slice(at + 2, at + 4).some((token) => token.low.endsWith("ing") && isActionHere(token))
    );
  const articled =
    tokens[at + 2]?.low === "the" || tokens[at + 2]?.low === "a" || tokens[at + 2]?.low === "our";
  if (ofReader.has(verb.low)) return ofWork.has(verb.low) && articled;
  return isActionHere(verb);
}

const notTold = new Set(
  "join come be make take bring apply enjoy discover imagine grow work learn help get love step start see read find click contact send call email visit become lead play share live open set choose register note please let meet explore experience challenge target contract project design market range place support start report seek base position offer want need look keep".split(
    " ",
  ),
);
const objectLeads = new Set("the our all and each every their".split(" "));
const toOthers = new Set("you your youll youre us".split(" "));
const shortestTold = 6;

/** "Build, segment and test our newsletter": work told in running text without its subject. */
export function isToldPlainly(tokens: readonly Token[]): boolean {
  const low = tokens[0]?.low ?? "";
  if (tokens.length < shortestTold) return false;
  if (notTold.has(low) || /(?:ing|ed|s)$/.test(low) || !isActionHere(tokens[0])) return false;
  const next = tokens[1];
  const joint = tokens.slice(2, 5).findIndex(({ low: one }) => one === "and");
  const isSeries = ((next?.gap ?? 0) & gap.comma) !== 0 && joint >= 0 && isActionHere(tokens[joint + 3]);
  if (!isSeries && !objectLeads.has(next?.low ?? "")) return false;
  return !tokens.some((token) => toOthers.has(token.low) || (token.gap & gap.colon) !== 0);
}

const noTraits = new Set(
  "based welcome invited encouraged interested looking entitled eligible successful unsure here ready currently applying going joining responsible supported provided".split(
    " ",
  ),
);

const shortestTrait = 4;

/** "You are discreet, you write a clear email": a trait of the reader, set off from what follows. */
export function describesReader([first, second, third, fourth]: readonly Token[]): boolean {
  const trait =
    first?.low === "youre" ? second : first?.low === "you" && second?.low === "are" ? third : undefined;
  const next = trait === second ? third : fourth;
  if (trait === undefined || noTraits.has(trait.low) || trait.low.length < shortestTrait) return false;
  return next === undefined || (next.gap & gap.comma) !== 0 || next.low === "and";
}
