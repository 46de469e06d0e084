import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Db } from "../db/open.ts";

interface Column {
  name: string;
  type: string;
  isList: boolean;
  isOptional: boolean;
  isId: boolean;
}

interface Model {
  name: string;
  columns: Column[];
  /** Columns that point at another model's row. */
  points: Map<string, string>;
}

/** What was written: one marker per column that can hold a text. */
export interface Marked {
  marker: string;
  column: string;
}

const schemaFile = path.resolve(import.meta.dirname, "../../prisma/schema.prisma");

/** The models of the schema, read from its text: a new column is known the day it is written. */
export function readModels(schema = readFileSync(schemaFile, "utf8")): Model[] {
  const blocks = [...schema.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)];
  const names = new Set(blocks.map(([, name]) => name));
  return blocks.map(([, name = "", body = ""]) => {
    const compound = /@@id\(\[([^\]]+)\]/.exec(body)?.[1]?.split(/,\s*/) ?? [];
    const columns = [...body.matchAll(/^ {2}(\w+)\s+(\w+)(\[\])?(\?)?(.*)$/gm)].map(
      ([, column = "", type = "", list, optional, rest = ""]) => ({
        name: column,
        type,
        isList: list !== undefined,
        isOptional: optional !== undefined,
        isId: rest.includes("@id") || compound.includes(column),
      }),
    );
    const points = new Map<string, string>();
    for (const [, target = "", field = ""] of body.matchAll(
      /^ {2}\w+\s+(\w+)\??\s+@relation\(fields: \[(\w+)\]/gm,
    )) {
      points.set(field, target);
    }
    return { name, columns: columns.filter(({ type }) => !names.has(type)), points };
  });
}

/** Those that end with an account because they point at it, directly or through others. */
export function ownedModels(models: Model[]): Model[] {
  const owned = new Set(["User"]);
  for (let before = 0; before !== owned.size; ) {
    before = owned.size;
    for (const { name, points } of models) {
      if ([...points.values()].some((target) => owned.has(target))) owned.add(name);
    }
  }
  return models.filter(({ name }) => owned.has(name));
}

/** Values that a column accepts although they are no free text. */
type Fixed = Record<string, unknown>;

/**
 * Writes a row into every model that is the account's, with a marker in each column that can hold a text.
 * @param fixed `Model.column` to the value it must have.
 */
export async function fillEveryColumn(
  db: Db,
  models: Model[],
  userId: string,
  fixed: Fixed = {},
): Promise<Marked[]> {
  const marked: Marked[] = [];
  const ids = new Map([["User", userId]]);
  const waiting = models.filter(({ name }) => name !== "User");
  while (waiting.length > 0) {
    const index = waiting.findIndex(({ points }) => [...points.values()].every((target) => ids.has(target)));
    const [model] = waiting.splice(index, 1);
    if (!model || index < 0) throw new Error(`No order for ${waiting.map(({ name }) => name)}`);
    ids.set(model.name, await insertRow(db, model, ids, fixed, marked));
  }
  const account = models.find(({ name }) => name === "User");
  if (account) await updateRow(db, account, userId, fixed, marked);
  return marked;
}

function columnValue(model: Model, column: Column, ids: Map<string, string>, fixed: Fixed, marked: Marked[]) {
  const key = `${model.name}.${column.name}`;
  const target = model.points.get(column.name);
  if (target) return ids.get(target);
  if (key in fixed) return fixed[key];
  if (column.name === "id" && column.isId) return randomUUID();
  const marker = `mark-${key}-${randomUUID().slice(0, 8)}`;
  const values: Record<string, () => unknown> = {
    String: () => (column.isList ? `{${marker}}` : marker),
    Json: () => JSON.stringify({ marker }),
    Bytes: () => Buffer.from(marker),
  };
  const value = values[column.type]?.();
  if (value !== undefined) marked.push({ marker, column: key });
  return value;
}

const neutral: Record<string, unknown> = {
  DateTime: new Date("2031-01-01T00:00:00Z"),
  Int: 7,
  Boolean: true,
};

async function insertRow(
  db: Db,
  model: Model,
  ids: Map<string, string>,
  fixed: Fixed,
  marked: Marked[],
): Promise<string> {
  const entries = model.columns
    // Enums keep the default that their column has.
    .filter(({ type }) => ["String", "Json", "Bytes", ...Object.keys(neutral)].includes(type))
    .map((column) => {
      const value = columnValue(model, column, ids, fixed, marked);
      return { column, value: value === undefined ? neutral[column.type] : value };
    });
  const names = entries.map(({ column }) => `"${column.name}"`).join(", ");
  const places = entries.map(({ column }, at) => `$${at + 1}${castOf(column)}`).join(", ");
  const sql = `INSERT INTO "${model.name}" (${names}) VALUES (${places})`;
  await db.$executeRawUnsafe(sql, ...entries.map(({ value }) => value));
  const id = entries.find(({ column }) => column.isId && !model.points.has(column.name)) ?? entries[0];
  return String(id?.value);
}

async function updateRow(db: Db, model: Model, id: string, fixed: Fixed, marked: Marked[]): Promise<void> {
  const entries = model.columns
    .filter(({ name, type }) => name !== "id" && ["String", "Json"].includes(type))
    .map((column) => ({ column, value: columnValue(model, column, new Map(), fixed, marked) }));
  const sets = entries.map(({ column }, at) => `"${column.name}" = $${at + 2}${castOf(column)}`).join(", ");
  const sql = `UPDATE "${model.name}" SET ${sets} WHERE id = $1`;
  await db.$executeRawUnsafe(sql, id, ...entries.map(({ value }) => value));
}

function castOf({ type, isList }: Column): string {
  if (isList) return "::text[]";
  return { Json: "::jsonb", DateTime: "::timestamp", Bytes: "::bytea" }[type] ?? "";
}

/** Every row of every table, the task queue's too, as one text. */
export async function dumpDatabase(db: Db): Promise<string> {
  const tables = await db.$queryRaw<{ schema: string; name: string }[]>`
    SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema IN ('public', 'pgboss')`;
  const parts = [];
  for (const { schema, name } of tables) {
    // Bytes as text, so that a marker in a file is found too.
    const hasBytes = ["FileContent", "ProfilePicture"].includes(name);
    const column = `${hasBytes ? "encode(data, 'escape') ||" : ""} to_jsonb(row)::text`;
    const rows = await db.$queryRawUnsafe<{ text: string }[]>(
      `SELECT ${column} AS text FROM "${schema}"."${name}" AS row`,
    );
    parts.push(`${schema}.${name}`, ...rows.map(({ text }) => text));
  }
  return parts.join("\n");
}
