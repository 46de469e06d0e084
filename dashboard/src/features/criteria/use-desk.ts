import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import { createApiClient } from "#shared/client/create-api-client.ts";
import { queryKey } from "#shared/client/route-query.ts";
import { type CriteriaDesk, type CriteriaWork, criteria } from "#shared/contract/criteria.ts";
import { isOneText, wholeAnswer } from "#shared/domain/criteria/criterion.ts";
import { counted } from "#shared/domain/text.ts";
import { useAutosave } from "#shared/ui/blocks/use-autosave.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { ownOrigin } from "../../platform/api.ts";
import { saveFile } from "../../platform/browser/save-file.ts";
import { criteriaTexts as texts } from "./criteria-texts.ts";

const { criteria: api } = createApiClient({ criteria }, ownOrigin);

/** The desk of a saved job, as the server has it. */
export function useDeskQuery(id: string) {
  const params = { id };
  return useQuery({ queryKey: queryKey(criteria.get, { params }), queryFn: () => api.get({ params }) });
}

/** Calls about one desk leave one after the other: a draft never meets an older text. */
function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const mine = last.current.then(task, task);
    last.current = mine.catch(() => undefined);
    return mine;
  };
}

/** What a person does at their desk: what they type is stored a moment later, what they ask for follows it. */
export function useDesk(desk: CriteriaDesk) {
  const params = { id: desk.applicationId };
  const client = useQueryClient();
  const { toast } = useToast();
  const [work, setWork] = useState(desk.work);
  const inTurn = useTurns();
  const show = (next: CriteriaDesk) => client.setQueryData(queryKey(criteria.get, { params }), next);
  const autosave = useAutosave<CriteriaWork>(
    (body) => inTurn(async () => show(await api.keep({ params, body }))),
    (_, after) => after,
  );
  const change = (part: Partial<CriteriaWork>) => {
    const next = { ...work, ...part };
    setWork(next);
    autosave.change(next);
  };
  const failed = (error: unknown) =>
    toast({
      variant: "destructive",
      title: error instanceof ApiError ? (error.body?.message ?? texts.failed) : texts.failed,
    });
  /** Keeps what waits, asks, and shows what came. */
  const ask = (call: () => Promise<CriteriaDesk>) => {
    autosave.saveNow();
    return inTurn(call).then((next) => {
      show(next);
      setWork(next.work);
      return next;
    });
  };
  const drafting = useMutation({
    mutationFn: (only?: string[]) => ask(() => api.draft({ params, body: only ? { only } : {} })),
    onSuccess: (next, only) => {
      const wanted =
        only ?? (isOneText(next.work.kind) ? [wholeAnswer] : next.work.criteria.map(({ id }) => id));
      const empty = wanted.filter((id) => (next.work.answers[id] ?? "").trim() === "").length;
      if (empty > 0)
        toast({ title: `${counted(empty, "answer")} left empty`, description: texts.shownNothing });
    },
    onError: failed,
  });
  const pasting = useMutation({
    mutationFn: (text: string) => ask(() => api.readPasted({ params, body: { text } })),
    onError: failed,
  });
  const downloading = useMutation({
    mutationFn: async () => {
      autosave.saveNow();
      const file = await inTurn(() => api.download({ params }));
      saveFile(file, file.name);
    },
    onError: failed,
  });
  return { work, change, autosave, drafting, pasting, downloading };
}
export type Desk = ReturnType<typeof useDesk>;
