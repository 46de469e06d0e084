import type { Importance } from "../analysis.ts";
import { gap, type Token } from "../words/tokenise.ts";

/** What a part of the ad is for. `intro` is text before any heading, or under an unknown one. */
export type AdSection = Exclude<Importance, "duty"> | "duties" | "ignore" | "intro";

/** Headings by meaning; a heading matches when its words start with one of these. */
const headings: Record<Exclude<AdSection, "intro">, string> = {
  must:
    "essential criteria|key selection criteria|selection criteria|essential requirements|essential|requirements|role requirements|" +
    "key requirements|job requirements|mandatory|mandatory requirements|must have|must haves|what youll need|what you will need|" +
    "what you need|what youll bring|what you will bring|what you bring|what you bring to|what were looking for|" +
    "what we are looking for|what we need|who we are looking for|who were looking for|about you|who you are|" +
    "you will have|youll have|to be successful|to succeed|skills and experience|experience and skills|" +
    "skills and qualifications|qualifications|qualifications and experience|qualifications and skills|" +
    "required skills|required experience|your skills|your experience|your background|your profile|ideal candidate|" +
    "the ideal candidate|the successful candidate|the successful applicant|skills required|minimum requirements|" +
    "key skills|key capabilities|knowledge and experience|licences|licences and tickets|tickets|capabilities|" +
    "what makes you|criteria|skills|experience|about the ideal candidate|what you have|what youve got|you have|you will need|youll need",
  preferred:
    "desirable criteria|desirable|desirable skills|desirable requirements|preferred|preferred skills|preferred qualifications|" +
    "highly regarded|well regarded|ideally|advantageous|it great if|desired|desired skills|desirable qualifications|" +
    "nice to have|nice to haves|bonus|bonus points|bonus skills|it would be a bonus|extra credit",
  duties:
    "duties|key duties|responsibilities|key responsibilities|duties and responsibilities|roles and responsibilities|" +
    "about the role|the role|about the position|the position|the opportunity|about the opportunity|your role|what youll do|what you will do|" +
    "what youll be doing|what you will be doing|what will you do|your responsibilities|your day|a day in the life|day to day|key accountabilities|" +
    "accountabilities|job description|position summary|role purpose|purpose of the role|about the job|the job|position overview|role overview|tasks|your impact|in this role",
  ignore:
    "about us|about the company|about the organisation|about the business|about our|who we are|our company|our story|the company|" +
    "our client|about our client|company overview|benefits|our benefits|perks|perks and benefits|what on offer|what we offer|" +
    "what in it for you|what you get|what youll get|what you will get|why join|why join us|why work|why youll love|why choose|why us|" +
    "what we can offer|on offer|the benefits|culture|culture and benefits|our culture|our values|our team|the team|life at|how to apply|" +
    "apply|apply now|application process|next steps|to apply|applications|equal opportunity|diversity|diversity and inclusion|" +
    "our commitment|inclusion|acknowledgement of country|acknowledgment of country|acknowledgement|similar jobs|related jobs|" +
    "contact|contact us|enquiries|further information|more information|salary|salary and benefits|remuneration|about the agency|" +
    "privacy|disclaimer|important information|recruitment process|employer questions|location|about the area|lifestyle|job details",
};

const literalHeading = new Set(["essential", "mandatory", "must"]);

interface HeadingPhrase {
  words: readonly string[];
  section: AdSection;
}

/** Heading phrases by their first word, longest first. */
function headingPhrases(): Map<string, HeadingPhrase[]> {
  const sections = new Map<string, AdSection>();
  for (const [section, text] of Object.entries(headings))
    for (const phrase of text.split("|")) sections.set(phrase, section as AdSection);
  const byFirst = new Map<string, HeadingPhrase[]>();
  for (const [phrase, section] of sections) {
    const words = phrase.split(" ");
    const first = words[0] ?? "";
    byFirst.set(first, [...(byFirst.get(first) ?? []), { words, section }]);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);
  return byFirst;
}

let known: Map<string, HeadingPhrase[]> | undefined;

/** The section a heading's words announce: the longest known start. */
function headingSection(tokens: readonly Token[]): { section: AdSection; words: number } | undefined {
  known ??= headingPhrases();
  const found = known
    .get(tokens[0]?.low ?? "")
    ?.find(({ words }) => words.every((word, i) => tokens[i]?.low === word));
  return found && { section: found.section, words: found.words.length };
}

