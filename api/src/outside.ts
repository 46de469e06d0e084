import type { Logger } from "pino";
import type { PageFetcher } from "./adapters/fetch-page.ts";
import type { LanguageModel } from "./adapters/openai.ts";
import type { DocumentReader } from "./adapters/read-document/read-document.ts";
import type { Config } from "./config.ts";
import type { FileStore } from "./db/file-store.ts";
import type { Db } from "./db/open.ts";

/** Everything the features may ask of the world. Tests pass their own; time and chance come in here. */
export interface Outside {
  db: Db;
  config: Config;
  documents: DocumentReader;
  files: FileStore;
  pages: PageFetcher;
  /** A model that may write; absent when none is configured. decision: D-29. */
  languageModel?: LanguageModel | undefined;
  log: Logger;
  now: () => Date;
  /** Random bytes for tokens, base64url. */
  randomToken: (bytes: number) => string;
}
