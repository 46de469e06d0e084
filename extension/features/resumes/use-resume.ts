import { useQuery } from "@tanstack/react-query";
import type { Resume } from "#shared/contract/kept-resumes.ts";
import { api } from "../../platform/api.ts";
import { readStored, writeStored } from "../../platform/storage.ts";

export type ResumeState =
  | { status: "loading" }
  | { status: "none" }
  | { status: "unreachable"; retry: () => void }
  | { status: "ready"; resume: Resume };

/** The resume that ads are compared with. The copy kept here makes the score work at once, and offline. */
export function useResume(): ResumeState {
  const live = useQuery({ queryKey: ["/api/resumes/default"], queryFn: loadResume });
  const kept = useQuery({
    queryKey: ["kept", "resume"],
    queryFn: async () => ({ resume: (await readStored("resume")) ?? null }),
  });
  if (live.data) return live.data.resume ? { status: "ready", resume: live.data.resume } : { status: "none" };
  if (kept.data?.resume) return { status: "ready", resume: kept.data.resume };
  if (live.isError) return { status: "unreachable", retry: () => void live.refetch() };
  return { status: "loading" };
}

async function loadResume() {
  const answer = await api.resumes.getDefault();
  await writeStored("resume", answer.resume);
  return answer;
}
