import type { RequirementKind } from "../analysis.ts";

export type { RequirementKind } from "../analysis.ts";

/** One thing a job can ask for. `id` is stable: requirement edits and caches refer to it. */
export interface VocabularyTerm {
  id: string;
  canonical: string;
  kind: RequirementKind;
  family: string;
  forms: TermForm[];
  /** Id of the term beside which this one stands with a star: close to it, not the same. */
  closeTo?: string;
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

function nearWords(flags: readonly string[]): string[] {
  const near = flags.find((flag) => flag.startsWith("near="));
  return near === undefined ? [] : near.slice("near=".length).split(",");
}

/** The terms of one line of a family file: `canonical|alias|+next term|*close term|alias;near=word,word`. */
export function readTermLine(line: string, kind: RequirementKind, family: string): VocabularyTerm[] {
  const [names = "", ...flags] = line.split(";");
  const near = nearWords(flags);
  const terms: VocabularyTerm[] = [];
  let head = "";
  for (const part of names.split("|")) {
    const isClose = part.startsWith("*");
    const isNext = isClose || part.startsWith("+");
    const form = readForm((isNext ? part.slice(1) : part).trim(), kind);
    if (terms.length > 0 && !isNext) {
      terms.at(-1)?.forms.push(form);
      continue;
    }
    const id = termId(form.written);
    if (!isClose) head = id;
    terms.push({
      id,
      canonical: form.written,
      kind,
      family,
      forms: [form],
      near,
      ...(isClose ? { closeTo: head } : {}),
    });
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
