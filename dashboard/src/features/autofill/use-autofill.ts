import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { createApiClient } from "#shared/client/create-api-client.ts";
import { queryKey } from "#shared/client/route-query.ts";
import { autofill, type SavedAnswer } from "#shared/contract/autofill.ts";
import { formAnswers } from "#shared/contract/form-answers.ts";
import type { Profile } from "#shared/domain/autofill/profile.ts";
import { ownOrigin } from "../../platform/api.ts";

const api = createApiClient({ autofill }, ownOrigin);
/** Drafts and checks; nothing is stored by them. */
export const formAnswersApi = createApiClient({ formAnswers }, ownOrigin);

const key = queryKey(autofill.get);

type Autofill = Awaited<ReturnType<typeof api.autofill.get>>;

/** Profile, the resume's proposals for it, and the saved answers. */
export function useAutofill() {
  return useQuery({ queryKey: key, queryFn: () => api.autofill.get() });
}

function usePut() {
  const client = useQueryClient();
  return (part: Partial<Autofill>) =>
    client.setQueryData<Autofill>(key, (before) => before && { ...before, ...part });
}

/** Keeps the whole profile; what was proposed is the person's own from then on. */
export function useSaveProfile(): (profile: Profile) => Promise<void> {
  const put = usePut();
  return async (body) => {
    const kept = await api.autofill.saveProfile({ body });
    put({ ...kept, suggested: {} });
  };
}

/** Keeps and deletes answers; each call fails when nothing was changed. */
export function useAnswers() {
  const put = usePut();
  const onSuccess = (kept: { answers: SavedAnswer[] }) => void put(kept);
  const keeping = useMutation({
    mutationFn: (body: { id?: string; question: string; answer: string; applicationId: string | null }) =>
      api.autofill.saveAnswer({ body }),
    onSuccess,
  });
  const removing = useMutation({
    mutationFn: (id: string) => api.autofill.removeAnswer({ params: { id } }),
    onSuccess,
  });
  return { keep: keeping.mutateAsync, remove: removing.mutateAsync };
}
