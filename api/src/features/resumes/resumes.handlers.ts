import type { KelpieContract } from "#shared/contract/index.ts";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import type { MeasuredResume } from "#shared/resume/measured-resume.ts";
import { notFound } from "../../http/app-error.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { keepStatedFact, listStatedFacts, removeStatedFact } from "../../writing/stated-facts.store.ts";
import { exportDownload } from "./export-download.ts";
import { exportResume } from "./export-resume.ts";
import {
  createResume,
  forgetResume,
  keepDefaultResume,
  restoreResume,
  updateResume,
} from "./keep-resumes.ts";
import {
  getDefaultResume,
  getResume,
  listResumes,
  listVersions,
  wireResume,
  wireSummary,
  wireVersion,
} from "./kept-resumes.store.ts";
import { optimise } from "./optimise.ts";
import { downloadOriginal, forgetOriginal, readUpload } from "./original-files.ts";
import {
  getOptimisation,
  listOptimisations,
  removeOptimisation,
  storedAnswer,
  wirePastOptimisation,
} from "./resumes.store.ts";
import { countUses } from "./usage.store.ts";

export const resumesHandlers: FeatureHandlers<KelpieContract["resumes"]> = {
  usage: async ({ user, outside }) => ({ count: await countUses(outside.db, user.id) }),

  readFile: async ({ user, file, outside }) => ({
    success: true,
    fileName: file.name,
    ...(await readUpload(outside, user.id, file)),
  }),

  optimise,

  download: async ({ body, outside }) => exportDownload(outside, body),

  downloadText: async ({ body, outside }) => exportResume(outside, { ...body, name: "resume-optimized" }),

  list: async ({ user, outside }) => {
    const asOf = outside.now().toISOString().slice(0, 10);
    const read = (resume: MeasuredResume) => analyseResume({ ...resume, ad: { text: "" }, asOf }).read.value;
    return (await listResumes(outside.db, user.id)).map((row) => wireSummary(row, read));
  },

  create: createResume,

  getDefault: async ({ user, outside }) => {
    const row = await getDefaultResume(outside.db, user.id);
    return { resume: row && wireResume(row) };
  },

  keepDefault: keepDefaultResume,

  get: async ({ user, outside, params }) => {
    const row = await getResume(outside.db, user.id, params.id);
    if (!row) throw notFound("resume");
    return {
      ...wireResume(row),
      versions: (await listVersions(outside.db, user.id, row.id)).map(wireVersion),
    };
  },

  history: async ({ user, outside }) =>
    (await listOptimisations(outside.db, user.id)).map(wirePastOptimisation),

  pastOptimisation: async ({ user, outside, params }) => {
    const row = await getOptimisation(outside.db, user.id, params.id);
    if (!row) throw notFound("optimisation");
    return {
      ...wirePastOptimisation(row),
      resumeText: row.resumeText,
      jobAdText: row.adText,
      optimisation: storedAnswer(row),
    };
  },

  removePastOptimisation: async ({ user, outside, params }) => {
    if (!(await removeOptimisation(outside.db, user.id, params.id))) throw notFound("optimisation");
    return { success: true };
  },

  statedFacts: async ({ user, outside }) => ({ facts: await listStatedFacts(outside.db, user.id) }),

  keepStatedFact: async ({ user, outside, body }) => ({
    facts: await keepStatedFact(outside.db, user.id, body, outside.now()),
  }),

  removeStatedFact: async ({ user, outside, params }) => {
    if (!(await removeStatedFact(outside.db, user.id, params.id))) throw notFound("statement");
    return { facts: await listStatedFacts(outside.db, user.id) };
  },

  update: updateResume,
  restore: restoreResume,
  remove: forgetResume,
  file: ({ user, outside, params }) => downloadOriginal(outside, user.id, params.id),
  removeFile: ({ user, outside, params }) => forgetOriginal(outside, user.id, params.id),
};
