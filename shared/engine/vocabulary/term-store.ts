import {
  type FormOfTerm,
  type RequirementKind,
  readTermAt,
  readTerms,
  splitTermLine,
  type TermLine,
  termStart,
} from "./term-lines.ts";

/** The place of the forms of one line of a family text; nothing of it is read before a text needs it. */
interface Line {
  text: string;
  kind: RequirementKind;
  family: string;
  /** Number of the line's first form among all forms. */
  firstForm: number;
  /** The line taken apart, once one of its forms is asked for, and the forms read so far. */
  parts: TermLine | undefined;
  forms: (FormOfTerm | undefined)[];
  /** Which of its terms are close to which is noted. */
  isCloseNoted: boolean;
}

/** First character of a form, behind "+" or "*" (new term), blanks and the mark of its rule. */
function formStart(line: string, from: number): number {
  let at = from;
  while ("+* =~!".includes(line[at] ?? "|")) at += 1;
  return at;
}

/** The forms of all family texts by number, in their order; each term is read when one of its forms is asked for. */
export class TermStore {
  readonly #lines: Line[] = [];
  /** Line number of each form, and where in its line the form's name begins. */
  readonly #lineOf: number[] = [];
  readonly #startOf: number[] = [];
  /** Close terms of each term read so far, both ways. */
  readonly #close = new Map<string, string[]>();

  /** Notes the forms of a line. @param noted is told the number of each, and where in the line its name begins. */
  add(
    text: string,
    kind: RequirementKind,
    family: string,
    noted: (form: number, start: number) => void,
  ): void {
    const names = text.indexOf(";");
    const end = names === -1 ? text.length : names;
    const firstForm = this.#lineOf.length;
    this.#lines.push({ text, kind, family, firstForm, parts: undefined, forms: [], isCloseNoted: false });
    for (let from = 0; from <= end; ) {
      const bar = text.indexOf("|", from);
      const start = formStart(text, from);
      const form = this.#lineOf.push(this.#lines.length - 1) - 1;
      this.#startOf.push(start);
      noted(form, start);
      from = bar === -1 || bar > end ? end + 1 : bar + 1;
    }
  }

  /** A form as written, without reading its term. */
  written(form: number): string {
    const line = this.#lineWith(form).text;
    const start = this.#startOf[form] ?? 0;
    const bar = line.indexOf("|", start);
    const flags = line.indexOf(";", start);
    const end = bar === -1 || (flags !== -1 && flags < bar) ? flags : bar;
    return line.slice(start, end === -1 ? undefined : end).trimEnd();
  }

  #lineWith(form: number): Line {
    const line = this.#lines[this.#lineOf[form] ?? -1];
    if (line === undefined) throw new Error(`no form ${form}`);
    return line;
  }

  /** A form with its term. */
  formAt(form: number): FormOfTerm {
    const line = this.#lineWith(form);
    const at = form - line.firstForm;
    if (line.forms[at] === undefined) this.#readTerm(line, at);
    const found = line.forms[at];
    if (found === undefined) throw new Error(`no form ${form} in "${line.text}"`);
    return found;
  }

  #partsOf(line: Line): TermLine {
    line.parts ??= splitTermLine(line.text, line.kind, line.family);
    return line.parts;
  }

  /** Reads the term that has this form, with all its forms. */
  #readTerm(line: Line, at: number): void {
    const parts = this.#partsOf(line);
    const first = termStart(parts, at);
    const term = readTermAt(parts, first);
    term.forms.forEach(({ rule, written }, n) => {
      line.forms[first + n] = { term, rule, written };
    });
  }

  /** Notes which terms of the form's line are close to each other. */
  readClose(form: number): void {
    const line = this.#lineWith(form);
    if (line.isCloseNoted) return;
    line.isCloseNoted = true;
    if (!line.text.includes("*")) return;
    for (const { id, closeTo } of readTerms(this.#partsOf(line))) {
      if (closeTo === undefined) continue;
      this.#noteClose(id, closeTo);
      this.#noteClose(closeTo, id);
    }
  }

  #noteClose(id: string, other: string): void {
    const list = this.#close.get(id);
    if (list === undefined) this.#close.set(id, [other]);
    else list.push(other);
  }

  /** The terms close to this one, of the lines read for that. */
  closeTo(id: string): readonly string[] {
    return this.#close.get(id) ?? [];
  }
}
