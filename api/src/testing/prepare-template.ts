import { readTemplate } from "../db/template.ts";
import { dropServerDatabases, makeServerTemplate } from "./test-database.ts";

/** Once before all files: two workers that both found no template would build it twice. */
export async function setup(): Promise<void> {
  await readTemplate();
  await makeServerTemplate();
}

export const teardown = dropServerDatabases;
