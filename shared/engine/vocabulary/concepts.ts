import { hasOtherStart, rootOf } from "../words/root.ts";
import { stem } from "../words/stem.ts";
import { peopleAndOffice } from "./concepts/people-and-office.ts";

/**
 * What words mean at work, one concept a line, written for people who do not program:
 *
 *   name|another name of the same thing : what shows it|what else shows it
 *
 * A name asks for the concept and shows it; what comes after the colon shows it and does not ask for it: whoever
 * has been a barista shows hospitality, who has been in hospitality does not show barista. A quality ("~" before
 * the line) is shown by tasks; its names alone are a claim. Words are compared by their roots (words/root.ts), but for
 * a word behind "=", which counts as it is written or in its plural: "=driver" is no "drive for results". Forms of two
 * letters count in capitals only.
 */
export interface ConceptForm {
  concept: number;
  /** Roots of the words behind the first. */
  rest: readonly string[];
  /** A name of the concept, not only something that shows it. */
  isName: boolean;
  /** Two letters: counts in capitals only. */
  capitals: boolean;
  /** Counts as this word or its plural alone, not as others of its root. */
  exact?: string;
}

/** Forms of a concept beyond which its members are too unlike to stand for each other. */
const mostOfKind = 14;

/** Letters that a word and its root share, as far as `changedStarts` does not say otherwise. */
const keyLength = 3;

function keyOf(word: string): string {
  return word.slice(0, keyLength);
}

function firstWordOf(form: string): string {
  const end = form.indexOf(" ");
  return form.slice(form.startsWith(exactMark) ? 1 : 0, end === -1 ? undefined : end).toLowerCase();
}

const exactMark = "=";
const isNumber = /^\d/;
const mostAnswers = 6000;
const noForms: readonly ConceptForm[] = [];

/** The place of a form: read when a text holds a word that starts as it does. */
interface Place {
  written: string;
  concept: number;
  isName: boolean;
}

function formOf({ written, concept, isName }: Place): { first: string; form: ConceptForm } {
  const isExact = written.startsWith(exactMark);
  const words = isExact ? written.slice(1) : written;
  const [first = "", ...rest] = words.split(" ").map((word) => rootOf(stem(word)));
  const form = { concept, rest, isName, capitals: words.length === 2 };
  return { first, form: isExact ? { ...form, exact: words } : form };
}

/**
 * The concepts of all lines. Loading only notes the first letters of each form; a form is read when a text holds a
 * word that starts like it. That keeps the panel's start short.
 */
export class Concepts {
  /** Concepts that are qualities. */
  readonly qualities = new Set<number>();
  /** Concepts of few members: one product of the kind is a part of the way to another. */
  readonly kinds = new Set<number>();
  readonly #buckets = new Map<string, Place[]>();
  readonly #byRoot = new Map<string, ConceptForm[]>();
  /** Roots asked for before, most of them without a form; bounded, and without effect on any result. */
  readonly #answers = new Map<string, readonly ConceptForm[]>();

  constructor(lines: readonly string[]) {
    lines.forEach((line, concept) => {
      const isQuality = line.startsWith("~");
      if (isQuality) this.qualities.add(concept);
      const [names = "", shows = ""] = (isQuality ? line.slice(1) : line).split(":");
      const [own, others] = [names.split("|"), shows === "" ? [] : shows.split("|")];
      if (own.length + others.length <= mostOfKind) this.kinds.add(concept);
      for (const written of own) this.#note({ written, concept, isName: true });
      for (const written of others) this.#note({ written, concept, isName: false });
    });
  }

  #note(place: Place): void {
    const word = firstWordOf(place.written);
    const key = hasOtherStart(word) ? keyOf(rootOf(stem(word))) : keyOf(word);
    const bucket = this.#buckets.get(key);
    if (bucket === undefined) this.#buckets.set(key, [place]);
    else bucket.push(place);
  }

  /** The forms whose first word has this root, longest first. */
  formsOf(root: string): readonly ConceptForm[] {
    const known = this.#answers.get(root);
    if (known !== undefined) return known;
    this.#open(keyOf(root));
    const forms = this.#byRoot.get(root) ?? noForms;
    // Numbers are too many to be stored.
    if (isNumber.test(root)) return forms;
    if (this.#answers.size >= mostAnswers) this.#answers.clear();
    this.#answers.set(root, forms);
    return forms;
  }

  #open(key: string): void {
    const bucket = this.#buckets.get(key);
    if (bucket === undefined) return;
    this.#buckets.delete(key);
    const touched = new Set<ConceptForm[]>();
    for (const place of bucket) {
      const { first, form } = formOf(place);
      const forms = this.#byRoot.get(first) ?? [];
      this.#byRoot.set(first, forms);
      forms.push(form);
      touched.add(forms);
    }
    for (const forms of touched) forms.sort((a, b) => b.rest.length - a.rest.length);
  }
}

/** The texts of all concepts: the vocabulary's version is made from them too. */
export const conceptTexts: readonly string[] = [peopleAndOffice];

let loaded: Concepts | undefined;

/** The concepts, built at first use. */
export function concepts(): Concepts {
  loaded ??= new Concepts(conceptTexts.flatMap((text) => text.split("\n")).filter((line) => line !== ""));
  return loaded;
}
