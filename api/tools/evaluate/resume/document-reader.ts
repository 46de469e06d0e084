import { createDocumentReader } from "../../../src/adapters/read-document/read-document.ts";

/** One for the whole run: each reader keeps processes of its own waiting. */
export const documentReader = createDocumentReader();
