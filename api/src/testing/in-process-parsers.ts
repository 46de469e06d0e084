import { parseFile } from "../adapters/read-document/parse-file.ts";
import { DocumentError } from "../adapters/read-document/parsed-document.ts";
import type { ParserPool } from "../adapters/read-document/parser-pool.ts";

/**
 * The same parsers without a process for each file: most tests hand over files of their own. What the processes are for
 * (caps, hostile files, a parser that dies) has its tests in `read-document.test.ts` and `built-server.slow.test.ts`.
 */
export const inProcessParsers: ParserPool = {
  async run(file, type) {
    const result = await parseFile(type, file);
    if ("error" in result) throw new DocumentError(result.error);
    return result;
  },
  warm() {},
  close() {},
};
