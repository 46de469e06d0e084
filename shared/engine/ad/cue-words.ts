import type { Importance } from "../analysis.ts";
import { beginsWith } from "../words/count-words.ts";
import { gap, type Token, tokenise } from "../words/tokenise.ts";

/** What a cue says about the terms beside it. `not` removes them; `skip` marks a sentence that asks nothing. */
export type CueLevel = Importance | "not" | "skip";

/** Where the terms are: after the cue ("must have X"), before it ("X desirable"), or either. */
export type CueSide = "before" | "after" | "either";

export interface Cue {
  level: CueLevel;
  side: CueSide;
  /** "essential", "mandatory", "must": the literal words that make a requirement core. */
  literal: boolean;
}

/**
 * The cues of docs/engine.md, What an ad asks, one group a line: `level side: phrase | phrase`. Side `after`:
 * the cue follows its terms. Words as folded by the tokeniser (no apostrophes: youll, dont).
 */
const table = `
must before: must | we expect | must have | must hold | must possess | must be | need to | needs to | need to have | you need | you will need | youll need | requires | minimum | at least | you will hold | you will have | you will bring | you will possess | you hold | you have | you bring | you possess | you must | youll have | youll hold | youll bring | youll possess | youve got | you are qualified | were looking for someone with | we are looking for someone with | prerequisites | must be able to | proven | demonstrated | demonstrable | will have | will hold | should have | should hold
must either: is key | are key | non negotiables | essential | required | mandatory | needed | compulsory | necessary | prerequisite | a must | is a must | are a must | non negotiable | is expected | are expected
preferred before: same goes for | interested to hear from | especially interested in | particularly interested in | particularly keen to hear from | especially keen to hear from | lean towards the one with | lean towards the person with | lean towards someone with | glad if you | happy if you | pleased if you | delighted if you | thrilled if you | help your application if you | strengthen your application if you | ideally | preferably | you may have | it would be great if
preferred either: preferred | desirable | desired | highly regarded | well regarded | highly desirable | highly valued | advantageous | an advantage | advantage | preferable | looked upon favourably | viewed favourably | highly advantageous | favourable | well received | welcome | welcomed | beneficial | would be beneficial | or willing to obtain | willing to obtain | or willingness to obtain | willingness to obtain | or be willing to obtain
preferred after: helpful | optional | ideal | if youve got it | if you have it | if youve got one | if you have one | warmly encouraged | it helps to know | helps to know | helps to have | isnt a deal breaker | but it isnt a deal breaker | but it is not a deal breaker | but its not a deal breaker | but thats not a deal breaker | but that isnt a deal breaker | isnt a dealbreaker | not a dealbreaker | no dealbreaker | no biggie if not | no dramas if not | no drama if not | no worries if not | no stress if not | wed be interested in that | wed be interested | wed be keen on that
preferred before: desirable that you have | desirable if you have | desirable to have | desirable for you to have | preferred that you have | preferable that you have | advantageous if you have | beneficial if you have | ideal if you have | great if you have | good if you have | handy if you have | love it if you have | bonus if you have | plus if you have | advantage if you have | points if you have | ideally you have | ideally you will have | ideally youll have | preferably you have
preferred either: wed be chuffed | we would be chuffed | be over the moon | wed be stoked | wed be thrilled | wed be delighted | would help us a great deal | would help us a lot | would help a great deal | is valued here | are valued here | wont hurt | wouldnt hurt | would not hurt | wouldnt go astray | would not go astray | not a hurdle | no hurdle | tips the scales | tip the scales | wont rule you out | will not rule you out | not a deal breaker | no deal breaker | not a show stopper | highly encouraged | strongly preferred | highly preferred | even better | a differentiator | clear differentiator | strong differentiator | real differentiator | key differentiator | help your application | helps your application | strengthen your application | work in your favour | count in your favour | make our day | put you ahead | puts you ahead | put you at the front | put you at the top | put you in front | at the front of the queue | top of the pile | top of the list | still love to hear | would be gold | would be amazing | would be awesome | would be fantastic | would be brilliant | would be lovely | would be perfect | would be helpful | is nice | are nice | is handy | are handy | is useful | are useful | is helpful | make your life easier | makes your life easier | goes a long way | you in good stead
preferred either: would set you apart | sets you apart | good to know | great to know | good to have | great to have | handy to have | lovely to have
preferred before: likewise | stand out with | stand out if you have | nice to have | nice to haves | bonus points for | bonus points | brownie points | extra points | bonus if | head start if you have | head start if you | head start if | leg up if you have | leg up if you | it a bonus if | icing on the cake | cherry on top | cherry on the cake | feather in your cap
preferred either: a bonus | bonus | strong plus | big plus | huge plus | definite plus | important plus | real plus | major plus | favourably | looked on favourably | handy | would be great | would be good | would be nice | would be wonderful | would be useful | would be ideal | would also be great | would also be good | would also be nice | would also be handy | would also be useful | would also be | be an asset | an asset | a plus | is a plus | not essential | isnt essential | but not a must | though not a must | but not mandatory | but not critical | but not required | but not needed | but not necessary | though not required | though not essential | although not essential | although not required | but not essential | not mandatory | not a must | happy to train | or willing to learn | willing to learn | or willingness to learn | training provided | training will be provided | can be provided | will be provided | full training provided | we will train | well train you | we can train | not a prerequisite
not before: no experience in | no experience with | no prior | no previous | no experience of | dont need | do not need | dont have to have | without | no need for | no formal | you wont need | will not need
not after: accepted | not required | not necessary | isnt required | isnt necessary | not needed | isnt needed | not a requirement | unnecessary | arent required | is not required | are not required
skip before: salary packaging | we offer | we provide | in return | you will receive | youll receive | youll enjoy | you will enjoy | benefits include | benefits of | perks | what we offer | apply now | to apply | how to apply | applications close | applications will close | closing date | click apply | click the apply | please apply | please send | send your | please submit | submit your | please contact | for more information | for further information | for a confidential | confidential discussion | cover letter | equal opportunity | equal employment | diversity and inclusion | we celebrate | we acknowledge | acknowledge the traditional | traditional owners | traditional custodians | strongly encourage | encouraged to apply | we encourage applications | reasonable adjustments | recruitment agencies | no agencies | unsolicited | only shortlisted | only successful | shortlisted candidates | staff discount | staff discounts | employee assistance | paid parental leave | novated | above award | competitive salary | competitive remuneration | attractive salary | annual leave | career progression | career development | free parking | onsite parking | on site parking | company van | company vehicle | company car | tools allowance | tool allowance | uniform provided | uniforms provided | super contributions | is a leading | a leading provider | leading provider | one of australias | one of the largest | australias largest | australias leading | was founded | was established | established in | founded in | we are a | we are an | we are australias | were a | our mission | our vision | our values | about us | who we are | family owned | similar jobs | report this job | be careful | dont provide your bank | job posted | posted | questions to ask
`;

