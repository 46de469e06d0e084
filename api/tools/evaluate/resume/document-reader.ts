import { createDocumentReader } from "../../../src/adapters/read-document/read-document.ts";

/** One for the whole run, because each reader keeps processes ready. */
export const documentReader = createDocumentReader();
