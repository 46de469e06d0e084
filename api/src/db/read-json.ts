import * as z from "zod/mini";
import type { Prisma } from "./generated/client.ts";

type Column = `${Prisma.ModelName}.${string}`;

/** A stored value that its schema does not know. Answers as a 500; its text is for the log, and holds no value. */
export class StoredValueError extends Error {
  constructor(column: Column, { issues }: z.core.$ZodError) {
    const where = issues.map(({ path, code }) => `${path.join(".") || "the value"}: ${code}`).join(", ");
    super(`${column} holds what its schema does not know (${where})`);
    this.name = "StoredValueError";
  }
}

/**
 * What a column of JSON, or of words from a closed list, holds. The database checks neither, so everything read from
 * one passes here. What an older Kelpie has stored must fit too: a field that came later has a default in the schema.
 * @throws StoredValueError naming table and column.
 */
export function readJson<S extends z.core.$ZodType>(schema: S, value: unknown, column: Column): z.output<S> {
  const read = z.safeParse(schema, value);
  if (!read.success) throw new StoredValueError(column, read.error);
  return read.data;
}
