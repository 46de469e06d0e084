import type { Token } from "../../words/tokenise.ts";
import type { AdZone } from "./ad-zone.ts";

/** Headings that are known as a whole; they need no gap and no list around them. */
const headings: Partial<Record<AdZone, string>> = {
  requirements:
    "qualifications and experience essential|essential criteria|key selection criteria|selection criteria|essential requirements|essential|requirements|role requirements|" +
    "key requirements|job requirements|mandatory|mandatory criteria|mandatory requirements|must have|must haves|what youll need|what you will need|" +
    "what you need|what youll bring|what you will bring|what you bring|what you bring to|what you bring to the|what youll bring to the|what you will bring to the|what were looking for|" +
    "what we are looking for|what we need|who we are looking for|who were looking for|about you|who you are|" +
    "you will have|youll have|to be successful|to succeed|skills and experience|experience and skills|" +
    "skills and qualifications|qualifications|qualifications and experience|qualifications and skills|" +
    "required skills|required experience|candidate profile|person specification|person profile|applicant profile|your skills|your experience|your background|your profile|ideal candidate|" +
    "the ideal candidate|the successful candidate|the successful applicant|skills required|minimum requirements|" +
    "key skills|key capabilities|knowledge and experience|licences|licences and tickets|tickets|capabilities|" +
    "what makes you|criteria|skills|experience|about the ideal candidate|what you have|what youve got|you have|you will need|youll need",
  preferred:
    "desirable criteria|desirable|desirable skills|desirable requirements|preferred|preferred skills|preferred qualifications|" +
    "highly regarded|well regarded|ideally|advantageous|it great if|desired|desired skills|desirable qualifications|" +
    "nice to have|nice to haves|bonus|bonus points|bonus skills|it would be a bonus|extra credit",
  duties:
    "essential functions|essential job functions|essential duties|duties|key duties|main duties|main responsibilities|key tasks|other duties|responsibilities|tasks and responsibilities|key duties and responsibilities|key responsibilities|duties and responsibilities|roles and responsibilities|" +
    "what youll do|what you will do|" +
    "what youll be doing|what you will be doing|what will you do|your responsibilities|your day|a day in the life|day to day|key accountabilities|" +
    "accountabilities|job description|tasks|your impact|in this role",
  role:
    "about the role|the role|about the position|the position|the opportunity|about the opportunity|your role|position summary|role purpose|" +
    "purpose of the role|about the job|the job|position overview|role overview|job summary|overview|introduction|" +
    "work location|job type|job types|expected hours|hours of work|schedule|shift pattern",
  company:
    "about us|about the company|about the organisation|about the business|about our|who we are|our company|our story|the company|" +
    "our client|about our client|company overview|culture|our culture|our values|our team|the team|life at|about the agency|about the area|lifestyle|location",
  benefits:
    "benefits|our benefits|perks|perks and benefits|what on offer|what we offer|what in it for you|what you get|what youll get|" +
    "what you will get|why join|why join us|why work|why youll love|why choose|why us|what we can offer|on offer|the benefits|" +
    "culture and benefits|salary|salary and benefits|remuneration|compensation|pay|pay and perks",
  apply:
    "how to apply|apply|apply now|application process|next steps|to apply|applications|contact|contact us|enquiries|further information|" +
    "more information|additional job details|additional details|recruitment process|employer questions|similar jobs|related jobs|job details|closing date|applications close",
  legal:
    "equal opportunity|diversity|diversity and inclusion|our commitment|inclusion|acknowledgement of country|acknowledgment of country|" +
    "acknowledgement|privacy|disclaimer|important information",
};

interface HeadingPhrase {
  words: readonly string[];
  zone: AdZone;
}

/** Heading phrases by their first word, longest first. */
function headingPhrases(): Map<string, HeadingPhrase[]> {
  const zones = new Map<string, AdZone>();
  for (const [zone, text] of Object.entries(headings))
    for (const phrase of text.split("|")) zones.set(phrase, zone as AdZone);
  const byFirst = new Map<string, HeadingPhrase[]>();
  for (const [phrase, zone] of zones) {
    const words = phrase.split(" ");
    const first = words[0] ?? "";
    byFirst.set(first, [...(byFirst.get(first) ?? []), { words, zone }]);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);
  return byFirst;
}

let known: Map<string, HeadingPhrase[]> | undefined;

/** The zone of the longest known heading with which the words start, and how many words it has. */
export function knownHeading(tokens: readonly Token[]): { zone: AdZone; words: number } | undefined {
  known ??= headingPhrases();
  const found = known
    .get(tokens[0]?.low ?? "")
    ?.find(({ words }) => words.every((word, i) => tokens[i]?.low === word));
  return found && { zone: found.zone, words: found.words.length };
}
