import type { PGlite } from "@electric-sql/pglite";
import type { MigrationTarget } from "./deploy-migrations.ts";
import type { PrismaClient } from "./generated/client.ts";

/** Where the task queue keeps its jobs: the embedded database's one connection, or a pool of its own. */
export type QueueHome = { lite: PGlite } | { url: string };

/**
 * Connections by kind of work, so that one slow table holds up only what reads it. The embedded database has one
 * connection for all.
 */
export interface Pools {
  /** Sessions, limits and sign-in: every call needs them. */
  doors: PrismaClient;
  /** What accounts own. */
  people: PrismaClient;
  /** The job board's ads. */
  board: PrismaClient;
  /** Tasks, imports and exports: what takes long and nobody watches. */
  work: PrismaClient;
}

/** One connection for every kind of work. */
export const onePool = (db: PrismaClient): Pools => ({ doors: db, people: db, board: db, work: db });

export interface Database {
  db: PrismaClient;
  pools: Pools;
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