/** A line that names the part of the ad it opens. */
export interface Heading {
  section: AdSection;
  /** The heading says "essential", "mandatory" or "must". */
  literal: boolean;
  /** Tokens of the heading; the rest of the line is text under it. */
  words: number;
  /** The heading stands alone and rules the lines that follow. */
  alone: boolean;
}

const titleWord = /^[A-Z\d]/;
/** A heading of this many words or fewer needs no colon. */
const fewWords = 7;
const mostWords = 9;
const sentenceWords = new Set(["in", "with", "as", "using"]);

function endsWithColon(text: string, tokens: readonly Token[]): boolean {
  const last = tokens.at(-1);
  return last !== undefined && text.slice(last.end, last.end + 2).trim() === ":";
}

function looksLikeHeading(text: string, tokens: readonly Token[], isBullet: boolean): boolean {
  const last = tokens.at(-1);
  if (last === undefined || tokens.length > mostWords) return false;
  if (endsWithColon(text, tokens)) return true;
  const tail = text.slice(last.end, last.end + 2).trim();
  if (isBullet || tail === "." || tail === "," || tail === ";") return false;
  const written = text.slice(tokens[0]?.start ?? 0, last.end);
  if (written === written.toUpperCase() && written !== written.toLowerCase()) return true;
  return tokens.length <= fewWords && titleWord.test(written);
}

function isLiteral(tokens: readonly Token[], words: number): boolean {
  return tokens.slice(0, words).some((t) => literalHeading.has(t.low));
}

/** "Essential: a forklift licence": the text goes on behind a colon or a dash. */
function goesOn(after: Token | undefined): boolean {
  if (after === undefined || (after.gap & gap.joined) !== 0) return false;
  return (after.gap & (gap.colon | gap.dash)) !== 0;
}

/** The known phrase is the heading, not the start of a sentence ("Experience in aged care"). */
function isWhole(tokens: readonly Token[], words: number, colon: boolean): boolean {
  if (!colon && tokens.length > words + 4) return false;
  if (sentenceWords.has(tokens[words]?.low ?? "")) return false;
  return colon || tokens.length <= words + 1 || words > 1;
}

/** A lead-in names who is asked, and ends in a verb that the list below goes on with. */
const leadIns = [
  /(?:^| )(?:you|youll)(?: \w+){0,3} (?:have|hold|bring|need|possess|demonstrate|offer)$/,
  /(?:^| )you (?:must|should|need to) be(?: able to)?$/,
  /(?:^| )(?:candidates?|applicants?|someone|somebody|person|people|individual)(?: \w+){0,6} (?:have|has|hold|holds|will|must|should|be|is|are|who|with|bring|brings|possess|possesses|demonstrate|can)$/,
  /^(?:we|were)(?: \w+){0,3} (?:looking for|want|seeking|need|after)$/,
];
const leadTail = / (?:all |most |some )?(?:of )?(?:the )?following(?: \w+)?$/;
const softLead = /(?:^| )(?:ideally|preferably|desirable|also have|may have|might have|advantage\w*)(?: |$)/;
const notDemand = /(?:^| )(?:benefits?|perks?|enjoy|offer you|opportunity|access)(?: |$)/;
const mostLeadWords = 14;

/** "The ideal candidate will have:", "We want someone who:" above a list: the list is what is asked. */
function readLeadIn(tokens: readonly Token[]): Heading | undefined {
  if (tokens.length > mostLeadWords) return undefined;
  const line = tokens.map((t) => t.low).join(" ");
  const lead = line.replace(leadTail, "");
  if (notDemand.test(line) || !leadIns.some((form) => form.test(lead))) return undefined;
  const words = tokens.length;
  return {
    section: softLead.test(line) ? "preferred" : "must",
    literal: isLiteral(tokens, words),
    words,
    alone: true,
  };
}

/** The heading that these first words of a line are, if they are one. */
export function readHeading(text: string, tokens: readonly Token[], isBullet: boolean): Heading | undefined {
  const found = headingSection(tokens);
  if (found !== undefined && goesOn(tokens[found.words]))
    return { ...found, literal: isLiteral(tokens, found.words), alone: false };
  const colon = endsWithColon(text, tokens);
  const lead = colon ? readLeadIn(tokens) : undefined;
  if (!looksLikeHeading(text, tokens, isBullet)) return lead;
  const words = tokens.length;
  if (found !== undefined && isWhole(tokens, found.words, colon))
    return { section: found.section, literal: isLiteral(tokens, words), words, alone: true };
  if (lead !== undefined) return lead;
  return colon && words <= 6 ? { section: "intro", literal: false, words, alone: true } : undefined;
}
