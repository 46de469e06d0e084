import {
  closedSpelling,
  type Phrase,
  type PhraseSource,
  phraseOf,
  rememberOpener,
  startsOne,
} from "../words/phrase-index.ts";
import { changesInStem, stem } from "../words/stem.ts";
import { firstStem, formKey, keyLength, keyOf, mayBeOneWord } from "./form-keys.ts";
import { type FormOfTerm, type RequirementKind, readKind } from "./term-lines.ts";
import { TermStore } from "./term-store.ts";

/** How the ids of an ad's own phrases begin, of which the vocabulary knows nothing. */
export const ownPhraseId = "ad:";

const mostAbsent = 6000;
const noPhrases: readonly Phrase<FormOfTerm>[] = [];

const isDigit = (code: number) => code > 47 && code < 58;

function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/**
 * The phrases of all family texts by the stem of their first word. Loading only notes the first letters of
 * each form; a form is read when a text holds a word with its stem. That keeps the panel's start short.
 */
export class VocabularyIndex implements PhraseSource<FormOfTerm> {
  readonly #store = new TermStore();
  /** Forms by the first letters of their first word. */
  readonly #buckets = new Map<string, number[]>();
  readonly #formsByStem = new Map<string, number[]>();
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
    this.#store.add(text, kind, family, (form, start) => {
      addTo(this.#buckets, formKey(text, start), form);
      const space = text.indexOf(" ", start);
      // "on board" is also looked up as "onboard".
      if (space !== -1 && space - start < keyLength)
        addTo(this.#buckets, keyOf(text.slice(start, space) + text.slice(space + 1, space + 4), 0), form);
    });
  }

  /** The phrases whose first word has this stem, longest first. */
  get(wanted: string): readonly Phrase<FormOfTerm>[] | undefined {
    const phrases = this.#phrases.get(wanted) ?? this.#read(wanted);
    return phrases === noPhrases ? undefined : phrases;
  }

  #read(wanted: string): readonly Phrase<FormOfTerm>[] {
    this.#open(keyOf(wanted, 0));
    const forms = this.#formsByStem.get(wanted);
    if (forms === undefined) return this.#noteAbsent(wanted);
    const phrases = forms.map((form) => this.#phraseOf(form, wanted));
    phrases.sort((a, b) => b.size - a.size);
    this.#phrases.set(wanted, phrases);
    return phrases;
  }

  #noteAbsent(wanted: string): readonly Phrase<FormOfTerm>[] {
    // Numbers are too many to be stored.
    if (isDigit(wanted.charCodeAt(0))) return noPhrases;
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

  /** Sorts the forms of one bucket by stem. */
  #open(key: string): void {
    const bucket = this.#buckets.get(key);
    if (bucket === undefined) return;
    this.#buckets.delete(key);
    for (const form of bucket) {
      const written = this.#store.written(form);
      this.#place(firstStem(written), form, mayBeOneWord(written));
      const closed = closedSpelling(written);
      if (closed !== undefined) this.#place(stem(closed), form, true);
    }
  }

  #place(word: string, form: number, isSingle: boolean): void {
    const list = this.#formsByStem.get(word);
    if (list === undefined) this.#formsByStem.set(word, [form]);
    else if (list.at(-1) !== form) list.push(form);
    if (isSingle) addTo(this.#singles, keyOf(word, 0), word);
  }

  /** Ids of the terms that are marked as close to this one, or to which it is close. */
  closeTo(id: string): readonly string[] {
    if (id.startsWith(ownPhraseId)) return [];
    this.#open(formKey(id, 0));
    for (const form of this.#formsByStem.get(firstStem(id)) ?? []) this.#store.readClose(form);
    return this.#store.closeTo(id);
  }

  #phraseOf(form: number, wanted: string): Phrase<FormOfTerm> {
    const value = this.#store.formAt(form);
    const closed = closedSpelling(value.written);
    if (closed !== undefined && stem(closed) === wanted)
      return { value, written: value.written, size: 1, stems: [wanted] };
    return phraseOf(value.written, value);
  }
}
