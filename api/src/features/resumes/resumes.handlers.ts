import type { KelpieContract } from "#shared/contract/index.ts";
import { notFound } from "../../http/app-error.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { measuredRow } from "../../scoring/default-resume.store.ts";
import { readOf } from "../../scoring/read-score.ts";
import { exportDownload, exportResume } from "./export/export-download.ts";
import {
  getOptimisation,
  linkOptimisation,
  listOptimisations,
  nameOptimisation,
  removeOptimisation,
  storedAnswer,
  storedEdits,
  toPastOptimisationDto,
} from "./optimisations.store.ts";
import { optimise } from "./optimise.ts";
import { downloadOriginal, forgetOriginal, readUpload } from "./original-files.ts";
import { toResumeDto, toSummaryDto, toVersionDto } from "./resume-rows.store.ts";
import { getDefaultResume, getResume, listResumes, listVersions } from "./resumes.store.ts";
import {
  correctResume,
  createResume,
  forgetResume,
  restoreResume,
  saveDeerrorResume,
  updateResume,
} from "./save-resumes.ts";
import { countUses } from "./usage.store.ts";

export const resumesHandlers: FeatureHandlers<KelpieContract["resumes"]> = {
  usage: async ({ user, services }) => ({ count: await countUses(services.db, user.id) }),

  readFile: async ({ user, file, services, page, signal }) => ({
    success: true,
    fileName: file.name,
    ...(await readUpload(services, user.id, file, { onPage: page, signal })),
  }),

  optimise,

  download: async ({ user, body, services }) =>
    services.workers.promise(user.id, () => exportDownload(services, user.id, body)),

  downloadText: async ({ user, body, services }) =>
    services.workers.promise(user.id, () =>
      exportResume(services, user.id, { ...body, name: "resume-optimized" }),
    ),

  list: async ({ user, services }) =>
    Promise.all(
      (await listResumes(services.db, user.id)).map(async (row) =>
        toSummaryDto(row, (await readOf(services, user.id, row, async () => measuredRow(row))) ?? 0),
      ),
    ),

  create: createResume,

  getDefault: async ({ user, services }) => {
    const row = await getDefaultResume(services.db, user.id);
    return { resume: row && toResumeDto(row) };
  },

  keepDefault: saveDeerrorResume,

  get: async ({ user, services, params }) => {
    const row = await getResume(services.db, user.id, params.id);
    if (!row) throw notFound("resume");
    return {
      ...toResumeDto(row),
      versions: (await listVersions(services.db, user.id, row.id)).map(toVersionDto),
    };
  },

  history: async ({ user, services }) =>
    (await listOptimisations(services.db, user.id)).map(toPastOptimisationDto),

  pastOptimisation: async ({ user, services, params }) => {
    const row = await getOptimisation(services.db, user.id, params.id);
    if (!row) throw notFound("optimisation");
    return {
      ...toPastOptimisationDto(row),
      resumeText: row.resumeText,
      resumeEdits: storedEdits(row),
      jobAdText: row.adText,
      optimisation: storedAnswer(row),
    };
  },

  filePastOptimisation: async ({ user, services, params: { id }, body }) => {
    const { applicationId, jobTitle, company } = body;
    await nameOptimisation(services.db, user.id, id, {
      ...(jobTitle !== undefined && { jobTitle }),
      ...(company !== undefined && { company }),
    });
    if (applicationId) await linkOptimisation(services.db, user.id, id, applicationId);
    const row = await getOptimisation(services.db, user.id, id);
    if (!row) throw notFound("optimisation");
    return toPastOptimisationDto(row);
  },

  removePastOptimisation: async ({ user, services, params }) => {
    if (!(await removeOptimisation(services.db, user.id, params.id))) throw notFound("optimisation");
    return { success: true };
  },

  update: updateResume,
  correct: correctResume,
  restore: restoreResume,
  remove: forgetResume,
  file: ({ user, services, params }) => downloadOriginal(services, user.id, params.id),
  removeFile: ({ user, services, params }) => forgetOriginal(services, user.id, params.id),
};
