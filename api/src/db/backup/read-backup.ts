import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import type { z } from "zod";
import {
  BackupError,
  type BackupLine,
  type BackupTable,
  endSchema,
  headSchema,
  RowSum,
  type TableEnd,
  tableEndSchema,
  tableSchema,
} from "./backup-file.ts";

/**
 * The lines of a backup, checked as they pass: order, counts, sums, and the hash of the whole at the end. A row that came
 * before an error was found has been handed out already: read once to check, then again to restore.
 * @throws BackupError for a file that is cut off, altered or no backup.
 */
export async function* readBackup(file: string): AsyncGenerator<BackupLine> {
  const validator = new LineValidator();
  try {
    for await (const line of linesOf(file)) yield validator.take(line);
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`${file} is no whole backup: ${reason}.`);
  }
  if (!validator.isWhole) throw new BackupError(`${file} is cut off: its end is missing.`);
}

/** Split at line feeds alone: `readline` also splits at U+2028, which is in people's texts. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const input = createReadStream(file);
  const text = createGunzip();
  input.once("error", (error) => text.destroy(error));
  const parts: string[] = [];
  for await (const chunk of input.pipe(text).setEncoding("utf8")) {
    const lines = String(chunk).split("\n");
    parts.push(lines.shift() ?? "");
    for (const next of lines) {
      yield parts.join("");
      parts.length = 0;
      parts.push(next);
    }
  }
  const rest = parts.join("");
  if (rest !== "") yield rest;
}

class LineValidator {
  readonly #hash = createHash("sha256");
  #tables = 0;
  #open: { table: BackupTable; sum: RowSum } | undefined;
  #hasHead = false;
  isWhole = false;

  take(line: string): BackupLine {
    if (this.isWhole) throw damaged("something stands behind its end");
    const body = line.slice(1);
    if (line[0] === "Z") return this.#end(body);
    this.#hash.update(`${line}\n`);
    if (!this.#hasHead) return this.#head(line);
    switch (line[0]) {
      case "T":
        return this.#begin(parse(tableSchema, body));
      case "R":
        if (!this.#open) throw damaged("a row stands outside of a table");
        this.#open.sum.add(body);
        return { kind: "row", json: body };
      case "E":
        return this.#close(parse(tableEndSchema, body));
      default:
        throw damaged("a line of it is of no known kind");
    }
  }

  #head(line: string): BackupLine {
    if (line[0] !== "H") throw new BackupError("This file is no backup of Kelpie.");
    this.#hasHead = true;
    return { kind: "head", head: parse(headSchema, line.slice(1)) };
  }

  #begin(table: BackupTable): BackupLine {
    if (this.#open) throw damaged(`table ${this.#open.table.table} has no end`);
    this.#tables += 1;
    this.#open = { table, sum: new RowSum() };
    return { kind: "table", table };
  }

  #close(end: TableEnd): BackupLine {
    const open = this.#open;
    if (open?.table.table !== end.table || open.sum.rows !== end.rows || open.sum.hex !== end.sum)
      throw damaged(`table ${end.table} does not hold what it says`);
    this.#open = undefined;
    return { kind: "table-end", end };
  }

  #end(body: string): BackupLine {
    const { tables, sha256 } = parse(endSchema, body);
    if (this.#open || tables !== this.#tables || sha256 !== this.#hash.digest("hex"))
      throw damaged("its lines are not those that were written");
    this.isWhole = true;
    return { kind: "end" };
  }
}

const damaged = (reason: string) => new BackupError(`This backup was altered or damaged: ${reason}.`);

function parse<Out>(schema: z.ZodType<Out>, json: string): Out {
  try {
    return schema.parse(JSON.parse(json));
  } catch {
    throw damaged("a line of it cannot be read");
  }
}
