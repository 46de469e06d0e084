import { oneLine, shortened } from "#shared/domain/text.ts";
import { splitSentences } from "../../verify/claim.ts";
import { namePhrase } from "../../verify/entities.ts";
import { type MaterialInput, readMaterial, type WritingMaterial } from "../../verify/writing-material.ts";
import { type LetterMeasure, measureLetter } from "../letter/measure-letter.ts";
import { quoteMaterial } from "../letter/quote-material.ts";
import { type LetterStyle, roleWords } from "../letter/sentences.ts";
import { type FlaggedSentence, flagClaims } from "./check-own-letter.ts";
import { bodyRange, readDraftParts } from "./draft-parts.ts";
import { plainGrammar } from "./plain-grammar.ts";

export interface ImproveInput extends MaterialInput {
  /** The person's draft. */
  letterText: string;
  tone: LetterStyle;
}

export interface LetterImprovement {
  section: "Opening" | "Body" | "Closing";
  impact: "High" | "Medium" | "Low";
  reason: string;
}

export interface ImprovedLetter extends LetterMeasure {
  text: string;
  improvements: LetterImprovement[];
  suggestions: string[];
  /** The person's own sentences that their sources do not support: unchanged, and named. */
  flagged: FlaggedSentence[];
  before: LetterMeasure;
}

const mostShown = 70;

/** Corrects definite grammar and spelling errors of the draft, line by line; changes nothing else. */
function corrected(text: string, notes: LetterImprovement[]): string {
  const lines = text.split(/(\r\n|[\n\r\v\f\u2028\u2029])/);
  const { from, to } = bodyRange(lines);
  return lines
    .map((line, at) => {
      if (at < from || at >= to || line.trim() === "") return line;
      const indent = /^\s*/.exec(line)?.[0] ?? "";
      const own = splitSentences(oneLine(line));
      const right = own.map(plainGrammar);
      if (right.join() === own.join()) return line;
      right.forEach((sentence, n) => {
        const was = own[n] ?? "";
        if (sentence !== was)
          notes.push({
            section: at === from ? "Opening" : "Body",
            impact: "Medium",
            reason: `Corrects grammar or spelling: "${shortened(was, mostShown)}" is now "${shortened(sentence, mostShown)}"`,
          });
      });
      return indent + right.join(" ");
    })
    .join("");
}

/** The strongest resume lines whose words are not in the draft. */
function unusedLines(draft: string, { model, analysis }: WritingMaterial, input: ImproveInput): string[] {
  const said = namePhrase(draft);
  const { lines } = quoteMaterial(model, analysis, { ad: input.ad, asOf: input.asOf });
  return [...lines]
    .sort((a, b) => b.rank - a.rank)
    .filter(({ text, shows }) => shows.size > 0 && !said.includes(namePhrase(text)))
    .slice(0, mostOffered)
    .map(({ text }) => text);
}

const mostOffered = 3;
const words = { least: 120, most: 400 } as const;

function suggest(
  draft: string,
  material: WritingMaterial,
  { flagged, measured, input }: { flagged: FlaggedSentence[]; measured: LetterMeasure; input: ImproveInput },
): string[] {
  const { evidence, requirements } = material.analysis.match;
  const { title, company } = material.target;
  const said = namePhrase(draft);
  const isNamed = [title, company].every((name) => name === undefined || said.includes(namePhrase(name)));
  const missing = new Set(evidence.filter(({ credit }) => credit === 0).map((one) => one.requirementId));
  const asked = requirements.filter((one) => missing.has(one.id) && one.importance === "must").slice(0, 3);
  return [
    ...flagged.map(
      ({ sentence, claim }) =>
        `Check "${shortened(sentence, 60)}". ${claim.reason} (${shortened(claim.claim, 60)})`,
    ),
    ...(isNamed ? [] : [`Say in the first sentence which job it is: ${roleWords({ title, company })}.`]),
    ...unusedLines(draft, material, input).map(
      (line) => `A strong line of your resume is not used: "${line}"`,
    ),
    ...asked.map((one) => `The ad asks for ${one.term}. Mention it only if it is true.`),
    ...(measured.words > words.most
      ? [`The letter has ${measured.words} words; one page is about ${words.most}.`]
      : []),
    ...(measured.words < words.least
      ? [`The letter has ${measured.words} words: say more of what you did in your roles.`]
      : []),
  ];
}

/**
 * Improves a person's draft: corrects definite errors and lists them, and suggests strong lines that it does not use
 * and requirements that it does not meet. No sentence is rewritten, and nothing is added. Deterministic; never
 * throws.
 * decision: D-111.
 */
export function improveLetter(input: ImproveInput): ImprovedLetter {
  const { letterText, ad, asOf, requirementEdits } = input;
  const material = readMaterial(input);
  const before = measureLetter(letterText, ad, asOf, requirementEdits);
  const improvements: LetterImprovement[] = [];
  const text = corrected(letterText, improvements);
  const flagged = flagClaims(readDraftParts(text).paragraphs, material, asOf);
  const measured = measureLetter(text, ad, asOf, requirementEdits);
  const suggestions = suggest(text, material, { flagged, measured, input });
  return { text, improvements, suggestions, flagged, before, ...measured };
}
