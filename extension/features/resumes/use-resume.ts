import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ApiError } from "#shared/client/api-error.ts";
import type { Resume } from "#shared/contract/resumes/saved-resume.ts";
import { api } from "../../platform/api.ts";
import { readStored, removeStored, writeStored } from "../../platform/storage.ts";

export type ResumeState =
  | { status: "loading" }
  | { status: "none" }
  | { status: "unreachable"; retry: () => void }
  | { status: "ready"; resume: Resume };

/** Query key of the chosen resume, else the default one. */
export const currentResumeKey = ["/api/resumes", "current"];

/** The resume that ads are compared with. The local copy lets the score work at once, and offline. */
export function useResume(): ResumeState {
  const live = useQuery({
    queryKey: currentResumeKey,
    queryFn: loadResume,
    placeholderData: keepPreviousData,
  });
  const kept = useQuery({
    queryKey: ["kept", "resume"],
    queryFn: async () => ({ resume: (await readStored("resume")) ?? null }),
  });
  if (live.data) return live.data.resume ? { status: "ready", resume: live.data.resume } : { status: "none" };
  if (kept.data?.resume) return { status: "ready", resume: kept.data.resume };
  if (live.isError) return { status: "unreachable", retry: () => void live.refetch() };
  return { status: "loading" };
}

async function loadResume(): Promise<{ resume: Resume | null }> {
  const answer = (await loadChosen()) ?? (await api.resumes.getDefault());
  await writeStored("resume", answer.resume);
  return answer;
}

/** Undefined if none was chosen, or if it was deleted from the account. */
async function loadChosen(): Promise<{ resume: Resume } | undefined> {
  const id = await readStored("chosenResume");
  if (id === undefined) return undefined;
  try {
    const { versions: _, ...resume } = await api.resumes.get({ params: { id } });
    return { resume };
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "not_found")) throw error;
    await removeStored("chosenResume");
    return undefined;
  }
}
