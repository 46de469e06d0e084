import type { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import type { MigrationTarget } from "./deploy-migrations.ts";

export function pgliteTarget(lite: PGlite): MigrationTarget {
  return {
    query: async <Row>(sql: string, params?: unknown[]) => (await lite.query<Row>(sql, params)).rows,
    exec: async (sql) => void (await lite.exec(sql)),
  };
}

/** What migrations ask of PostgreSQL and the embedded database must be given when it opens. */
export const embeddedExtensions = { pg_trgm };
