import { existsSync, renameSync, rmSync } from "node:fs";
import type { Config } from "../../config.ts";
import type { MigrationTarget } from "../deploy-migrations.ts";
import { connectTarget } from "../open.ts";
import { embeddedFolder, openEmbeddedTarget } from "../open-embedded.ts";
import { BackupError } from "./backup-file.ts";

type Where = Pick<Config, "databaseUrl" | "dataDir">;

/** Reads the configured database as a whole. @throws BackupError where there is none yet. */
export async function withDatabase<Out>(
  { databaseUrl, dataDir }: Where,
  work: (target: MigrationTarget) => Promise<Out>,
): Promise<Out> {
  const folder = embeddedFolder(dataDir);
  if (!databaseUrl && !existsSync(folder)) throw new BackupError(`There is no database in ${dataDir}.`);
  const { target, close } = databaseUrl
    ? await connectTarget(databaseUrl)
    : await openEmbeddedTarget(dataDir, folder);
  try {
    return await work(target);
  } finally {
    await close();
  }
}

/**
 * Hands over an empty database. The embedded one is made aside and takes its place only when the work is done.
 * @throws BackupError where there is an embedded one already.
 */
export async function withNewDatabase<Out>(
  { databaseUrl, dataDir }: Where,
  work: (target: MigrationTarget) => Promise<Out>,
): Promise<Out> {
  if (databaseUrl) return withDatabase({ databaseUrl, dataDir }, work);
  const folder = embeddedFolder(dataDir);
  if (existsSync(folder))
    throw new BackupError(
      `There is a database in ${dataDir} already. Name a new folder with DATA_DIR, or move that one away first.`,
    );
  const aside = `${folder}.restoring`;
  rmSync(aside, { recursive: true, force: true });
  const { target, close } = await openEmbeddedTarget(dataDir, aside);
  let isDone = false;
  try {
    const result = await work(target);
    isDone = true;
    return result;
  } finally {
    await close();
    if (isDone) renameSync(aside, folder);
    else rmSync(aside, { recursive: true, force: true });
  }
}
