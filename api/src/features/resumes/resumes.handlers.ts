import type { KelpieContract } from "#shared/contract/index.ts";
import { DocumentError } from "../../adapters/read-document/document-error.ts";
import { AppError, unreadable } from "../../http/app-error.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { findDefaultResume } from "../../scoring/default-resume.store.ts";
import { rescoreApplications } from "../../scoring/rescore-applications.ts";
import { exportResume } from "./export-resume.ts";
import { optimise } from "./optimise.ts";
import { keepResume, wireResume } from "./resumes.store.ts";
import { countUses } from "./usage.store.ts";

export const resumesHandlers: FeatureHandlers<KelpieContract["resumes"]> = {
  usage: async ({ user, outside }) => ({ count: await countUses(outside.db, user.id) }),

  readFile: async ({ file, outside }) => {
    const { text } = await outside.documents.read(file).catch(refuseDocument);
    return { success: true, text, fileName: file.name };
  },

  optimise,

  download: async ({ body, outside }) =>
    exportResume(outside, {
      text: body.resumeContent,
      format: body.format,
      name: `optimized-resume-${outside.now().toISOString().slice(0, 10)}`,
    }),

  downloadText: async ({ body, outside }) => exportResume(outside, { ...body, name: "resume-optimized" }),

  getDefault: async ({ user, outside }) => {
    const row = await findDefaultResume(outside.db, user.id);
    return { resume: row && wireResume(row) };
  },

  keepDefault: async ({ user, outside, body }) => {
    const row = await keepResume(outside.db, user.id, body);
    await rescoreApplications(outside, user.id, row.text);
    return wireResume(row);
  },
};

const typeFaults = ["wrong_type", "mismatch", "old_word"];

/** @throws AppError with the status and reason of the fault. decision: D-53. */
function refuseDocument(error: unknown): never {
  if (!(error instanceof DocumentError)) throw error;
  const details = { reason: error.reason };
  if (error.reason === "busy") throw new AppError("unavailable", error.message, { details, retryAfter: 2 });
  if (typeFaults.includes(error.reason)) throw new AppError("unsupported", error.message, { details });
  if (error.reason === "too_large") throw new AppError("too_large", error.message, { details });
  throw unreadable(error.reason, error.message);
}
