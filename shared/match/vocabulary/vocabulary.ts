import type { RequirementKind } from "../analysis.ts";
import { addPhrase, type PhraseIndex } from "../phrase-index.ts";
import { families } from "./families.ts";

/** One thing a job can ask for. `id` is stable: requirement edits and caches refer to it. */
export interface VocabularyTerm {
  id: string;
  canonical: string;
  kind: RequirementKind;
  family: string;
  forms: TermForm[];
  /** Words of which one near by makes an ambiguous form plain ("R" near "statistics"). */
  near: string[];
}

/** plain: any case, all inflections. cased: exact case. bound: exact case and context. fixed: no -ing/-ed/-er. */
export type FormRule = "plain" | "cased" | "bound" | "fixed";

export interface TermForm {
  written: string;
  rule: FormRule;
}

export interface FormOfTerm {
  term: VocabularyTerm;
  rule: FormRule;
}

export interface Vocabulary {
  version: string;
  terms: Map<string, VocabularyTerm>;
  index: PhraseIndex<FormOfTerm>;
}

const rules: Record<string, FormRule> = { "=": "cased", "~": "bound", "!": "fixed" };

/** A product's name has no verb forms: "looking" is not Looker. */
function readForm(text: string, kind: RequirementKind): TermForm {
  const rule = rules[text[0] ?? ""];
  if (rule !== undefined) return { written: text.slice(1), rule };
  return { written: text, rule: kind === "tool" ? "fixed" : "plain" };
}

/** The id of a canonical name: lower case, white space as hyphens; symbols stay (c++, .net). */
export function termId(canonical: string): string {
  return canonical.toLowerCase().replaceAll(" ", "-");
}

/** The terms of one line of a family file: `canonical|alias|+next term|alias;near=word,word`. */
export function readTermLine(line: string, kind: RequirementKind, family: string): VocabularyTerm[] {
  const [names = "", ...flags] = line.split(";");
  const near =
    flags
      .find((f) => f.startsWith("near="))
      ?.slice(5)
      .split(",") ?? [];
  const terms: VocabularyTerm[] = [];
  for (const part of names.split("|")) {
    const startsTerm = terms.length === 0 || part.startsWith("+");
    const form = readForm(part.startsWith("+") ? part.slice(1).trim() : part.trim(), kind);
    if (startsTerm) {
      const id = termId(form.written);
      terms.push({ id, canonical: form.written, kind, family, forms: [form], near });
    } else terms.at(-1)?.forms.push(form);
  }
  return terms;
}

const kinds: readonly string[] = ["hard", "tool", "soft", "qualification", "licence"];

/** All terms of one family text, in file order. Throws on a line outside a `[kind]` block: a data error. */
export function readFamily(family: string, text: string): VocabularyTerm[] {
  const terms: VocabularyTerm[] = [];
  let kind: RequirementKind | undefined;
  for (const raw of text.split("\n")) {
    const line = raw.trim();
    if (line === "" || line.startsWith("//")) continue;
    if (line.startsWith("[")) {
      const name = line.slice(1, -1);
      if (!kinds.includes(name)) throw new Error(`unknown kind ${name} in family ${family}`);
      kind = name as RequirementKind;
    } else if (kind === undefined) throw new Error(`no kind before "${line}" in family ${family}`);
    else terms.push(...readTermLine(line, kind, family));
  }
  return terms;
}

/** FNV-1a over the text: a version that changes with every edit of the vocabulary. */
function hashOf(text: string): string {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return (h >>> 0).toString(16).padStart(8, "0");
}

/** Builds terms and index from the family texts; about 10 ms. `vocabulary()` keeps the result. */
export function loadVocabulary(): Vocabulary {
  const terms = new Map<string, VocabularyTerm>();
  const index: PhraseIndex<FormOfTerm> = new Map();
  let all = "";
  for (const [family, text] of Object.entries(families)) {
    all += text;
    for (const term of readFamily(family, text)) {
      terms.set(term.id, term);
      for (const form of term.forms) addPhrase(index, form.written, { term, rule: form.rule });
    }
  }
  return { version: `v1-${hashOf(all)}`, terms, index };
}

let loaded: Vocabulary | undefined;

/** The one vocabulary, built at first use. */
export function vocabulary(): Vocabulary {
  loaded ??= loadVocabulary();
  return loaded;
}
