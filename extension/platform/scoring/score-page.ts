import * as z from "zod/mini";
import { resume as keptResume } from "#shared/contract/resumes/saved-resume.ts";
import { parseSelectorTable } from "#shared/job-ad/selector-schema.ts";
import { measuredResume } from "#shared/resume/measured-resume.ts";
import type { PageScore, ScoreRequest } from "./score-request.ts";

const kept = z.object({
  resume: keptResume,
  gateAnswers: z.catch(z.record(z.string(), z.string()), {}),
  siteHooks: z.catch(z.object({ table: z.unknown() }), { table: null }),
});

/** Loads the code that reads and scores: the same chunks as the panel. */
export async function loadParts() {
  const [{ readAd }, { analyseResume }] = await Promise.all([
    import("../page/extract-job-ad.ts"),
    import("#shared/resume/analyse-resume.ts"),
  ]);
  return { readAd, analyseResume };
}

/** Reads the ad of a page and scores the saved resume against it, as the panel does. */
export async function scorePage({
  snapshot,
  resume,
  gateAnswers,
  siteHooks,
  at,
}: ScoreRequest): Promise<PageScore> {
  const own = z.safeParse(kept, { resume, gateAnswers, siteHooks });
  const none: PageScore = { identityKey: null, value: null };
  if (!own.success) return none;
  const { readAd, analyseResume } = await loadParts();
  const { table } = own.data.siteHooks;
  const { capture } = readAd(snapshot, table == null ? null : parseSelectorTable(table), at);
  const text = capture.description?.text ?? "";
  if (!capture.isAd || text === "") return none;
  const { title, company } = capture.fields;
  const { match } = analyseResume({
    ...measuredResume(own.data.resume),
    ad: { text, title: title.value ?? "", company: company.value ?? "" },
    asOf: at.slice(0, 10),
    requirementEdits: [],
    profile: { answers: own.data.gateAnswers },
  });
  return { identityKey: capture.identityKey, value: match.value };
}
