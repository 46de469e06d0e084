import * as z from "zod/mini";
import { contactsOf } from "#shared/domain/applications/contacts.ts";
import {
  type DateField,
  type ImportField,
  isDateField,
} from "#shared/domain/applications/import/import-fields.ts";
import { isPlainStatus } from "#shared/domain/applications/import/read-status.ts";
import { type LineFieldName, maxLineLength } from "#shared/domain/applications/line-fields.ts";
import {
  type ApplicationStatus,
  savedStatus,
  sentStatus,
  statusLabel,
} from "#shared/domain/applications/status.ts";
import { readTime } from "#shared/language/days.ts";
import { type BackupRow, backupRow } from "../backup-rows.ts";
import { type Column, isField, joinedTitle } from "./assign-columns.ts";
import { isBlank, isYes, uuid } from "./cell-kinds.ts";
import { cut, domain, oneLine, parsed, storable } from "./cell-texts.ts";
import { type DateCell, readDateCell } from "./read-dates.ts";
import type { GridRow } from "./read-grid.ts";
import type { CellReading, Given, RowReading, RowRules } from "./row-reading.ts";

/** Fields that are neither a day nor the title. */
type PlainField = Exclude<ImportField, DateField | "jobTitle" | "matchScore">;

/** The title or employer of a row that states none: an application needs both. */
const notGiven = "Not given";
const mostNotes = 20_000;
const mostLine = maxLineLength;
const mostText = 100_000;

/** Reads one row. Whatever is not understood goes into the notes with the name of its column. */
export class RowReader {
  private readonly rules: RowRules;
  private readonly row: GridRow;
  private readonly given: Given = {};
  private readonly kept: string[] = [];
  private readonly cells: CellReading[];
  private readonly contact = { contactName: "", contactEmail: "" };
  private appliedText = "";

  constructor(row: GridRow, rules: RowRules) {
    this.row = row;
    this.rules = rules;
    this.cells = rules.columns.map(() => ({ text: "" }));
  }

  /** @returns null for a row without a title and an employer. */
  read(): RowReading | null {
    const columns = [...this.rules.columns.entries()];
    for (const [at, column] of columns) if (column.use !== "status") this.readCell(at, column);
    // A status that is not understood follows from the row's dates.
    for (const [at, column] of columns) if (column.use === "status") this.readCell(at, column);
    const { jobTitle, company } = this.given;
    if (!jobTitle && !company) return null;
    this.given.jobTitle = jobTitle || notGiven;
    this.given.company = company || notGiven;
    this.readLinks();
    this.given.status ??= this.stageStatus() ?? this.plainStatus();
    this.addContacts();
    this.addNotes();
    if (!this.given.createdAt && this.given.appliedDate) this.given.createdAt = this.given.appliedDate;
    this.dropInvalid();
    return {
      at: this.row.at,
      name: cut([this.given.jobTitle, this.given.company].join(", "), 200),
      given: this.given,
      cells: this.cells,
      isUnsure: this.cells.some(({ ask }) => ask !== undefined) || !jobTitle || !company,
    };
  }

  private keep(title: string, text: string): void {
    this.kept.push(title === "" ? text : `${title}: ${text}`);
  }

  /** Names a cell that is not understood. */
  private setAside(at: number, text: string): void {
    this.keep(this.rules.columns[at]?.title ?? "", text);
    this.cells[at] = { text: cut(text, mostLine), raw: cut(text, mostLine), ask: "kept" };
  }

  private show(at: number, text: string): void {
    this.cells[at] = { text: cut(text, mostLine) };
  }

  private readCell(at: number, { use, title, isTitleWithCompany }: Column): void {
    const raw = storable(this.row.cells[at] ?? "");
    const text = this.rules.isOwn ? raw : raw.trim();
    if (use === "appliedDate") this.appliedText = text;
    if (use === "keep" && !isBlank(text)) this.keep(title, text.trim());
    if (use === "keep" || use === "skip" || use === "matchScore") this.show(at, text);
    else if (!this.rules.isOwn && isBlank(text)) return;
    else if (isDateField(use)) this.readDate(at, use, text);
    else if (use === "jobTitle") this.readTitle(at, isTitleWithCompany, text);
    else this.readField(at, use, text);
  }

