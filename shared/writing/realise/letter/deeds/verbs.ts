import { isActionHere } from "#shared/engine/words/action-verbs.ts";
import { tokenise } from "#shared/engine/words/tokenise.ts";

const irregular = new Map(
  (
    "lead led, build built, write wrote, run ran, teach taught, make made, give gave, take took, keep kept, oversee oversaw, " +
    "sell sold, buy bought, drive drove, hold held, meet met, grow grew, draw drew, bring brought, deal dealt, feed fed, " +
    "undertake undertook, do did, send sent, spend spent, speak spoke, win won, choose chose, set set, cut cut, read read, " +
    "rise rose, see saw, seek sought, sweep swept, lay laid, pay paid, begin began, find found, leave left, hit hit, lend lent, " +
    "shut shut, split split, fight fought, break broke, come came, become became, stand stood, spread spread, throw threw, " +
    "overcome overcame, hear heard, understand understood, rebuild rebuilt, rewrite rewrote, rerun reran, tell told, think thought, " +
    "put put, get got, go went, sit sat, swim swam, weave wove, grind ground, dig dug, hang hung, catch caught, fly flew, ring rang, lose lost"
  )
    .split(", ")
    .map((pair) => pair.split(" ") as [string, string]),
);
const irregularPasts = new Set(irregular.values());
/** Verbs of one stressed syllable at the end double their consonant. */
const doubling = new Set(
  "plan stop ship map refer fit chop trim log tag scan plot grab drop step wrap swap admit commit submit permit transfer occur equip prep shop mop tap pin bid rig".split(
    " ",
  ),
);

/** End like a past form and tell no deed of the person. */
const noVerbs = new Set(
  "advanced detailed skilled experienced qualified licensed registered certified unmatched embedded related varied limited based dedicated credentialed accredited assorted mixed integrated automated combined unpaid paid retired aged".split(
    " ",
  ),
);

/** As often a thing as a deed: only what follows, or the lines beside it, tells. */
const nounish = new Set(
  "act process test project design support research model market order report record plan budget program programme store stock change group contract purchase supply repair survey document network care travel study scrap time register audit review brief schedule post display press coach guide lead train sample score cost value service invoice quote roster shift shop shower file form list map access approach benefit charge check claim control cover credit demand deposit exchange exercise fault finance focus fund host interview issue label land load lock market mark measure mentor monitor name note number offer outline pilot place point position practice price print produce prototype question range rate release request rescue result return ring risk run sale search ship sign source stage start state clean help step structure talk target task touch trade transfer transport trial update visit wash watch".split(
    " ",
  ),
);
/** True for a plain word that is as often a thing as a deed. */
export const isDoubtful = (low: string): boolean => nounish.has(low);

/** Verbs of the base form that are hardly ever things. */
const sureBases = new Set([
  ...[...irregular.keys()].filter((low) => !nounish.has(low) && !/^(?:come|get|think|lead)$/.test(low)),
  ..."agree haggle give let sit go trace use run share choose tell own look fix try serve steam pour navigate".split(
    " ",
  ),
]);
/** Verbs that name no thing, whatever stands behind them: "Develop training programs", "Provide nursing care". */
const neverThings = new Set(
  "develop provide deliver attend conduct facilitate organise organize coordinate create implement maintain ensure manage prepare".split(
    " ",
  ),
);
/** "Handle incoming calls": said of the thing, and no thing itself. */
const describingIng = /^(?:incoming|outgoing|ongoing|existing|upcoming|remaining|missing|outstanding)$/;
/** Whoever does these does them to people, who may stand behind an adjective: "Lead cross-functional teams". */
const withPeople = new Set("lead train coach mentor".split(" "));
/** As often said of a thing as done: "Scheduled servicing", "Shared planning"; "Provided training" is a deed. */
const describing = new Set(
  "scheduled shared planned supervised guided assisted combined structured applied targeted automated continued distributed coordinated differentiated supported specialised specialized facilitated computerised mechanised refrigerated hired chartered".split(
    " ",
  ),
);
/** The same form for all times: "read", "set up". */
const timeless = new Set("read set cut put hit let split shut spread".split(" "));

/** A thing, whatever stood before: "Support for", "Store at", "Change on". */
const afterThing = new Set("of at on from in by over under and or".split(" "));
const takesFor = new Set("care cater prepare look apply search account wait".split(" "));

const wordsIn = (text: string) => tokenise(text).map(({ low }) => low);

/**
 * A doubtful first word is a verb: the lines of the role mostly begin with one, or those of a present role begin with
 * one in the present.
 */
export function isVerbLed(lines: readonly string[], isCurrent: boolean): boolean {
  const base = lines.filter((line) => isSureBase(line));
  if (isCurrent && base.length > 0) return true;
  const past = lines.filter((line) => isPast(wordsIn(line)[0] ?? ""));
  return lines.length > 0 && (base.length + past.length) * 2 >= lines.length;
}

