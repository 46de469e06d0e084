/** One thing wrong with a document from outside: where, and what was expected there. */
export interface FieldError {
  path: string;
  problem: string;
}

const longestText = 20_000;
const mostEntries = 500;

/** Reads fields of an unknown value; what has the wrong kind is noted as an error and left out. */
export class FieldReader {
  readonly #fields: ReadonlyMap<string, unknown>;
  readonly #path: string;
  readonly #errors: FieldError[];

  constructor(value: unknown, path: string, errors: FieldError[]) {
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    this.#fields = new Map(isObject ? Object.entries(value) : []);
    this.#path = path;
    this.#errors = errors;
    if (!isObject) this.#note("", "an object");
  }

  #note(key: string, wanted: string): void {
    this.#errors.push({
      path: key === "" ? this.#path : `${this.#path}.${key}`,
      problem: `should be ${wanted}`,
    });
  }

  #get(key: string): unknown {
    return this.#fields.get(key) ?? undefined;
  }

  /** A text, trimmed; empty counts as absent. */
  text(key: string): string | undefined {
    const value = this.#get(key);
    if (value === undefined) return undefined;
    if (typeof value === "string" && value.length <= longestText)
      return value.trim() === "" ? undefined : value.trim();
    this.#note(key, "a text");
    return undefined;
  }

  /** `YYYY`, `YYYY-MM` or a full date, stored to the month. */
  date(key: string): string | undefined {
    const value = this.text(key);
    if (value === undefined || value === "present") return value;
    const found = /^(\d{4})(?:-(0[1-9]|1[0-2]))?(?:-\d{2}(?:T.{0,40})?)?$/.exec(value);
    if (found !== null) return found[2] === undefined ? found[1] : `${found[1]}-${found[2]}`;
    this.#note(key, "a date such as 2021-03");
    return undefined;
  }

  flag(key: string): boolean | undefined {
    const value = this.#get(key);
    if (value === undefined || typeof value === "boolean") return value;
    this.#note(key, "true or false");
    return undefined;
  }

  texts(key: string): string[] {
    return this.#items(key).flatMap((value, at) => {
      if (typeof value === "string" && value.length <= longestText)
        return value.trim() === "" ? [] : [value.trim()];
      this.#note(`${key}.${at}`, "a text");
      return [];
    });
  }

  /** A reader for the object at `key`; undefined where there is none. */
  object(key: string): FieldReader | undefined {
    const value = this.#get(key);
    return value === undefined ? undefined : new FieldReader(value, `${this.#path}.${key}`, this.#errors);
  }

  objects(key: string): FieldReader[] {
    return this.#items(key).map(
      (value, at) => new FieldReader(value, `${this.#path}.${key}.${at}`, this.#errors),
    );
  }

  #items(key: string): unknown[] {
    const value = this.#get(key);
    if (value === undefined) return [];
    if (Array.isArray(value) && value.length <= mostEntries) return value;
    this.#note(key, `a list of at most ${mostEntries}`);
    return [];
  }
}
