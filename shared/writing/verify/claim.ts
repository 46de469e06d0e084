/** What a fact is about. `word` is a word that is neither in the sources nor everyday English. */
export type ClaimKind =
  | "hidden"
  | "contact"
  | "link"
  | "date"
  | "number"
  | "years"
  | "degree"
  | "institution"
  | "certificate"
  | "licence"
  | "employer"
  | "title"
  | "skill"
  | "strength"
  | "name"
  | "word";

/** A claim of an output line that the person's sources do not support. */
export interface UnsupportedClaim {
  kind: ClaimKind;
  /** The words that make the claim. */
  claim: string;
  /** Why it is refused, in a sentence for the person. */
  reason: string;
}

/** Something the person stated in addition to the resume: a profile field or the answer to a question. */
export interface Source {
  /** Unique beside the ids of resume lines ("line:3"), such as "answer:white-card". */
  id: string;
  text: string;
}

/** The verdict on one line: the facts that support it, or the first unsupported claim. */
export type GroundedLine =
  | { line: string; supported: true; facts: string[] }
  | { line: string; supported: false; facts: string[]; claim: UnsupportedClaim };

const named: Record<ClaimKind, string> = {
  hidden: "It holds characters that cannot be seen.",
  contact: "Your sources do not hold this contact.",
  link: "Your sources do not hold this link.",
  date: "Your sources do not give this date for this role.",
  number: "Your sources do not give this number here.",
  years: "Your sources do not show this many years.",
  degree: "Your sources do not name this qualification.",
  institution: "Your sources do not name this institution.",
  certificate: "Your sources do not name this certificate.",
  licence: "Your sources do not name this licence or registration.",
  employer: "Your sources do not name this employer here.",
  title: "Your sources do not give you this job title here.",
  skill: "Your sources do not show this skill here.",
  strength: "This says more than your sources do.",
  name: "Your sources do not hold this name here.",
  word: "Your sources do not hold this word.",
};

/** A refusal with the reason of its kind, or with the given one. */
export function refuse(kind: ClaimKind, claim: string, reason = named[kind]): UnsupportedClaim {
  return { kind, claim: claim.trim(), reason };
}

/** Ends of sentences, without those of "Pty. Ltd." and "e.g.". */
const sentenceEnd =
  /(?<=[.!?]["'\u2019)]?)(?<!\b(?:Pty|Ltd|St|Mt|Dr|Mr|Ms|Mrs|No|e\.g|i\.e|etc|approx|Inc|Wm|Jr|Sr|Bros|Corp|Assoc|Dept|Prof|Geo|Chas)\.)\s+(?!(?:Limited|Ltd|Pty|Inc)\b)(?=["'\u2018(]?[\p{Lu}\d])/u;

/** The sentences of one paragraph, in order; only the white space between them is dropped. */
export function splitSentences(paragraph: string): string[] {
  return paragraph
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** The paragraphs of a letter: its non-empty lines. */
export function splitParagraphs(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\v\f\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
