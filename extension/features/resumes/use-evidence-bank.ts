import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#shared/client/api-error.ts";
import type { BankFact } from "#shared/contract/evidence-bank.ts";
import type { FactAnswer, HeldRole } from "#shared/domain/evidence-bank/bank-entry.ts";
import { api } from "../../platform/api.ts";
import { useResume } from "./use-resume.ts";

const key = ["/api/evidence-bank"];
const none: readonly BankFact[] = [];
const noRoles: readonly HeldRole[] = [];

/** The evidence bank: what the person states in addition to their resume, for all ads. */
export function useEvidenceBank() {
  const client = useQueryClient();
  const { data = none, isPending } = useQuery({
    queryKey: key,
    queryFn: async () => (await api.evidenceBank.list()).facts,
  });
  /** Saves an answer, or new words for the one with this id. Returns the error as a sentence. */
  const keep = async (fact: FactAnswer, id?: string): Promise<string | undefined> => {
    const body = { kind: "fact", ...fact } as const;
    try {
      const { facts } = await (id === undefined
        ? api.evidenceBank.add({ body })
        : api.evidenceBank.update({ params: { id }, body }));
      client.setQueryData(key, facts);
    } catch (error) {
      if (error instanceof ApiError && error.code !== "offline") return error.message;
      return "Kelpie could not be reached. Your answer is still here; try again.";
    }
  };
  return { facts: data, isPending, keep };
}

/** The roles of the resume that ads are compared with; none until it is read. */
export function useResumeRoles(): readonly HeldRole[] {
  const state = useResume();
  const resume = state.status === "ready" ? state.resume : null;
  const { data = noRoles } = useQuery({
    queryKey: ["resume-roles", resume?.id, resume?.updatedAt],
    queryFn: async () => {
      const { resumeRoles } = await import("#shared/writing/bank/resume-roles.ts");
      return resume === null ? [] : resumeRoles({ resumeText: resume.text, resumeEdits: resume.edits });
    },
    enabled: resume !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
