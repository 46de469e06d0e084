import { Dialect, LocalLinter } from "harper.js";
import { binary } from "harper.js/binary";

/** An error of grammar, spelling or punctuation, with the words it affects. */
export interface GrammarError {
  words: string;
  message: string;
}

/** Kinds that are ignored: the checker's dictionary has no names of employers and tools, so they look misspelt. */
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
 * Errors that Harper finds in a text in Australian English. Harper is a rule-based checker that runs locally and
 * sends nothing. A spelling error counts only for a word in lower case, because no dictionary contains all names.
 */
export async function grammarErrors(text: string): Promise<GrammarError[]> {
  linter ??= new LocalLinter({ binary, dialect: Dialect.Australian });
  const lints = await linter.lint(text, { language: "plaintext" });
  return lints
    .map((lint) => ({ kind: lint.lint_kind(), words: lint.get_problem_text(), message: lint.message() }))
    .filter(({ kind, words }) => !ignoredKinds.has(kind) || (kind === "Spelling" && /^\p{Ll}+$/u.test(words)))
    .map(({ words, message }) => ({ words, message }));
}