function isPast(low: string): boolean {
  // "Weed", "feed" and "seed" are no past forms.
  // So are "Fred" and "shed": of four letters only these are.
  const isForm =
    /^(?:[a-z]{3,}|us|ti|ow|fl|bl|br)ed$/.test(low) &&
    !/^(?!agr|fr|guarant|refer|decr|overs)[a-z]*eed$/.test(low);
  return (isForm && !noVerbs.has(low)) || (irregularPasts.has(low) && !nounish.has(low));
}

function isSureBase(text: string): boolean {
  const [first, second] = tokenise(text);
  if (first === undefined) return false;
  const { low } = first;
  // "Own a caseload" is done, "own caseload" is had; "Phone the coordinator" and "key around 450 bills" are done, too.
  if (low === "own" || low === "phone" || low === "key") return determiner.test(second?.low ?? "");
  // "Teach: a monthly hour for the team": a label.
  if (text[first.end] === ":") return false;
  if (sureBases.has(low)) return true;
  if (text[first.end] === "-") return false;
  const isForm = !/ing$|[^s]s$/.test(low) && isActionHere(first) && !nounish.has(low);
  // "Process mapping" and "Scheduled servicing" name things.
  if (!isForm || /^[,:;]/.test(text.slice(first.end))) return false;
  const behind = second?.low ?? "";
  return neverThings.has(low) || !/ing$/.test(behind) || describingIng.test(behind);
}

const determiner =
  /^(?:the|a|an|our|my|their|all|each|every|with|after|up|out|over|down|around|about|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d.*)$/;
const plural = /(?:[^s]s|people|staff|children|men|women)$/;

/** "Discharge meetings", "test plans": the last word of a thing of two words. */
const compound =
  /^(?:meetings|reviews|plans|reports|studies|events|visits|appointments|clinics|rounds|lists|records|forms|notes|tables|audits|maps|scripts|cases|boards|sheets|orders|scopes)$/;

const groups =
  /^(?:teams|groups|members|staff|people|crews|officers|nurses|students|apprentices|trainees|managers|juniors|employees|volunteers|colleagues|players)$/;

const objectEnd = /,| (?:of|at|on|from|in|by|over|under|and|or|for|with|to|through|across) /;

/** "Train team members": people stand in the object; "Lead generation for sales teams" leads nobody. */
const leadsSomebody = (text: string): boolean =>
  wordsIn(text.split(objectEnd)[0] ?? "")
    .slice(1, 5)
    .some((low) => groups.test(low));

/** A doubtful first word is a deed by what follows it. */
function isDeedHere(text: string, verbLed: boolean): boolean {
  const [first, second] = tokenise(text);
  if (first === undefined || second === undefined || /^[,:;]/.test(text.slice(first.end))) return false;
  if (second.low === "for") return takesFor.has(first.low);
  if (afterThing.has(second.low)) return false;
  if (determiner.test(second.low)) return true;
  if ((verbLed || first.low === "train") && withPeople.has(first.low) && leadsSomebody(text)) return true;
  // "Design MySQL tables, write migrations": what goes on with a verb began with one.
  const goesOn = /(?:, | and )([a-z]+) /.exec(text)?.[1];
  if (goesOn !== undefined && sureBases.has(goesOn)) return true;
  return (
    verbLed &&
    !compound.test(second.low) &&
    (plural.test(second.low) || /^\p{Lu}|ly$/u.test(text.slice(second.start, second.end)))
  );
}

export type Tense = "past" | "present" | "any";

/** "Accurately prepare samples": the adverb that stands before the verb, and the rest; "Weekly reports" has none. */
export function adverbOf(text: string): [adverb: string, rest: string] | undefined {
  const found =
    /^(?!(?:dai|week|month|fortnight|quarter|hour|year|fami|ear|supp|assemb|on|friend)ly\b)(\p{L}{3,}ly) (?=\p{L})/iu.exec(
      text,
    );
  return found === null ? undefined : [found[1] ?? "", text.slice(found[0].length)];
}

/** A verb before the thing it names: "Shop drawings of sheds", "Spend cube in Power BI" are nobody's deeds. */
const things = new Set(
  "scan data|forecast accuracy|forecast bias|forecast error|reject analysis|credit cards|credit card|break fences|break fence|shop drawings|shop drawing|shop floor|shop fit|shop fitting|shop front|spend cube|spend analysis|spend data|spend reports|spend report|lead times|lead time|run sheets|run sheet|run lists|pay runs|pay run|cut lists|cut list|cut plans|hold points|hold point|deal flow|deal pipeline|build sheets|build plans|draw downs|draw plans|feed mill|feed plans|feed budgets|drive trains|drive units|break bulk|set plans|set lists|buy plans|buy plan|hit list|press kits|press kit|swim squads|sell sheets|read outs|stored procedures|stored procedure|tag removal|log books|seed orders|tag and|lock and".split(
    "|",
  ),
);