  private readField(at: number, use: PlainField, text: string): void {
    switch (use) {
      case "status":
        this.readStatus(at, text);
        break;
      case "jobUrl":
        this.readUrl(at, text);
        break;
      case "interviewTime":
        this.readTime(at, text);
        break;
      case "contacts":
      case "requirementEdits":
      case "editedFields":
        this.readList(at, use, text);
        break;
      case "contactName":
      case "contactEmail":
        this.contact[use] = oneLine(text);
        this.show(at, text);
        break;
      case "id":
        // Ids of other programs are no ids of ours.
        if (uuid.test(text)) this.given.id = text;
        break;
      case "notes":
      case "jobDescription":
        this.given[use] = text;
        this.show(at, text);
        break;
      case "timeZone":
      case "identityKey":
      case "capturedAt":
        this.given[use] = text || null;
        this.show(at, text);
        break;
      default:
        this.readLine(at, use, text);
    }
  }

  private readTime(at: number, text: string): void {
    const found = text === "" ? "" : readTime(text);
    if (found === undefined) this.setAside(at, text);
    else {
      this.given.interviewTime = found;
      this.show(at, found);
    }
  }

  private readLine(at: number, field: "company" | LineFieldName, text: string): void {
    const line = this.rules.isOwn ? text : oneLine(text);
    if (line.length > mostLine) this.keep(this.rules.columns[at]?.title ?? "", text);
    this.given[field] = cut(line, mostLine);
    this.show(at, line);
  }

  private readTitle(at: number, isTitleWithCompany: boolean, text: string): void {
    const line = this.rules.isOwn ? text : oneLine(text);
    const parts = isTitleWithCompany ? joinedTitle.exec(line)?.groups : undefined;
    if (parts?.company) this.given.company = cut(parts.company, mostLine);
    const title = parts?.title ?? line;
    if (line.length > mostLine) this.keep(this.rules.columns[at]?.title ?? "", text);
    this.given.jobTitle = cut(title, mostLine);
    this.show(at, line);
  }

  private readDate(at: number, field: DateField, text: string): void {
    const order = this.rules.orders.get(at) ?? { order: "day-first", isAsked: false };
    const found = text === "" ? undefined : readDateCell(text, field, order.order, this.rules.asOf);
    if (found === undefined) {
      if (text !== "") this.setAside(at, text);
      else if (this.rules.isOwn && field !== "createdAt") this.given[field] = null;
      return;
    }
    if (found.rest !== undefined) this.keep(this.rules.columns[at]?.title ?? "", text);
    this.store(field, found);
    const isAsked = found.isGuess || (order.isAsked && found.otherDay !== undefined);
    this.cells[at] = {
      text: found.day,
      ...(isAsked && { raw: cut(text, mostLine), ask: "date" as const }),
      ...(isAsked && order.isAsked && found.otherDay !== undefined && { otherDay: found.otherDay }),
    };
  }

  private store(field: DateField, { day, time, instant }: DateCell): void {
    const isInstant = field === "appliedDate" || field === "createdAt";
    this.given[field] = isInstant ? instant : day;
    if (field === "interviewDate" && time !== undefined && !this.given.interviewTime)
      this.given.interviewTime = time;
  }

  private readStatus(at: number, text: string): void {
    if (isBlank(text)) return;
    const { status, isSure } = this.rules.statuses.read(text);
    const stored = status ?? this.plainStatus();
    this.given.status = stored;
    // What a word says beyond its status goes into the notes.
    if (!isPlainStatus(text, stored)) this.keep(this.rules.columns[at]?.title || "Status", text);
    this.cells[at] = {
      text: statusLabel(stored),
      ...(!isSure && { raw: cut(text, mostLine), ask: "status" as const }),
    };
  }

