import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { type Database, type OpenTarget, onePool } from "./database.ts";
import { deployMigrations } from "./deploy-migrations.ts";
import { lockFolder } from "./folder-lock.ts";
import { openClient } from "./open-client.ts";
import { embeddedExtensions, pgliteTarget } from "./pglite-target.ts";
import { readTemplate } from "./template.ts";

/** Where the embedded database lies in its data folder. */
export const embeddedFolder = (dataDir: string): string => path.join(dataDir, "pglite");

async function createEmbedded(folder: string): Promise<{ lite: PGlite; isNew: boolean }> {
  const isNew = !existsSync(path.join(folder, "PG_VERSION"));
  mkdirSync(folder, { recursive: true });
  // A ready-made empty database opens five times faster than initdb.
  const lite = isNew
    ? await PGlite.create(folder, { loadDataDir: await readTemplate(), extensions: embeddedExtensions })
    : await PGlite.create(folder, { extensions: embeddedExtensions });
  return { lite, isNew };
}

/** @throws Error when the data folder is open in another Kelpie. */
export async function openEmbeddedTarget(dataDir: string, folder: string): Promise<OpenTarget> {
  const unlock = lockFolder(dataDir);
  try {
    const { lite } = await createEmbedded(folder);
    const close = async () => {
      await lite.close();
      unlock();
    };
    return { target: pgliteTarget(lite), close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** @throws Error when the data folder is open in another Kelpie. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const folder = embeddedFolder(dataDir);
  const unlock = lockFolder(dataDir);
  try {
    const { lite, isNew } = await createEmbedded(folder);
    await deployMigrations(pgliteTarget(lite));
    const db = openClient(new PrismaPGlite(lite));
    const close = async () => {
      await db.$disconnect();
      await lite.close();
      unlock();
    };
    return { db, pools: onePool(db), queueHome: { lite }, kind: "embedded", isNew, close };
  } catch (error) {
    unlock();
    throw error;
  }
}
