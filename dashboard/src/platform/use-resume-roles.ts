import { useQuery } from "@tanstack/react-query";
import type { HeldRole } from "#shared/domain/evidence-bank/bank-entry.ts";
import type { MeasuredResume } from "#shared/resume/measured-resume.ts";

const none: readonly HeldRole[] = [];

/** The roles of a resume; none until the reader is loaded, which is fetched when it is first needed. */
export function useResumeRoles(
  resume: Pick<MeasuredResume, "resumeText" | "resumeEdits"> | null,
): readonly HeldRole[] {
  const { data = none } = useQuery({
    queryKey: ["resume-roles", resume],
    queryFn: async () => {
      const { resumeRoles } = await import("#shared/writing/bank/resume-roles.ts");
      return resume === null ? [] : resumeRoles(resume);
    },
    enabled: resume !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
