import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { queryKey } from "#shared/client/route-query.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import type { ResumeEdit } from "#shared/contract/resumes/resume-edit.ts";
import type { Resume } from "#shared/contract/resumes/saved-resume.ts";
import { api } from "../../../platform/api.ts";

const { resumes } = contract;
const listKey = queryKey(resumes.list);
const keyOf = (id: string) => queryKey(resumes.get, { params: { id } });

/** Every stored resume, the default one first. */
export function useSavedResumes() {
  return useQuery({ queryKey: listKey, queryFn: () => api.resumes.list() });
}

/** One resume with its earlier versions. */
export function useSavedResume(id: string) {
  return useQuery({ queryKey: keyOf(id), queryFn: () => api.resumes.get({ params: { id } }) });
}

/** After a change everything that shows a resume, or a score measured with one, is loaded anew. */
async function reload(client: QueryClient): Promise<void> {
  client.removeQueries({ queryKey: queryKey(contract.applications.list) });
  client.removeQueries({ queryKey: queryKey(contract.applications.get) });
  await Promise.all(
    [listKey, queryKey(resumes.get), queryKey(resumes.getDefault), queryKey(contract.overview.summary)].map(
      (key) => client.invalidateQueries({ queryKey: key }),
    ),
  );
}

export interface NewResume {
  name: string;
  text: string;
  origin: "uploaded" | "pasted" | "imported";
  fileId?: string;
}

export function useCreateResume() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (resume: NewResume) => api.resumes.create({ body: resume }),
    onSuccess: () => reload(client),
  });
}

export interface ResumeChange {
  name?: string;
  text?: string;
  origin?: "edited" | "uploaded";
  fileId?: string;
  edits?: ResumeEdit[];
  isDefault?: true;
}

export function useUpdateResume(id: string) {
  const client = useQueryClient();
  return useMutation({
    // One after the other: two corrections at once must not overwrite each other.
    scope: { id: `resume-${id}` },
    mutationFn: (change: ResumeChange) => api.resumes.update({ params: { id }, body: change }),
    onSuccess: (resume: Resume) => {
      client.setQueryData<Resume>(keyOf(id), (before) => before && { ...before, ...resume });
      return reload(client);
    },
  });
}

/** Makes a resume of the list the default one. */
export function useMakeDefault(onFail: () => void): (id: string) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id: string) => api.resumes.update({ params: { id }, body: { isDefault: true } }),
    onSuccess: () => reload(client),
    onError: onFail,
  });
  return mutate;
}

export function useRestoreResume(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (versionId: string) => api.resumes.restore({ params: { id }, body: { versionId } }),
    onSuccess: () => reload(client),
  });
}

export function useRemoveResume() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.resumes.remove({ params: { id } }),
    onSuccess: (_answer, id) => {
      client.removeQueries({ queryKey: keyOf(id) });
      return reload(client);
    },
  });
}

export function useRemoveFile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.resumes.removeFile({ params: { id } }),
    onSuccess: () => reload(client),
  });
}
