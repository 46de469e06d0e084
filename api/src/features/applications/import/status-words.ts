import { readStatus } from "#shared/domain/applications/import/read-status.ts";
import type { ApplicationStatus } from "#shared/domain/applications/status.ts";

/** A word of the file's status column: what it is read as, and how often it occurs. */
export interface StatusWord {
  word: string;
  /** null: as a row without a status. */
  status: ApplicationStatus | null;
  isSure: boolean;
  n: number;
}

/** The words of a status column, each decided once for all rows that have it. */
export class StatusWords {
  readonly words: StatusWord[] = [];
  private readonly byWord = new Map<string, StatusWord>();
  private readonly chosen: readonly (ApplicationStatus | null)[];

  /** @param chosen what the person has said, in the order in which the words occur. */
  constructor(chosen: readonly (ApplicationStatus | null)[] | null) {
    this.chosen = chosen ?? [];
  }

  read(text: string): StatusWord {
    const word = text.replace(/\s+/g, " ").trim().slice(0, 80);
    const known = this.byWord.get(word);
    if (known) {
      known.n += 1;
      return known;
    }
    const said = this.chosen[this.words.length] ?? null;
    const meaning = readStatus(text);
    const read: StatusWord = {
      word,
      status: said ?? meaning?.status ?? null,
      isSure: said !== null || meaning?.isSure === true,
      n: 1,
    };
    this.byWord.set(word, read);
    this.words.push(read);
    return read;
  }
}
