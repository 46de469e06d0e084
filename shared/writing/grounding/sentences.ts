/** Ends of sentences; "Pty. Ltd." and "e.g." are none. */
const sentenceEnd =
  /(?<=[.!?]["'\u2019)]?)(?<!\b(?:Pty|Ltd|St|Mt|Dr|Mr|Ms|Mrs|No|e\.g|i\.e|etc|approx|Inc)\.)\s+(?=["'\u2018(]?[\p{Lu}\d])/u;

/** The sentences of one paragraph, in order, nothing lost but the white space between. */
export function splitSentences(paragraph: string): string[] {
  return paragraph
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** The paragraphs of a letter: its lines, empty ones left out. */
export function splitParagraphs(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\v\f\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
