import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Resume } from "#shared/contract/resumes/saved-resume.ts";
import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { anchored, type ResumeEdit } from "#shared/resume/resume-edits.ts";
import { withResumeEdit } from "#shared/resume/with-resume-edit.ts";
import { api } from "../../platform/api.ts";
import { writeStored } from "../../platform/storage.ts";
import { currentResumeKey } from "./use-resume.ts";

/** The parsed resume with the person's corrections, and functions to change and confirm it. */
export function useReview(resume: Resume | undefined) {
  const client = useQueryClient();
  const { data: model } = useQuery({
    queryKey: ["reading", resume?.id, resume?.text, resume?.edits],
    queryFn: async () => {
      const { readResume } = await import("#shared/resume/read-resume.ts");
      const { applyResumeEdits } = await import("#shared/resume/resume-edits.ts");
      return applyResumeEdits(readResume(resume?.text ?? ""), resume?.edits ?? []);
    },
    enabled: resume !== undefined,
    placeholderData: (before: ResumeModel | undefined) => before,
  });
  const keep = useMutation({
    // One after the other, because each starts from what the previous one saved.
    scope: { id: "resume-review" },
    mutationFn: async (edits: readonly ResumeEdit[]) => {
      if (resume === undefined) return;
      const { resume: now } = client.getQueryData<{ resume: Resume | null }>(currentResumeKey) ?? {};
      const next = edits.reduce(withResumeEdit, [...(now?.edits ?? resume.edits)]);
      const saved = await api.resumes.correct({ params: { id: resume.id }, body: { edits: next } });
      client.setQueryData(currentResumeKey, { resume: saved });
      await writeStored("resume", saved);
    },
  });
  return {
    model,
    hasFailed: keep.isError,
    isKeeping: keep.isPending,
    correct: (edit: ResumeEdit) => model && keep.mutate([anchored(model, edit)]),
    confirm: async (edits: readonly ResumeEdit[]) => keep.mutateAsync(edits),
  };
}
