import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { saveJob } from "../../../features/applications/use-save-job.ts";
import { useSavedJobs } from "../../../features/applications/use-saved-jobs.ts";
import { addStep, dropStep, endJourney, journeyOf } from "../../../features/autofill/form-journey.ts";
import { recordSent } from "../../../features/autofill/form-record.ts";
import type { PageRead } from "../../../platform/page/read-page.ts";
import type { Recording } from "./fill-notices.tsx";
import { jobOfForm } from "./job-of-form.ts";

/** The job of a form, the steps that were filled before this one, and the single record at their end. */
export function useFormRecord(page: PageRead) {
  const saved = useSavedJobs();
  const { data: job = null } = useQuery({
    queryKey: ["kept", "job-of-form", page.tabId, page.capture.capturedAt],
    queryFn: () => jobOfForm(page),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  // Set when the step is planned: a step that is filled now is history only for the next one.
  const [steps, setSteps] = useState<Recording["steps"]>(journeyOf(page)?.steps ?? []);
  const known = saved.jobOf(job === null ? page.capture.identityKey : job.identityKey);
  const saves = known ? "known" : job ? "new" : "nothing";
  return {
    job,
    known,
    recording: { saves, steps } satisfies Recording,
    note: (asked: string[]) => addStep(page, job, asked),
    takeBack: () => dropStep(page),
    /** Called once the step was filled and another one is read. */
    countSteps: () => setSteps(journeyOf(page)?.steps.slice() ?? []),
    finish: async (): Promise<void> => {
      const asked = endJourney(page.tabId);
      const { identityKey } = page.capture;
      const named = job ?? (known && { ...known, identityKey, location: "", url: page.url, text: "" });
      if (named === undefined) return;
      const save = async (wanted: Parameters<typeof saveJob>[0]) => {
        const state = await saveJob(wanted);
        return state.status === "saved" ? state.application : undefined;
      };
      const application = await recordSent(named, known, save, asked);
      if (application) saved.remember(application);
    },
  };
}
