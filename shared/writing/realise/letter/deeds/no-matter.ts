import { tenseOf } from "./verbs.ts";

/** "First eighteen months as BA", "MAYBO trained": when or what somebody was, and nothing that the work consists of. */
const isNoThing =
  /\b(?:ran out|expired|lapsed|we|they|became)\b|^\S+(?: \S+)? (?:closed|opened|merged|folded|relocated) (?:in|on|after|down|when)\b|^\p{Lu}\p{Ll}+s \d+ to \d|^(?:when|whenever|if|while|where|once|because|since|until|although)\b|^(?:first|last|next|previous|another) \S+(?: \S+)? (?:weeks?|months?|years?)\b|^\S+ (?:trained|certified|qualified|accredited|licensed)\b/iu;

/** "Lessons follow a daily review", "About 65% comes from my calls": a clause with a subject of its own. */
const isClause =
  /^[\p{L}\d%' -]{3,50} (?:is|are|was|were|has|have|had|comes?|came|goes|went|follows?|gets?|got|means?|meant|grew|won|rose|fell)\b/iu;
/** "Clickora sells web analytics by subscription": what the house does. */
const isOfHouse =
  /^\p{Lu}[\p{L}'&-]+(?: \p{Lu}[\p{L}'&-]+){0,3} (?:sells|makes|provides|builds|offers|supplies|serves|operates|helps|delivers|designs|manufactures|owns) /u;
/** "Various Administrative Roles", "Major Achievement": a heading, with all its words in capitals. */
function isHeading(head: string): boolean {
  const words = head.split(/\s+/).filter((word) => word.length > 3 || /^\p{Lu}/u.test(word));
  const isList = head.split(", ").length > 2 || /^\S+, \S+$/.test(head);
  return (
    words.length > 1 && words.every((word) => /^[^\p{Ll}]*\p{Lu}/u.test(word)) && !/\d/.test(head) && !isList
  );
}
/** "Salesforce, San Francisco, CA": where one worked. */
const isAddress = /^(?:\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]*)*, ){1,3}[A-Z]{2,3}$/u;

/** "Try every prac before class, set out trolleys": things done, of which no noun came first. */
function isVerbalLater(head: string): boolean {
  const [, ...later] = head.split(/, (?:and |now |then )?| and /);
  return later.some((part) => part.split(" ").length > 2 && tenseOf(part, false) === "present");
}

/** "Flood March 2025", "Burst pipe in the kitchen on Christmas Eve 2019": what happened once. */
const isOneTime =
  /^.{3,60} (?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|christmas(?: eve| day)?|new year|easter) (?:19|20)\d\d$/i;
/** "Employee of the month October 2024" */
const isPrize =
  /^(?:employee|team member|apprentice|trainee|salesperson|player|student) of the (?:month|year|quarter)\b/i;

/** "By the chair for fillings", "with the crew": where and with whom, and nothing that came first. "On site support" is a thing. */
const isPlaced =
  /^(?:by|at|on|in|under|from|for|with|of|to|into|behind|beside|after|before|through|until|as) (?!site\b|call\b|house\b|store\b|hours\b|school\b|risk\b|time\b|line\b|ear\b|depth\b|person\b|home\b)/i;
/** "Working with Children number", "P plates turned to full licence", "indemnity cover": papers that stand under a role. */
const isPaper =
  /^working with children\b(?: (?:number|check|card)\b|$)|\bp plates?\b|^(?:\S+ ){0,2}(?:citizen|permanent resident|resident|work rights)$|^(?:professional )?indemnity (?:cover|insurance)\b|\b(?:booked|enrolled) (?:for|in) (?:next|this|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;
/** "Between: waiter and bottle washer": a label and what it names. */
const isLabelled = /^(?:between|before|after|since|until|then|meanwhile|later|earlier): /i;

/** The line names nothing that one's work consists of: a time, a clause, a heading, an address, a figure. */
export function isNoMatter(head: string): boolean {
  if (isOneTime.test(head)) return true;
  // "In 2021 all deep clean jobs", "Before that ringing", "Number two to the GM"
  if (/^(?:in (?:19|20)\d\d|before that|after that|since then|number (?:one|two|three))\b/i.test(head))
    return true;
  if (isPlaced.test(head) || isPaper.test(head) || isLabelled.test(head)) return true;
  if (isPrize.test(head) || /^(?:no|zero|nil) /i.test(head)) return true;
  // "Store at 106 per cent" is a result without its verb.
  if (/^\S+(?: \S+)? at \d|^\W*\d/.test(head)) return true;
  if (isNoThing.test(head) || isVerbalLater(head)) return true;
  if (isClause.test(head) || isOfHouse.test(head) || isHeading(head) || isAddress.test(head)) return true;
  // "Day surgery refurbishment, $24 million" is a project and its price.
  return /, [$\d]|^(?:often|sometimes|usually|mostly|always|never) /i.test(head);
}