const literalWords = new Set(["essential", "mandatory", "must", "a must", "is a must", "are a must"]);

interface CuePhrase {
  words: string[];
  cue: Cue;
}

function readTable(): Map<string, CuePhrase[]> {
  const cues = new Map<string, CuePhrase[]>();
  for (const line of table.trim().split("\n")) {
    const colon = line.indexOf(":");
    const [level, side] = line.slice(0, colon).split(" ") as [CueLevel, CueSide];
    for (const written of line.slice(colon + 1).split("|")) {
      const words = tokenise(written).map((t) => t.low);
      const first = words[0] ?? "";
      const literal = words.some((w) => literalWords.has(w)) && level === "must";
      const list = cues.get(first) ?? [];
      list.push({ words, cue: { level, side, literal } });
      cues.set(first, list);
    }
  }
  for (const list of cues.values()) list.sort((a, b) => b.words.length - a.words.length);
  return cues;
}

let cues: Map<string, CuePhrase[]> | undefined;

/** A cue in a sentence; token positions, end exclusive. */
export interface CueHit extends Cue {
  first: number;
  last: number;
}

function cueAt(
  tokens: readonly Token[],
  at: number,
  candidates: readonly CuePhrase[] | undefined,
): CuePhrase | undefined {
  return candidates?.find(({ words }) => beginsWith(tokens, at, words));
}

