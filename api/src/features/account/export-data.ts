import { strToU8, type Zippable, zipSync } from "fflate";
import type { FileAnswer } from "#shared/contract/route.ts";
import { writeCsv } from "../../adapters/papaparse.ts";
import type { Caller } from "../../http/handler.ts";
import { findPicture } from "../../identity/pictures.store.ts";
import type { Services } from "../../services.ts";
import { type OwnedData, ownerOfAccount, readOwned } from "./owned-data.store.ts";

type Cell = string | number | boolean | null | undefined | Date | object;

/** Rows of a table as a spreadsheet reads them. */
export function csvText(rows: readonly Record<string, Cell>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  return writeCsv([columns, ...rows.map((row) => columns.map((column) => plain(row[column])))]);
}

function plain(cell: Cell): string {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === "object" ? JSON.stringify(cell) : String(cell);
}

/** Everything the account owns in one zip, for people and for programs. decision: D-17. */
export async function exportData(services: Services, user: Caller): Promise<FileAnswer> {
  const owned = await readOwned(services.db, ownerOfAccount(user));
  const entries: Zippable = { "read-me.txt": strToU8(readMe) };
  for (const [name, rows] of Object.entries(owned)) {
    entries[`data/${name}.json`] = strToU8(`${JSON.stringify(rows, null, 2)}\n`);
  }
  entries["applications.csv"] = strToU8(csvText(owned.applications));
  addTexts(entries, owned);
  for (const file of owned.files) {
    const bytes = await services.files.read(file.id);
    // Already packed by their own formats.
    if (bytes) entries[`files/${entryName(file.name, file.id)}`] = [bytes, { level: 0 }];
  }
  const picture = await findPicture(services.db, user.id);
  if (picture) entries[`files/picture.${picture.type.split("/")[1] ?? "img"}`] = [picture.data, { level: 0 }];
  const day = services.now().toISOString().slice(0, 10);
  return { bytes: zipSync(entries), name: `kelpie-export-${day}.zip`, type: "application/zip" };
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

function addTexts(entries: Zippable, { resumes, coverLetters }: OwnedData): void {
  for (const resume of resumes) {
    entries[`resumes/${entryName(resume.name, resume.id)}.txt`] = strToU8(resume.text);
  }
  for (const letter of coverLetters) {
    const name = [letter.company, letter.jobTitle].filter(Boolean).join(" - ") || "letter";
    const text = strToU8(letterText(letter));
    entries[`cover-letters/${entryName(name, letter.id)}.txt`] = text;
  }
}

/** The person's own version where there is one, else what was written. */
function letterText(letter: OwnedData["coverLetters"][number]): string {
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
