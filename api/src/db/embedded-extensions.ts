import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

/** What migrations ask of PostgreSQL and the embedded database must be given when it opens. */
export const embeddedExtensions = { pg_trgm };
