import { type PhraseList, phraseEnd, readPhraseList } from "../words/count-words.ts";
import { gap, type Token } from "../words/tokenise.ts";

/** What an employer gives: under any heading, and without one, such a sentence asks for nothing. */
const benefits = readPhraseList(
  "salary packaging|salary sacrifice|salary sacrificing|novated lease|novated leasing|free parking|onsite parking|on site parking|" +
    "gym membership|discounted gym|staff discounts|birthday leave|paid parental leave|employee assistance program|wellbeing program|" +
    "above award|salary package|remuneration package|competitive salary|competitive remuneration|attractive salary|attractive remuneration|competitive package|attractive package|career progression|flu vaccinations|flu vaccination|free coffee|fitness passport|" +
    "additional leave|private use of|use of a council vehicle|use of a company vehicle|use of a work vehicle|circle back initiative|supports flexible working|supports flexible work|purchased leave|rostered day off|rdo|monthly rdo|team lunches|staff events|professional development opportunities",
);
/** Phrases by which an employer gives something, wherever they are. */
const gifts = readPhraseList(
  "is available|are available|are also available|is also available|on offer|is included|are included|we offer|we also offer|we provide|we will provide|" +
    "you will receive|youll receive|you will enjoy|youll enjoy|we will teach|well teach|we will train|we will support|well support you|" +
    "we invest in|access to free|employee benefits|our benefits|benefits include|you will have access to|youll have access to|you will also have access to|youll also have access to|you will also receive|youll also receive|we reimburse|we pay for",
);
/** How a sentence about the employer itself begins. */
const selfTalk = readPhraseList(
  "we are|were a|were an|were the|were proud|were one|we have been|weve been|we pride|we invest|we believe|we value|we support|we care|we know|we understand|" +
    "we deliver|we provide|we love|we operate|we partner|we help|we were|we celebrate|we champion|we specialise|we recognise|we respect|we strive|we embrace|" +
    "our|as a leading|as one of|as the largest|as an employer|established in|founded in|since",
);
/** Words that make a sentence of the employer a requirement after all, or tell what the work is done with. */
const demands = new Set(
  "you your looking seeking seek seeks hiring recruiting searching need needs require requires want wants expect candidate candidates applicant applicants ideal successful stack uses use using tools systems software experience required essential mandatory must".split(
    " ",
  ),
);
/** Words with which a benefit's name is a task: payroll officers administer salary packaging. */
const tasks = new Set(
  "experience knowledge skills understanding ability administer administering administration process processing calculate manage managing advise advising consultant queries".split(
    " ",
  ),
);

function holds(tokens: readonly Token[], list: PhraseList): boolean {
  return tokens.some((_, i) => phraseEnd(tokens, i, list) !== -1);
}

const persons = new Set("person candidate applicant individual".split(" "));

/** "Available now for the right person who can": what the person can is asked. */
function asksOfPerson(tokens: readonly Token[]): boolean {
  return tokens.some(({ low }, at) => low === "who" && persons.has(tokens[at - 1]?.low ?? ""));
}

/** "A police check (we pay for it)": the bracket says who pays, and the check is asked for all the same. */
export function outsideBrackets(tokens: readonly Token[]): readonly Token[] {
  let isInside = false;
  const outside = tokens.filter(({ gap: bits }) => {
    if ((bits & gap.close) !== 0) isInside = false;
    if ((bits & gap.open) !== 0) isInside = true;
    return !isInside;
  });
  return outside.length === 0 ? tokens : outside;
}

/** Things that are given beside the pay: three of them in one sentence are an offer. */
const given = new Set(
  "salary super superannuation ute phone laptop bonus bonuses parking birthday leave discount discounts eap budget fuel incentive incentives packaging lunch lunches".split(
    " ",
  ),
);
const leastGiven = 3;
const givers = new Set("there get gets receive birthday".split(" "));

/** "There's a salary, a ute, phone and fuel card", "What do you get out of it: …, a laptop, your birthday off". */
function isRowOfGifts(tokens: readonly Token[]): boolean {
  if (!tokens.some(({ low }) => givers.has(low)) || tokens.some((t) => tasks.has(t.low))) return false;
  return new Set(tokens.flatMap(({ low }) => (given.has(low) ? [low] : []))).size >= leastGiven;
}

const payShares = new Set(["super", "superannuation"]);

/** "plus 12% super", "25% casual loading". */
function isPayShare(tokens: readonly Token[]): boolean {
  return tokens.some(({ low }, at) => {
    const before = tokens[at - 1]?.low ?? "";
    return (payShares.has(low) && /^\d/.test(before)) || (low === "loading" && before === "casual");
  });
}

const whens = new Set(["when", "where", "if", "until", "unless"]);

/** "decide even when few details are available": when, and no gift. */
function isCondition(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(1, at).some(({ low }) => whens.has(low));
}

/** True for what the employer gives: "Salary packaging is available", "we will teach you food preparation". */
export function isBenefit(sentence: readonly Token[]): boolean {
  const tokens = outsideBrackets(sentence);
  const gift = tokens.findIndex((_, i) => phraseEnd(tokens, i, gifts) !== -1);
  if (gift >= 0 && !isCondition(tokens, gift)) return !asksOfPerson(tokens);
  if (isRowOfGifts(tokens) || (isPayShare(tokens) && !tokens.some((t) => tasks.has(t.low)))) return true;
  return holds(tokens, benefits) && !tokens.some((t) => tasks.has(t.low));
}

/** True for what the employer says of itself: "We are Victoria's largest provider of aged care". */
export function isSelfPraise(tokens: readonly Token[]): boolean {
  if (phraseEnd(tokens, 0, selfTalk) === -1) return false;
  return !tokens.some((t) => demands.has(t.low));
}