  private readUrl(at: number, text: string): void {
    const found =
      /https?:\/\/[^\s<>"]+/i.exec(text)?.[0] ?? (domain.test(text.trim()) ? `https://${text.trim()}` : "");
    if (found === "" || !z.safeParse(backupRow.shape.jobUrl, found).success) {
      if (text !== "") this.setAside(at, text);
      return;
    }
    this.given.jobUrl = found;
    if (found.length < text.trim().length - 8) this.keep(this.rules.columns[at]?.title ?? "", text);
    this.show(at, found);
  }

  private readList(at: number, field: "contacts" | "requirementEdits" | "editedFields", text: string): void {
    const list = text === "" ? [] : parsed(text);
    if (z.safeParse(backupRow.shape[field], list).success) this.given[field] = list;
    else this.setAside(at, text);
  }

  private readLinks(): void {
    for (const [at, link] of this.row.links) {
      if (this.given.jobUrl === link) continue;
      if (this.given.jobUrl) this.keep(`Link (${this.rules.columns[at]?.title || "file"})`, link);
      else this.given.jobUrl = link;
    }
  }

  /** The furthest stage with a tick or a day, in a table with a column for each; a refusal ends them all. */
  private stageStatus(): ApplicationStatus | null {
    const stages = this.rules.columns.flatMap(({ stage }, at) => (stage === null ? [] : [{ stage, at }]));
    if (stages.length === 0) return null;
    const reached = stages.filter(({ at }) => {
      const text = this.row.cells[at] ?? "";
      return (
        isYes(text) || (/\d/.test(text) && readDateCell(text, "appliedDate", "day-first", this.rules.asOf))
      );
    });
    const last = (["rejected", "offered", "interviewing", "applied"] as const).find((one) =>
      reached.some(({ stage }) => stage === one),
    );
    return last ?? (this.given.appliedDate ? sentStatus : savedStatus);
  }

  /** Of a row that names no status: sent where it has a day of applying, saved where its column has none for it. */
  private plainStatus(): ApplicationStatus {
    if (this.given.appliedDate || (this.appliedText !== "" && !isBlank(this.appliedText))) return sentStatus;
    const has = (use: string) =>
      this.rules.columns.some((column) => isField(column.use) && column.use === use);
    return has("appliedDate") || has("createdAt") ? savedStatus : sentStatus;
  }

  private addContacts(): void {
    if (this.given.contacts !== undefined && (this.given.contacts as unknown[]).length > 0) return;
    const { contactName, contactEmail } = this.contact;
    if (contactName === "" && contactEmail === "") return;
    this.given.contacts = contactsOf({ contactName, contactEmail, contacts: [] });
    if (z.safeParse(backupRow.shape.contacts, this.given.contacts).success) return;
    this.given.contacts = [];
    this.keep("Contact", [contactName, contactEmail].filter(Boolean).join(", "));
  }

  private addNotes(): void {
    const own = typeof this.given.notes === "string" ? this.given.notes : "";
    const description = this.given.jobDescription;
    if (typeof description === "string" && description.length > mostText)
      this.given.jobDescription = cut(description, mostText);
    const notes = [own, ...this.kept].filter((one) => one !== "").join("\n");
    if (notes !== "" || this.given.notes !== undefined) this.given.notes = cut(notes, mostNotes);
  }

  /** A field that cannot be stored as it is goes into the notes: it never refuses the row. */
  private dropInvalid(): void {
    for (const [field, value] of Object.entries(this.given)) {
      const name = field as keyof BackupRow;
      if (z.safeParse(backupRow.shape[name], value).success) continue;
      delete this.given[name];
      const line = `${field}: ${typeof value === "string" ? value : JSON.stringify(value)}`;
      this.given.notes = cut([this.given.notes, line].filter(Boolean).join("\n"), mostNotes).toWellFormed();
    }
    this.given.jobTitle ??= notGiven;
    this.given.company ??= notGiven;
  }
}
