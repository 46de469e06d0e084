import type { KelpieContract } from "#shared/contract/index.ts";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import type { MeasuredResume } from "#shared/resume/measured-resume.ts";
import { notFound } from "../../http/app-error.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { exportDownload, exportResume } from "./export-download.ts";
import {
  createResume,
  forgetResume,
  keepDefaultResume,
  restoreResume,
  updateResume,
} from "./keep-resumes.ts";
import {
  getOptimisation,
  listOptimisations,
  removeOptimisation,
  storedAnswer,
  wirePastOptimisation,
} from "./optimisations.store.ts";
import { optimise } from "./optimise.ts";
import { downloadOriginal, forgetOriginal, readUpload } from "./original-files.ts";
import {
  getDefaultResume,
  getResume,
  listResumes,
  listVersions,
  wireResume,
  wireSummary,
  wireVersion,
} from "./resumes.store.ts";
import { countUses } from "./usage.store.ts";

export const resumesHandlers: FeatureHandlers<KelpieContract["resumes"]> = {
  usage: async ({ user, services }) => ({ count: await countUses(services.db, user.id) }),

  readFile: async ({ user, file, services }) => ({
    success: true,
    fileName: file.name,
    ...(await readUpload(services, user.id, file)),
  }),

  optimise,

  download: async ({ body, services }) => exportDownload(services, body),

  downloadText: async ({ body, services }) => exportResume(services, { ...body, name: "resume-optimized" }),

  list: async ({ user, services }) => {
    const asOf = services.now().toISOString().slice(0, 10);
    const read = (resume: MeasuredResume) => analyseResume({ ...resume, ad: { text: "" }, asOf }).read.value;
    return (await listResumes(services.db, user.id)).map((row) => wireSummary(row, read));
  },

  create: createResume,

  getDefault: async ({ user, services }) => {
    const row = await getDefaultResume(services.db, user.id);
    return { resume: row && wireResume(row) };
  },

  keepDefault: keepDefaultResume,

  get: async ({ user, services, params }) => {
    const row = await getResume(services.db, user.id, params.id);
    if (!row) throw notFound("resume");
    return {
      ...wireResume(row),
      versions: (await listVersions(services.db, user.id, row.id)).map(wireVersion),
    };
  },

  history: async ({ user, services }) =>
    (await listOptimisations(services.db, user.id)).map(wirePastOptimisation),

  pastOptimisation: async ({ user, services, params }) => {
    const row = await getOptimisation(services.db, user.id, params.id);
    if (!row) throw notFound("optimisation");
    return {
      ...wirePastOptimisation(row),
      resumeText: row.resumeText,
      jobAdText: row.adText,
      optimisation: storedAnswer(row),
    };
  },

  removePastOptimisation: async ({ user, services, params }) => {
    if (!(await removeOptimisation(services.db, user.id, params.id))) throw notFound("optimisation");
    return { success: true };
  },

  update: updateResume,
  restore: restoreResume,
  remove: forgetResume,
  file: ({ user, services, params }) => downloadOriginal(services, user.id, params.id),
  removeFile: ({ user, services, params }) => forgetOriginal(services, user.id, params.id),
};
