import {
  closedSpelling,
  type Phrase,
  type PhraseSource,
  phraseOf,
  rememberOpener,
  startsOne,
} from "../words/phrase-index.ts";
import { changesInStem, stem } from "../words/stem.ts";
import { tokenise } from "../words/tokenise.ts";
import { type FormOfTerm, type RequirementKind, readKind, readTermLine } from "./term-lines.ts";

/** Where the forms of one family text stand; nothing of it is read before a text needs it. */
interface Line {
  text: string;
  kind: RequirementKind;
  family: string;
  /** Number of the line's first form among all forms. */
  firstForm: number;
  forms: FormOfTerm[] | undefined;
}

const isAlphanumeric = (code: number) =>
  (code > 47 && code < 58) || (code > 64 && code < 91) || (code > 96 && code < 123);

/** How the ids of an ad's own phrases begin, of which the vocabulary knows nothing. */
export const ownPhraseId = "ad:";

const mostAbsent = 2500;
const noPhrases: readonly Phrase<FormOfTerm>[] = [];

/** Letters or digits that a word and its stem share. */
const keyLength = 3;

/** The first letters or digits from `from` on, in lower case. */
function keyOf(text: string, from: number): string {
  let start = from;
  while (start < text.length && !isAlphanumeric(text.charCodeAt(start))) start += 1;
  let end = start;
  while (end < text.length && end - start < keyLength && isAlphanumeric(text.charCodeAt(end))) end += 1;
  return text.slice(start, end).toLowerCase();
}

/** Starts of the few words whose stem begins otherwise: people, tyre, mum, paediatric, aesthetic. */
const changingStarts = new Set(["peo", "tyr", "mum"]);

/** The key under which the words of a text look for this form: that of its first stem. */
function formKey(line: string, from: number): string {
  const key = keyOf(line, from);
  if (!changingStarts.has(key) && !key.includes("ae")) return key;
  return keyOf(firstStem(line.slice(from).split("|", 1)[0] ?? ""), 0);
}

const plainForm = /^[a-z]+(?: [a-z]+)*$/;

function firstStem(written: string): string {
  if (!plainForm.test(written)) return tokenise(written)[0]?.stem ?? "";
  const space = written.indexOf(" ");
  return stem(space === -1 ? written : written.slice(0, space));
}

/** First character of a form, behind "+" or "*" (new term), blanks and the mark of its rule. */
function formStart(line: string, from: number): number {
  let at = from;
  while ("+* =~!".includes(line[at] ?? "|")) at += 1;
  return at;
}

/**
 * The phrases of all family texts by the stem of their first word. Loading only notes the first letters of
 * each form; a form is read when a text holds a word with its stem. That keeps the panel's start short.
 */
export class VocabularyIndex implements PhraseSource<FormOfTerm> {
  readonly #lines: Line[] = [];
  /** Line number of each form, and where in its line the form's name begins. */
  readonly #lineOf: number[] = [];
  readonly #startOf: number[] = [];
  /** Forms by the first letters of their first word. */
  readonly #buckets = new Map<string, number[]>();
  readonly #formsByStem = new Map<string, number[]>();
  /** Close terms of each term read so far, both ways. */
  readonly #close = new Map<string, string[]>();
  /** Phrases of the stems that texts have asked for; of some the answer is that there are none. */
  readonly #phrases = new Map<string, readonly Phrase<FormOfTerm>[]>();
  /** Stems without any form among them; bounded, and without effect on any result. */
  readonly #absent: string[] = [];
  /** Stems of the forms of one word, by their first letters. */
  readonly #singles = new Map<string, string[]>();
  readonly #openers = new Map<string, boolean>();

  /** Notes the forms of one family text. Throws on a line outside a `[kind]` block: a data error. */
  addFamily(family: string, text: string): void {
    let kind: RequirementKind | undefined;
    for (const line of text.split("\n")) {
      if (line === "" || line.startsWith("//")) continue;
      if (line.startsWith("[")) kind = readKind(line, family);
      else if (kind === undefined) throw new Error(`no kind before "${line}" in family ${family}`);
      else this.#addLine(line, kind, family);
    }
  }

