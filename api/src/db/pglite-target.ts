import type { PGlite } from "@electric-sql/pglite";
import type { MigrationTarget } from "./deploy-migrations.ts";

export function pgliteTarget(lite: PGlite): MigrationTarget {
  return {
    query: async <Row>(sql: string, params?: unknown[]) => (await lite.query<Row>(sql, params)).rows,
    exec: async (sql) => void (await lite.exec(sql)),
  };
}