/** Cues among the tokens, longest first, never overlapping. */
export function findCues(tokens: readonly Token[]): CueHit[] {
  cues ??= readTable();
  const hits: CueHit[] = [];
  let at = 0;
  while (at < tokens.length) {
    const found = cueAt(tokens, at, cues.get(tokens[at]?.low ?? ""));
    if (found === undefined) at += 1;
    else {
      hits.push({ ...found.cue, first: at, last: at + found.words.length });
      at += found.words.length;
    }
  }
  return hits.filter(
    (hit) =>
      !isNotOnly(tokens, hit) &&
      !isGain(tokens, hit) &&
      !isOfName(tokens, hit) &&
      !isConditional(tokens, hit) &&
      !isComparison(tokens, hit) &&
      !isDeniedPreference(tokens, hit) &&
      !isMost(tokens, hit) &&
      !isBothAsked(tokens, hit) &&
      !isManner(tokens, hit) &&
      !isNoWish(tokens, hit) &&
      !isAcceptedAs(tokens, hit),
  );
}

/** "Manhattan or Körber ideal", and no "ideal candidate", "this role is ideal for". */
function isNoWish(tokens: readonly Token[], { first, last }: CueHit): boolean {
  if (tokens[first]?.low !== "ideal" || last - first > 1) return false;
  const next = tokens[last];
  const isEnd = next === undefined || (next.gap & ~gap.joined) !== 0;
  return !isEnd || first === 0 || (tokens[first]?.gap ?? 0) !== 0;
}

const ofManner = new Set("be and or a an very always so genuinely friendly polite kind".split(" "));

/** "a helpful attitude", "friendly and helpful": how somebody is; "a second language helpful" states a preference. */
function isManner(tokens: readonly Token[], { first, last }: CueHit): boolean {
  const own = tokens[first];
  if (own?.low !== "helpful" || last - first > 1) return false;
  const next = tokens[last];
  const isEnd = next === undefined || (next.gap & ~gap.joined) !== 0;
  return !isEnd || first === 0 || own.gap !== 0 || ofManner.has(tokens[first - 1]?.low ?? "");
}

const longestBracket = 4;

/** "(P plates accepted)" asks for none; "a Certificate III is accepted" and "generally accepted principles" do. */
function isAcceptedAs(tokens: readonly Token[], { first, last }: CueHit): boolean {
  if (tokens[first]?.low !== "accepted") return false;
  const next = tokens[last];
  const isEnd = next === undefined || (next.gap & gap.close) !== 0;
  const inside = tokens.slice(Math.max(0, first - longestBracket), first);
  return !isEnd || !inside.some(({ gap: bits }) => (bits & gap.open) !== 0);
}

/** "eligible for, and willing to obtain, membership": no softer for that. */
function isBothAsked(tokens: readonly Token[], { first }: CueHit): boolean {
  return /^willing/.test(tokens[first]?.low ?? "") && tokens[first - 1]?.low === "and";
}

/** "one of Brisbane's most highly regarded firms" praises. */
function isMost(tokens: readonly Token[], { first, last }: CueHit): boolean {
  return tokens[last - 1]?.low === "regarded" && tokens[first - 1]?.low === "most";
}

/** "a must-have, not a nice to have" states no preference. */
function isDeniedPreference(tokens: readonly Token[], { level, first }: CueHit): boolean {
  const before = tokens[first - 1]?.low === "a" ? tokens[first - 2]?.low : tokens[first - 1]?.low;
  return level === "preferred" && before === "not" && tokens[first]?.low !== "essential";
}

/** "if you hold a ticket" states a preference, "handy with Office" tells what somebody can do. */
function isConditional(tokens: readonly Token[], { level, first, last }: CueHit): boolean {
  if (level === "must") return tokens[first - 1]?.low === "if";
  return (
    level === "preferred" &&
    tokens[first]?.low === "handy" &&
    last - first === 1 &&
    tokens[last]?.low === "with"
  );
}

const shortAside = 3;

/** "make our rugs even better" compares; ", even better" and "(HR even better)" state a preference. */
function isComparison(tokens: readonly Token[], { first }: CueHit): boolean {
  const token = tokens[first];
  if (token?.low !== "even") return false;
  const isAside = tokens
    .slice(Math.max(1, first - shortAside), first)
    .some(({ gap: bits }) => (bits & gap.open) !== 0);
  return !isAside && (token.gap & (gap.comma | gap.dash | gap.open)) === 0;
}

const gains = new Set(
  "on signing joining relocation referral competitive take takes taking unfair full monthly quarterly annual yearly performance completion retention".split(
    " ",
  ),
);
const gainWords = new Set(["advantage", "bonus"]);
/** "a bonus when the branch does well": when it is paid. */
const whenPaid = new Set("when paid each every of scheme structure plan after at payable".split(" "));

