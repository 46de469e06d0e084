import { createHash, type Hash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { finished } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { z } from "zod";

/**
 * A backup: one gzipped file of lines. The first letter of a line says what it is, JSON follows: H head, T a table begins,
 * R a row, E the table ends with its count and the sum of its rows, Z the end with the hash of all lines before.
 */
export const headSchema = z.object({
  kelpieBackup: z.literal(1),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
});
export const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) });
export const tableEndSchema = z.object({ table: z.string(), rows: z.int(), sum: z.string() });
export const endSchema = z.object({ tables: z.int(), sha256: z.string() });

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
export class BackupError extends Error {}

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
