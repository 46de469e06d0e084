interface Tool {
  startPostgres(): Promise<{ url: string; stop(): void } | null>;
}

/** A PostgreSQL of one's own, gone with its `stop`; null, and said so, where the machine has none. */
export async function startThrowAwayPostgres(): ReturnType<Tool["startPostgres"]> {
  const { startPostgres }: Tool = await import(new URL("../postgres.mjs", import.meta.url).href);
  return startPostgres();
}
