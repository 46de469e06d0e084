import { writeCsv, writeCsvRows } from "../../adapters/papaparse.ts";
import { streamZip, type ZipEntry } from "../../adapters/stream-zip.ts";
import type { Caller, StreamedFile } from "../../http/handler.ts";
import { findPicture } from "../../identity/pictures.store.ts";
import type { Services } from "../../services.ts";
import { type OwnedRow, type OwnedTables, ownedTables, ownerOfAccount } from "./owned-data.store.ts";

type Cell = string | number | boolean | null | undefined | Date | object;
type Pages<Row> = AsyncIterable<readonly Row[]>;

const encoder = new TextEncoder();

/**
 * Everything the account owns in one zip, for people and for programs. It is sent while it is made, page by page and
 * file by file: a paid account may keep 500 MB. decision: D-17.
 */
export async function exportData(services: Services, user: Caller): Promise<StreamedFile> {
  const day = services.now().toISOString().slice(0, 10);
  const pieces = streamZip(entriesOf(services, user));
  return { pieces, name: `kelpie-export-${day}.zip`, type: "application/zip" };
}

async function* entriesOf(services: Services, user: Caller): AsyncGenerator<ZipEntry> {
  const tables = ownedTables(services.db, ownerOfAccount(user));
  yield { name: "read-me.txt", pieces: [encoder.encode(readMe)] };
  for (const [name, pages] of Object.entries(tables)) {
    yield { name: `data/${name}.json`, pieces: encoded(jsonTexts<object>(pages())) };
  }
  yield { name: "applications.csv", pieces: encoded(csvTexts(tables.applications())) };
  yield* textEntries(tables);
  yield* fileEntries(services, user, tables);
}

const readMe = `Your data in Kelpie

data/             every row of your account, one JSON file per kind
applications.csv  your applications, for a spreadsheet
resumes/          your resumes as text
cover-letters/    your cover letters as text
files/            the files you uploaded, as they were

Left out are only the keys that open your account: hashes of passwords, sessions, tokens and recovery codes, and the
key of an authenticator app.
`;

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield encoder.encode(text);
}

/** One list, written as its rows arrive. */
async function* jsonTexts<Row>(pages: Pages<Row>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const rows of pages) {
    for (const row of rows) {
      yield before + JSON.stringify(row, null, 2).replace(/^/gm, "  ");
      before = ",\n";
    }
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

/** Rows of a table as a spreadsheet reads them, the names of its columns first. */
export async function* csvTexts(pages: Pages<Record<string, Cell>>): AsyncGenerator<string> {
  let columns: string[] = [];
  for await (const rows of pages) {
    const isFirst = columns.length === 0;
    if (isFirst) columns = Object.keys(rows[0] ?? {});
    const cells = rows.map((row) => columns.map((column) => plain(row[column])));
    if (isFirst) yield writeCsv([columns, ...cells]);
    else if (cells.length > 0) yield writeCsvRows(cells);
  }
}

function plain(cell: Cell): string {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === "object" ? JSON.stringify(cell) : String(cell);
}

async function* textEntries({ resumes, coverLetters }: OwnedTables): AsyncGenerator<ZipEntry> {
  for await (const rows of resumes()) {
    for (const { id, name, text } of rows) {
      yield { name: `resumes/${entryName(name, id)}.txt`, pieces: [encoder.encode(text)] };
    }
  }
  for await (const rows of coverLetters()) {
    for (const letter of rows) {
      const about = [letter.company, letter.jobTitle].filter(Boolean).join(" - ") || "letter";
      const text = encoder.encode(letterText(letter));
      yield { name: `cover-letters/${entryName(about, letter.id)}.txt`, pieces: [text] };
    }
  }
}

async function* fileEntries(
  { db, files }: Services,
  user: Caller,
  tables: OwnedTables,
): AsyncGenerator<ZipEntry> {
  for await (const rows of tables.files()) {
    for (const { id, name } of rows) {
      yield { name: `files/${entryName(name, id)}`, pieces: files.pieces(id), isPacked: true };
    }
  }
  const picture = await findPicture(db, user.id);
  if (!picture) return;
  const name = `files/picture.${picture.type.split("/")[1] ?? "img"}`;
  yield { name, pieces: [picture.data], isPacked: true };
}

/** The person's own version where there is one, else what was written. */
function letterText(letter: OwnedRow<"coverLetters">): string {
  if (letter.editedText !== null) return letter.editedText;
  const result = typeof letter.result === "object" && letter.result !== null ? letter.result : {};
  const text = Reflect.get(result, "content") ?? Reflect.get(result, "optimizedText");
  return typeof text === "string" ? text : letter.draftText;
}

/** A file name that every system takes; the id keeps two of the same name apart. */
function entryName(name: string, id: string): string {
  const plain = name.replace(/[^\p{L}\p{N} ._()-]+/gu, "_").replace(/^[. ]+/, "");
  const dot = plain.lastIndexOf(".");
  const [stem, end] = dot > 0 ? [plain.slice(0, dot), plain.slice(dot)] : [plain, ""];
  return `${stem.slice(0, 80) || "unnamed"}-${id.slice(0, 8)}${end.slice(0, 12)}`;
}
