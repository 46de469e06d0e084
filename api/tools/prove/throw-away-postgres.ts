interface Tool {
  startPostgres(): Promise<{ url: string; stop(): void } | null>;
}

/** A temporary PostgreSQL, removed by its `stop`; null, with a message, if the machine has none. */
export async function startThrowAwayPostgres(): ReturnType<Tool["startPostgres"]> {
  const { startPostgres }: Tool = await import(new URL("../postgres.mjs", import.meta.url).href);
  return startPostgres();
}
