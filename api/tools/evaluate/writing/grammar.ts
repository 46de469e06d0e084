import { Dialect, LocalLinter } from "harper.js";
import { binary } from "harper.js/binary";

/** A fault of grammar, spelling or punctuation, with the words it lies on. */
export interface GrammarError {
  words: string;
  message: string;
}

/** Names and abbreviations are no misspelt words: the checker's dictionary holds no employers and no tools. */
const ignoredKinds = new Set([
  "Spelling",
  "Capitalization",
  "Style",
  "Readability",
  "Enhancement",
  "WordChoice",
]);

let linter: LocalLinter | undefined;

/**
 * Faults of a text in Australian English by Harper, a rule-based checker that runs here and sends nothing.
 * Spelling is left out but for words all in small letters: a name is not in any dictionary.
 */
export async function grammarErrors(text: string): Promise<GrammarError[]> {
  linter ??= new LocalLinter({ binary, dialect: Dialect.Australian });
  const lints = await linter.lint(text, { language: "plaintext" });
  return lints
    .map((lint) => ({ kind: lint.lint_kind(), words: lint.get_problem_text(), message: lint.message() }))
    .filter(({ kind, words }) => !ignoredKinds.has(kind) || (kind === "Spelling" && /^\p{Ll}+$/u.test(words)))
    .map(({ words, message }) => ({ words, message }));
}
