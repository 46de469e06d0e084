import type { RequirementKind } from "../analysis.ts";

export type { RequirementKind } from "../analysis.ts";

/** One thing a job can ask for. `id` is stable: requirement edits and caches refer to it. */
export interface VocabularyTerm {
  id: string;
  canonical: string;
  kind: RequirementKind;
  family: string;
  forms: TermForm[];
  /** Id of the term that this one, marked with a star, is close to but not the same as. */
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

/** One line of a family file, taken apart but not read: `canonical|alias|+next term|*close term|alias;near=word,word`. */
export interface TermLine {
  /** The forms of all its terms, with their marks. */
  parts: readonly string[];
  near: string[];
  kind: RequirementKind;
  family: string;
}

export function splitTermLine(line: string, kind: RequirementKind, family: string): TermLine {
  const [names = "", ...flags] = line.split(";");
  return { parts: names.split("|"), near: nearWords(flags), kind, family };
}

const isClose = (part: string) => part.startsWith("*");

function startsTerm({ parts }: TermLine, at: number): boolean {
  const part = parts[at] ?? "";
  return at === 0 || isClose(part) || part.startsWith("+");
}

function formAt({ parts, kind }: TermLine, at: number): TermForm {
  const part = parts[at] ?? "";
  return readForm((isClose(part) || part.startsWith("+") ? part.slice(1) : part).trim(), kind);
}

/** The id of the last term before `at` that is close to no other. */
function headBefore(line: TermLine, at: number): string {
  let head = at - 1;
  while (head > 0 && (!startsTerm(line, head) || isClose(line.parts[head] ?? ""))) head -= 1;
  return head < 0 || isClose(line.parts[head] ?? "") ? "" : termId(formAt(line, head).written);
}

/** Where the term begins that holds the form at `at`. */
export function termStart(line: TermLine, at: number): number {
  let first = at;
  while (!startsTerm(line, first)) first -= 1;
  return first;
}

/** The term that begins at `first`: a line has many, and a text asks for few of them. */
export function readTermAt(line: TermLine, first: number): VocabularyTerm {
  const form = formAt(line, first);
  const forms = [form];
  for (let at = first + 1; at < line.parts.length && !startsTerm(line, at); at += 1)
    forms.push(formAt(line, at));
  return {
    id: termId(form.written),
    canonical: form.written,
    kind: line.kind,
    family: line.family,
    forms,
    near: line.near,
    ...(isClose(line.parts[first] ?? "") ? { closeTo: headBefore(line, first) } : {}),
  };
}

/** All terms of a line, in its order. */
export function readTerms(line: TermLine): VocabularyTerm[] {
  const starts = [...line.parts.keys()].filter((at) => startsTerm(line, at));
  return starts.map((at) => readTermAt(line, at));
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
    else if (kind !== undefined) terms.push(...readTerms(splitTermLine(line, kind, family)));
  }
  return terms;
}