const happens = new Set(
  "closed opened moved relocated merged folded shut sold grew fell rose won lost".split(" "),
);

const takesOf = new Set("dispose approve think speak learn hear consist take make".split(" "));
const amounts = new Set("budget forecast target quota".split(" "));

/** How a line says what was done: its verb's tense; undefined for a line that begins with no verb. */
export function tenseOf(text: string, verbLed: boolean): Tense | undefined {
  const [low = "", next = ""] = wordsIn(text);
  // "Matched-store tests" are tests.
  if (things.has(`${low} ${next}`) || /^(?!re-|pre-|co-|cross-)\p{L}+ed-\p{Ll}/iu.test(text))
    return undefined;
  // "Plant closed in 2019": it happened to the place.
  if (happens.has(next) && !isPast(low)) return undefined;
  // "Step-up leading hand", "Check-in desk": a verb and its little word in one are a thing.
  if (/^\p{L}+-(?:up|in|out|on|off|down|through|over|by|back|away|go)\b/iu.test(text)) return undefined;
  // "Chair of the meeting", "Budget FY26 $4.1m"; "dispose of waste" is done.
  if (next === "of" && !isPast(low) && !takesOf.has(low)) return undefined;
  if (amounts.has(low) && /^(?:\d|\$|fy)/.test(next)) return undefined;
  if (timeless.has(low)) return "any";
  // "Re-engineered methods" is done, "Re-engineering of methods" is a thing.
  if (/^(?:re|co|pre|cross)-[a-z]+ed\b/i.test(text)) return "past";
  if (isPast(low)) return /ing$/.test(next) && describing.has(low) ? undefined : "past";
  if (nounish.has(low)) return isDeedHere(text, verbLed) ? "present" : undefined;
  return isSureBase(text) ? "present" : undefined;
}

/** "conducts" gives "conduct", "carries" gives "carry"; undefined for a word that is no verb said of somebody else. */
function baseOf(word: string): string | undefined {
  const base = /[^aeiou]ies$/.test(word)
    ? `${word.slice(0, -3)}y`
    : /(?:ss|sh|ch|x|z|o)es$/.test(word)
      ? word.slice(0, -2)
      : word.replace(/(?<=[^s])s$/, "");
  const isVerb = base !== word && !nounish.has(base) && base !== "own" && isSureBase(`${base} it`);
  return isVerb ? base : undefined;
}

/**
 * "Conducts surveillance and contributes to audits" as one says it oneself; undefined for a line that is not told of
 * somebody else.
 */
export function inFirstPerson(line: string): string | undefined {
  const first = /^\p{L}+s(?= (?!of |for |in |at |on |and |or ))/u.exec(line)?.[0];
  const base = first === undefined ? undefined : baseOf(first.toLowerCase());
  if (first === undefined || base === undefined) return undefined;
  const rest = line.slice(first.length);
  return base + rest.replace(/(?<= and )\p{Ll}+s(?= )/gu, (word) => baseOf(word) ?? word);
}

/** "plan" gives "planned", "write" gives "wrote". */
export function pastOf(base: string): string {
  const low = base.toLowerCase();
  const known = irregular.get(low);
  if (known !== undefined) return known;
  // "forecast", "broadcast"
  if (/cast$/.test(low)) return low;
  if (/e$/.test(low)) return `${low}d`;
  if (/[^aeiou]y$/.test(low)) return `${low.slice(0, -1)}ied`;
  return doubling.has(low) ? `${low}${low.at(-1)}ed` : `${low}ed`;
}

/** "plan" gives "planning", "write" gives "writing". */
export function gerundOf(base: string): string {
  const low = base.toLowerCase();
  if (/ie$/.test(low)) return `${low.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(low)) return `${low.slice(0, -1)}ing`;
  const doubles =
    doubling.has(low) || /^(?:run|set|cut|put|let|sit|win|begin|get|split|shut|dig|swim)$/.test(low);
  return doubles ? `${low}${low.at(-1)}ing` : `${low}ing`;
}

/** The phrase with its verb, and the verbs it clearly goes on with, in the past: "mark papers" gives "marked papers". */
export function inPast(phrase: string): string {
  const first = /^[\p{L}-]+/u.exec(phrase)?.[0] ?? "";
  const rest = phrase.slice(first.length);
  const goesOn = rest.replace(
    /(, | and |, and )([a-z]+)(?= (?:the|a|an|our|my|their|its|each|every|all)\b)/g,
    (whole, joint: string, word: string) =>
      isSureBase(word) || nounish.has(word) ? joint + pastOf(word) : whole,
  );
  // "coordinate and submit monthly data": what is hardly ever a thing is done whatever stands behind it.
  const both = goesOn.replace(/^( and )([a-z]+)(?= [a-z])/, (whole, joint: string, word: string) =>
    isSureBase(`${word} it`) && !nounish.has(word) ? joint + pastOf(word) : whole,
  );
  return pastOf(first) + both;
}
