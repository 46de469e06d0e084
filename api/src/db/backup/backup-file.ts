import { createHash, type Hash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { finished } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";

/**
 * A backup: one gzipped file of lines. The first letter of a line says what it is, JSON follows: H head, T a table begins,
 * R a row, E the table ends with its count and the sum of its rows, Z the end with the hash of all lines before.
 */
const headSchema = z.object({
  kelpieBackup: z.literal(1),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
});
const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) });
const tableEndSchema = z.object({ table: z.string(), rows: z.int(), sum: z.string() });
const endSchema = z.object({ tables: z.int(), sha256: z.string() });

export type BackupHead = z.infer<typeof headSchema>;
export type BackupTable = z.infer<typeof tableSchema>;
export type TableEnd = z.infer<typeof tableEndSchema>;

export type BackupLine =
  | { kind: "head"; head: BackupHead }
  | { kind: "table"; table: BackupTable }
  /** The row as PostgreSQL wrote it. */
  | { kind: "row"; json: string }
  | { kind: "table-end"; end: TableEnd }
  | { kind: "end" };

/** A backup that must not be restored; the message says why, for the operator. */
export class BackupFault extends Error {}

/** The sum of rows in whatever order they come: two engines sort texts differently. */
export class RowSum {
  readonly #sum = Buffer.alloc(32);
  rows = 0;

  add(json: string): void {
    const digest = createHash("sha256").update(json).digest();
    for (let at = 0; at < digest.length; at++) this.#sum[at] = (this.#sum[at] ?? 0) ^ (digest[at] ?? 0);
    this.rows += 1;
  }

  get hex(): string {
    return this.#sum.toString("hex");
  }
}

/** Writes lines; the file has its name only once it is whole and on the disk, and is for its owner's eyes alone. */
export class BackupWriter {
  readonly #file: string;
  readonly #hash: Hash = createHash("sha256");
  readonly #gzip = createGzip({ level: 6 });
  readonly #done: Promise<void>;
  #tables = 0;

  constructor(file: string) {
    this.#file = file;
    const out = createWriteStream(this.#aside, { mode: 0o600, flags: "wx" });
    this.#done = finished(this.#gzip.pipe(out));
    // Told by `end`; until then a full disk must not be an unhandled rejection.
    this.#done.catch((error: unknown) => this.#gzip.destroy(error instanceof Error ? error : undefined));
  }

  get #aside(): string {
    return `${this.#file}.part`;
  }

  head(head: BackupHead): Promise<void> {
    return this.#write("H", JSON.stringify(head));
  }

  table(table: BackupTable): Promise<void> {
    this.#tables += 1;
    return this.#write("T", JSON.stringify(table));
  }

  row(json: string): Promise<void> {
    return this.#write("R", json);
  }

  tableEnd(end: TableEnd): Promise<void> {
    return this.#write("E", JSON.stringify(end));
  }

  async end(): Promise<void> {
    const sha256 = this.#hash.copy().digest("hex");
    await this.#write("Z", JSON.stringify({ tables: this.#tables, sha256 }));
    this.#gzip.end();
    await this.#done;
    const written = await open(this.#aside, "r+");
    await written.sync();
    await written.close();
    await rename(this.#aside, this.#file);
  }

  /** Leaves nothing behind. */
  async giveUp(): Promise<void> {
    this.#gzip.destroy();
    await this.#done.catch(() => undefined);
    await rm(this.#aside, { force: true });
  }

  async #write(letter: string, json: string): Promise<void> {
    const line = `${letter}${json}\n`;
    this.#hash.update(line);
    if (!this.#gzip.write(line)) await Promise.race([once(this.#gzip, "drain"), this.#done]);
  }
}

/**
 * The lines of a backup, judged as they pass: order, counts, sums, and the hash of the whole at the end. A row that came
 * before a fault was found has been handed out already: read once to judge, then again to restore.
 * @throws BackupFault for a file that is cut off, altered or no backup.
 */
export async function* readBackup(file: string): AsyncGenerator<BackupLine> {
  const judge = new LineJudge();
  try {
    for await (const line of linesOf(file)) yield judge.take(line);
  } catch (error) {
    if (error instanceof BackupFault) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupFault(`${file} is no whole backup: ${reason}.`);
  }
  if (!judge.isWhole) throw new BackupFault(`${file} is cut off: its end is missing.`);
}

/** Split at line feeds alone: `readline` also splits at U+2028, which stands in people's texts. */
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

class LineJudge {
  readonly #hash = createHash("sha256");
  #tables = 0;
  #open: { table: BackupTable; sum: RowSum } | undefined;
  #hasHead = false;
  isWhole = false;

  take(line: string): BackupLine {
    if (this.isWhole) throw fault("something stands behind its end");
    const body = line.slice(1);
    if (line[0] === "Z") return this.#end(body);
    this.#hash.update(`${line}\n`);
    if (!this.#hasHead) return this.#head(line);
    switch (line[0]) {
      case "T":
        return this.#begin(parse(tableSchema, body));
      case "R":
        if (!this.#open) throw fault("a row stands outside of a table");
        this.#open.sum.add(body);
        return { kind: "row", json: body };
      case "E":
        return this.#close(parse(tableEndSchema, body));
      default:
        throw fault("a line of it is of no known kind");
    }
  }

  #head(line: string): BackupLine {
    if (line[0] !== "H") throw new BackupFault("This file is no backup of Kelpie.");
    this.#hasHead = true;
    return { kind: "head", head: parse(headSchema, line.slice(1)) };
  }

  #begin(table: BackupTable): BackupLine {
    if (this.#open) throw fault(`table ${this.#open.table.table} has no end`);
    this.#tables += 1;
    this.#open = { table, sum: new RowSum() };
    return { kind: "table", table };
  }

  #close(end: TableEnd): BackupLine {
    const open = this.#open;
    if (open?.table.table !== end.table || open.sum.rows !== end.rows || open.sum.hex !== end.sum)
      throw fault(`table ${end.table} does not hold what it says`);
    this.#open = undefined;
    return { kind: "table-end", end };
  }

  #end(body: string): BackupLine {
    const { tables, sha256 } = parse(endSchema, body);
    if (this.#open || tables !== this.#tables || sha256 !== this.#hash.digest("hex"))
      throw fault("its lines are not those that were written");
    this.isWhole = true;
    return { kind: "end" };
  }
}

const fault = (reason: string) => new BackupFault(`This backup was altered or damaged: ${reason}.`);

function parse<Out>(schema: z.ZodType<Out>, json: string): Out {
  try {
    return schema.parse(JSON.parse(json));
  } catch {
    throw fault("a line of it cannot be read");
  }
}
