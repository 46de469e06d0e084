import type { RequirementKind } from "../analysis.ts";

export type { RequirementKind } from "../analysis.ts";

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

/** A written form with the term it stands for. */
export interface FormOfTerm extends TermForm {
  term: VocabularyTerm;
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

/** The kind that a line such as "[tool]" opens. */
export function readKind(line: string, family: string): RequirementKind {
  const name = line.slice(1, -1);
  if (!kinds.includes(name)) throw new Error(`unknown kind ${name} in family ${family}`);
  return name as RequirementKind;
}

/** All terms of one family text, in file order: for tests and lists; the matcher reads lines one by one. */
export function readFamily(family: string, text: string): VocabularyTerm[] {
  const terms: VocabularyTerm[] = [];
  let kind: RequirementKind | undefined;
  for (const line of text.split("\n")) {
    if (line === "" || line.startsWith("//")) continue;
    if (line.startsWith("[")) kind = readKind(line, family);
    else if (kind !== undefined) terms.push(...readTermLine(line, kind, family));
  }
  return terms;
}
