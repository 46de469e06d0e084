import { genericWords } from "../words/plain-words.ts";
import { gap, type Token } from "../words/tokenise.ts";

const words = (text: string) => new Set(text.trim().split(/\s+/));

const numberNames = words("one two three four five six seven eight nine ten twelve");

/** A number, "two", "5+": it stays with its years. */
export function isNumber(low: string): boolean {
  const code = low.charCodeAt(0);
  return code > 47 && code < 58 ? /^\d+(?:\.\d+)?k?$/.test(low) : numberNames.has(low);
}

const tailWords = words(`
a an the of in with to for at by on from and or as is are was will be would can that this your our their its etc any all both either
within across into using including include such like eg ie highly well very also not no but if when while where who which you we it
required essential desirable mandatory preferred necessary advantageous ideally per plus up end so than before after one
although though incl w least most helps distinct definite decided strong excellent proven demonstrated solid sound backwards
`);

/** "year end", "set up", "sign off": here the little word is part of the name. */
const endsTerm: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["end", words("year month quarter week front back high tail rear low")],
  [
    "up",
    words(
      "follow step set start clean pick wrap pack back line make sign scale warm mop tidy stand speak open lock follows ramp level",
    ),
  ],
  ["in", words("sign log check plug built drop stand")],
  ["off", words("sign drop kick hand")],
]);

const demandTails = words("experience experiences exp knowledge understanding background expertise");
/** "in a customer facing job": behind a word of meaning they say nothing more. */
const jobTails = words("role roles position positions job jobs");
/** "user experience" is a thing that people make, "lived experience" one that they have. */
const whose = words(
  "lived user users customer customers guest guests patient client employee candidate learner visitor",
);

/** Token position after the last word that belongs to the phrase. */
export function beforeTail(tokens: readonly Token[], first: number, last: number): number {
  let end = last;
  const isYears = isNumber(tokens[first]?.low ?? "");
  const isTail = (at: number) => {
    const low = tokens[at]?.low ?? "";
    // "M&A", "Follow-Up": one written word.
    if (((tokens[at]?.gap ?? 0) & gap.joined) !== 0) return false;
    if (endsTerm.get(low)?.has(tokens[at - 1]?.low ?? "") === true) return false;
    if (tailWords.has(low)) return true;
    if (jobTails.has(low)) return isContent(tokens[at - 1]?.low ?? "");
    return demandTails.has(low) && !isYears && !whose.has(tokens[at - 1]?.low ?? "");
  };
  while (end > first && isTail(end - 1)) end -= 1;
  return end;
}

/** Words that mean nothing without another: with two of them a phrase says nothing either. */
const emptyWords = words(`
stakeholder stakeholders initiative initiatives state context breadth range needs goals objectives outcomes things ways basis support
supports supporting best various diverse dynamic fast paced fast-paced high quality key new carry carrying day days daily ongoing general other duties assigned directed required
necessary appropriate relevant ensure ensuring provide providing assist assisting work works working help helping contribute
contributing participate participating perform performing deliver delivering drive driving lead leading manage managing maintain
maintaining develop developing build building make making take taking use using utilise utilising improve improving create creating
identify identifying engage engaging collaborate collaborating coordinate coordinating across within between among closely
effectively efficiently successfully part member members person people role roles position team teams environment environments
opportunity opportunities expectations requirements areas aspects matters range highest standards level levels time times success
internal external wider broader overall great good strong excellent able ability experience experiences knowledge skills skill
understanding background record track year years yr yrs exp month months minimum industry field discipline related similar alike equivalent relevant particular
sometimes often frequently occasionally regularly usually normally always never rarely
mondays tuesdays wednesdays thursdays fridays saturdays sundays monday tuesday wednesday thursday friday saturday sunday
weekday weekdays am pm starts free handy get gets getting go going come give see put here there max min immediately available availability rest
points job attitude approach focus eligible equal one ones better else hands appointments applicants candidates hours per fortnight casual permanent ongoing temporary contract full time exposure expertise proficiency
`);
const functionWords = words(`
sure a an the of in with to for at by on from and or as is are was will be would can that this your our their its any all both either you we
it they who which what when while where how than then not no so if but up out into over under through via per about us them him her
must should could may might have has had do does did including include such like also more most very well own even
towards toward behind around along alongside during until upon against among beyond near off onto throughout above below before
after since while via hi hello hey gday im ive abroad overseas interstate everywhere anywhere elsewhere
`);

/** "8am", "30pm" of "8.30pm". */
function isClock(low: string): boolean {
  const code = low.charCodeAt(0);
  return code > 47 && code < 58 && /^\d{1,4}(?:am|pm)$/.test(low);
}

/** Together, since nearly every word of an ad is looked up here. */
const withoutContent = new Set([...functionWords, ...emptyWords, ...genericWords]);

/** The word carries a meaning of its own in a requirement. */
export function isContent(low: string): boolean {
  return low.length > 1 && !withoutContent.has(low) && !isNumber(low) && !isClock(low);
}
