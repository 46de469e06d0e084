/** Phrases that every letter holds and none is remembered for, taken out or said plainly; no fact is among them. */
const rewrites: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:I am|I'm) (?:very |extremely |really )?(?:excited|thrilled|delighted|passionate) (?:to apply|to be applying|about applying) (?:for|to)\b/gi,
    "I am applying for",
  ],
  [
    /\b(?:I am|I'm) writing (?:to you )?(?:today )?to (?:express|convey) my (?:\w+ )?interest in\b/gi,
    "I am applying for",
  ],
  [
    /\bI (?:would|wish|want) (?:like )?to (?:express|convey) my (?:\w+ )?interest in\b/gi,
    "I am applying for",
  ],
  [/\bI (?:strongly |firmly |truly )?(?:believe|feel|think) (?:that )?(?=I (?:have|can|would|am)\b)/gi, ""],
  [/\b(?:highly|extremely|incredibly|truly|deeply) (?=\w)/gi, ""],
  [
    /\b(?:passionate|results?[- ]driven|results?[- ]oriented|dynamic|hard[- ]?working|highly motivated|self[- ]starting|go[- ]getting|detail[- ]oriented|enthusiastic|dedicated|motivated)(?:,? and |, | )(?=\p{L})/giu,
    "",
  ],
  [/\bin order to\b/gi, "to"],
  [/\butili[sz](e|es|ed|ing)\b/gi, "us$1"],
  [/\bleverag(?:e|ing) (my|the)\b/gi, "use $1"],
];

/** Sentences that say nothing but a cliché. */
const empty =
  /^I(?:'m| am) (?:eager|keen|excited) to apply for an? (?:opportunity|position|role) (?:within|in|at|with) (?:your|an?) (?:esteemed|reputed|reputable|prestigious) (?:organi[sz]ation|company|firm|institution)[.!]?$|^(?:I am|I'm|I consider myself|I would be|I believe I (?:am|would be)|I know I (?:am|would be)|As)\b[^.]{0,60}\b(?:team player|perfect (?:fit|candidate|match)|ideal (?:fit|candidate|match)|great fit|go[- ]getter|self[- ]starter|people person|fast learner|quick learner|hard worker|asset to)\b[^.]{0,60}[.!]?$|\b(?:think(?:ing)? outside the box|hit the ground running|give 110 ?(?:%|per cent|percent)|wear many hats|dream job|since I was a child|look no further|synerg(?:y|ies))\b/i;

/** True when a sentence would not be missed. */
export function isEmptyTalk(sentence: string): boolean {
  return empty.test(sentence);
}

/** The sentence without its clichés; the same sentence when it has none. */
export function withoutCliches(sentence: string): string {
  const result = rewrites
    .reduce((text, [pattern, plain]) => text.replace(pattern, plain), sentence)
    .replace(/ {2,}/g, " ")
    .replace(/\ban (?=[bcdfgjklmnpqrstvwxyz])/gi, (article) => article.replace(/n /i, " "))
    .replace(/\ba (?=[aeio]\w)/g, "an ")
    .trim();
  if (result === sentence) return sentence;
  return (result[0] ?? "").toUpperCase() + result.slice(1);
}

const weakGreeting =
  /^(?:to whom(?:soever)? it may concern|dear sir(?:s)?(?: ?(?:\/|or|and) ?madam)?|dear madam|hi there|hello)[,:!.]*$/i;

/** "To whom it may concern" under its usual form. */
export function plainGreeting(line: string): string {
  return weakGreeting.test(line.trim()) ? "Dear Hiring Manager," : line;
}