  #addLine(text: string, kind: RequirementKind, family: string): void {
    const names = text.indexOf(";");
    const end = names === -1 ? text.length : names;
    this.#lines.push({ text, kind, family, firstForm: this.#lineOf.length, forms: undefined });
    for (let from = 0; from <= end; ) {
      const bar = text.indexOf("|", from);
      const form = this.#lineOf.push(this.#lines.length - 1) - 1;
      const start = formStart(text, from);
      this.#startOf.push(start);
      const key = formKey(text, start);
      this.#note(key, form);
      const space = text.indexOf(" ", start);
      // "on board" is also looked up as "onboard".
      if (space !== -1 && space - start < keyLength)
        this.#note(keyOf(text.slice(start, space) + text.slice(space + 1, space + 4), 0), form);
      from = bar === -1 || bar > end ? end + 1 : bar + 1;
    }
  }

  #note(key: string, form: number): void {
    const list = this.#buckets.get(key);
    if (list === undefined) this.#buckets.set(key, [form]);
    else list.push(form);
  }

  /** The phrases whose first word has this stem, longest first. */
  get(wanted: string): readonly Phrase<FormOfTerm>[] {
    const known = this.#phrases.get(wanted);
    if (known !== undefined) return known;
    this.#open(keyOf(wanted, 0));
    const forms = this.#formsByStem.get(wanted);
    if (forms === undefined) return this.#noteAbsent(wanted);
    const phrases = forms.map((form) => this.#phraseOf(form, wanted));
    phrases.sort((a, b) => b.size - a.size);
    this.#phrases.set(wanted, phrases);
    return phrases;
  }

  #noteAbsent(wanted: string): readonly Phrase<FormOfTerm>[] {
    if (this.#absent.length >= mostAbsent) {
      for (const word of this.#absent) this.#phrases.delete(word);
      this.#absent.length = 0;
    }
    this.#absent.push(wanted);
    this.#phrases.set(wanted, noPhrases);
    return noPhrases;
  }

  mayClose(first: string): boolean {
    return rememberOpener(this.#openers, first, () => {
      // Two letters are no key: what is closed with them may lie in several buckets.
      if (first.length < keyLength || changesInStem(first)) return true;
      const key = keyOf(first, 0);
      this.#open(key);
      return key.length < keyLength || startsOne(first, this.#singles.get(key) ?? []);
    });
  }

  /** A form as written, without reading the terms of its line. */
  #written(form: number): string {
    const line = this.#lines[this.#lineOf[form] ?? 0]?.text ?? "";
    const start = this.#startOf[form] ?? 0;
    let end = start;
    while (end < line.length && line[end] !== "|" && line[end] !== ";") end += 1;
    return line.slice(start, end).trimEnd();
  }

  /** Sorts the forms of one bucket by stem. */
  #open(key: string): void {
    const bucket = this.#buckets.get(key);
    if (bucket === undefined) return;
    this.#buckets.delete(key);
    for (const form of bucket) {
      const written = this.#written(form);
      const first = firstStem(written);
      this.#place(first, form);
      if (!plainForm.test(written) || !written.includes(" ")) this.#noteSingle(first);
      const closed = closedSpelling(written);
      if (closed === undefined) continue;
      this.#place(stem(closed), form);
      this.#noteSingle(stem(closed));
    }
  }

  #noteSingle(word: string): void {
    const key = keyOf(word, 0);
    const list = this.#singles.get(key);
    if (list === undefined) this.#singles.set(key, [word]);
    else list.push(word);
  }

  #place(word: string, form: number): void {
    const list = this.#formsByStem.get(word);
    if (list === undefined) this.#formsByStem.set(word, [form]);
    else if (list.at(-1) !== form) list.push(form);
  }

  #formAt(form: number): FormOfTerm {
    const line = this.#lines[this.#lineOf[form] ?? 0];
    if (line === undefined) throw new Error(`no form ${form}`);
    line.forms ??= this.#readLine(line);
    const found = line.forms[form - line.firstForm];
    if (found === undefined) throw new Error(`no form ${form} in "${line.text}"`);
    return found;
  }

  #readLine(line: Line): FormOfTerm[] {
    const terms = readTermLine(line.text, line.kind, line.family);
    for (const { id, closeTo } of terms) {
      if (closeTo === undefined) continue;
      this.#noteClose(id, closeTo);
      this.#noteClose(closeTo, id);
    }
    return terms.flatMap((term) => term.forms.map((own) => ({ term, rule: own.rule, written: own.written })));
  }

  #noteClose(id: string, other: string): void {
    const list = this.#close.get(id);
    if (list === undefined) this.#close.set(id, [other]);
    else list.push(other);
  }

  /** Ids of the terms that stand with a star beside this one, or beside which it stands. */
  closeTo(id: string): readonly string[] {
    if (id.startsWith(ownPhraseId)) return [];
    this.#open(formKey(id, 0));
    for (const form of this.#formsByStem.get(firstStem(id)) ?? []) this.#formAt(form);
    return this.#close.get(id) ?? [];
  }

  #phraseOf(form: number, wanted: string): Phrase<FormOfTerm> {
    const value = this.#formAt(form);
    const closed = closedSpelling(value.written);
    if (closed !== undefined && stem(closed) === wanted)
      return { value, written: value.written, size: 1, stems: [wanted] };
    return phraseOf(value.written, value);
  }
}