/** "competitive advantage", "annual bonus": nobody is asked for it. */
function isGain(tokens: readonly Token[], { first, last }: CueHit): boolean {
  if (tokens[last - 1]?.low === "bonus" && whenPaid.has(tokens[last]?.low ?? "")) return true;
  return (
    last - first === 1 && gainWords.has(tokens[first]?.low ?? "") && gains.has(tokens[first - 1]?.low ?? "")
  );
}

const asAsset = new Set(["to", "for", "in", "but", "and", "or", "if", "here", "on"]);

/** "an asset consultant", "an asset register": a thing of that name. */
function isOfName(tokens: readonly Token[], { last }: CueHit): boolean {
  const next = tokens[last];
  if (tokens[last - 1]?.low !== "asset" || next === undefined) return false;
  return (next.gap & ~gap.joined) === 0 && !asAsset.has(next.low);
}

/** "not only X but Y" asks for both. */
function isNotOnly(tokens: readonly Token[], hit: CueHit): boolean {
  return hit.level === "not" && tokens[hit.last]?.low === "only";
}

/** "the preferred supplier", "achieve desired outcomes": said of the word behind it. */
export function describesNext(tokens: readonly Token[], { first, last, level }: CueHit): boolean {
  const next = tokens[last];
  if (level !== "preferred" || last - first > 1 || next === undefined) return false;
  return first > 0 && (next.gap & ~gap.joined) === 0 && !["but", "and", "or", "if"].includes(next.low);
}

const notWished = new Set(
  "required essential expected needed necessary provided given supplied considered contacted paid".split(" "),
);

/** "X experience helps, as does a licence": the verb with the end of its clause behind it. */
function isHelp(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return tokens[at]?.low === "helps" && (next === undefined || (next.gap & gap.comma) !== 0);
}

/** "(or a full licence, even better)": only what is in the bracket is preferred. */
function endsInBracket(tokens: readonly Token[]): boolean {
  const last = tokens.findLastIndex((token) => (token.gap & (gap.open | gap.close)) !== 0);
  return last > 0 && ((tokens[last]?.gap ?? 0) & gap.open) !== 0;
}

const praises = new Set(
  "smashing brilliant great lovely perfect awesome wonderful fantastic bonus excellent ace".split(" "),
);

/** "If you can write a bit of SQL, smashing" */
function isPraisedIf(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1);
  return (
    tokens[0]?.low === "if" && last !== undefined && praises.has(last.low) && (last.gap & gap.comma) !== 0
  );
}

const lastWishes =
  /(?:^| )(?:is|are|would be) (?:an? )?(?:helpful|preferred|desirable|advantageous|beneficial|useful|handy|plus|advantage|bonus|asset)$/;
const farthestWish = 4;
const turns = new Set("but while whereas though although however".split(" "));

/** "SQL or Python and a BI platform (Looker, Tableau) is helpful": one preference, where no sign parts it outside brackets. */
function isWholePreference(tokens: readonly Token[]): boolean {
  if (
    !lastWishes.test(
      tokens
        .slice(-farthestWish)
        .map(({ low }) => low)
        .join(" "),
    )
  )
    return false;
  if (tokens.some(({ low }) => turns.has(low))) return false;
  let isInside = false;
  return tokens.every(({ gap: bits }, at) => {
    if ((bits & gap.close) !== 0) isInside = false;
    const isParted = at > 0 && !isInside && (bits & (gap.comma | gap.semicolon | gap.dash | gap.colon)) !== 0;
    if ((bits & gap.open) !== 0) isInside = true;
    return !isParted || (bits & gap.joined) !== 0;
  });
}

/** "Shearing experience helps", "If you speak Auslan, even better", "Extensions would be sick": a preference by its last words. */
export function endsInPreference(tokens: readonly Token[]): boolean {
  if (endsInBracket(tokens)) return false;
  const [third, second, last] = tokens.slice(-3).map(({ low }) => low);
  if ((second === "even" && last === "better") || isPraisedIf(tokens) || isWholePreference(tokens))
    return true;
  if (third === "would" && second === "be" && !notWished.has(last ?? "")) return true;
  return tokens.some((_, at) => isHelp(tokens, at));
}
