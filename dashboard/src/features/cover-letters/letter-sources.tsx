import { ChevronDown } from "lucide-react";
import { counted } from "#shared/domain/text.ts";
import type { LetterAnswer } from "./letter-answer.ts";
import { letterTexts as texts } from "./letter-texts.ts";

/** Lines of the person's own shown for one sentence; a list of skills that holds one of its words says little more. */
const mostLines = 2;

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** How much of the line went into the sentence, 0-1. */
function shareIn(sentence: ReadonlySet<string>, line: string): number {
  const words = [...wordsOf(line)];
  return words.length === 0 ? 0 : words.filter((word) => sentence.has(word)).length / words.length;
}

/** The lines that a sentence owes most to, the nearest first. */
function nearest({ sentence, facts }: LetterAnswer["evidence"][number]): string[] {
  const words = wordsOf(sentence);
  const shares = new Map(facts.map((fact) => [fact, shareIn(words, fact)]));
  const byShare = [...shares].sort(([, a], [, b]) => b - a);
  return byShare.slice(0, mostLines).map(([fact]) => fact);
}

type Sourced = Pick<LetterAnswer, "text" | "evidence" | "flagged">;

/**
 * The sentences that still stand in the letter as they were written, with the lines they rest on; of those that the
 * person is asked to check, no line is named that would seem to hold them.
 */
function sourcesOf({ text, evidence, flagged }: Sourced): LetterAnswer["evidence"] {
  const isFlagged = (sentence: string) => flagged.some(({ line }) => line === sentence);
  return evidence.filter(({ sentence }) => text.includes(sentence) && !isFlagged(sentence));
}

/** Where each sentence comes from: the person's own words, beside what was made of them. */
export function LetterSources({ answer }: { answer: Sourced }) {
  const sources = sourcesOf(answer);
  if (sources.length === 0) return null;
  const count = counted(sources.length, "sentence");
  return (
    <details className="group border-t border-line text-14">
      <summary className="flex min-h-11 list-none items-center gap-2 px-4 py-2 @md:px-6 [&::-webkit-details-marker]:hidden">
        <span className="font-medium">{texts.sources}</span>
        <span className="text-13 text-muted">{count}</span>
        <ChevronDown aria-hidden="true" className="ml-auto size-4 text-muted group-open:rotate-180" />
      </summary>
      <ul className="grid gap-4 px-4 pt-1 pb-4 @md:px-6">
        {sources.map(({ sentence, facts }) => (
          <li key={sentence} className="grid gap-1">
            <p className="wrap-anywhere">{sentence}</p>
            <ul className="grid gap-1 border-l-2 border-success pl-3 text-13 text-muted">
              {nearest({ sentence, facts }).map((fact) => (
                <li key={fact} className="wrap-anywhere">
                  <q>{fact}</q>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}
