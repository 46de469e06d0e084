import type { PGlite } from "@electric-sql/pglite";
import type { MigrationTarget } from "./deploy-migrations.ts";
import type { PrismaClient } from "./generated/client.ts";

/** Where the task queue keeps its jobs: the embedded database's one connection, or a pool of its own. */
export type QueueHome = { lite: PGlite } | { url: string };

export interface Database {
  db: PrismaClient;
  queueHome: QueueHome;
  kind: "embedded" | "postgresql";
  /** True when the database was empty before this start. */
  isNew: boolean;
  close(): Promise<void>;
}

/** One connection without Prisma, for what works on the database as a whole. */
export interface OpenTarget {
  target: MigrationTarget;
  close(): Promise<void>;
}
