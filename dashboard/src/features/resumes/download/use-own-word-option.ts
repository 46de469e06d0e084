import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { createApiClient } from "#shared/client/create-api-client.ts";
import { queryKey } from "#shared/client/route-query.ts";
import { ownWord } from "#shared/contract/resumes/own-word.ts";
import { ownOrigin } from "../../../platform/api.ts";
import { saveOwnWordChoice, takesOwnWord } from "../../../platform/own-word-choice.ts";
import type { OwnWordOption } from "../pages/design-thumbnails.tsx";
import type { TailoredText } from "./use-own-word.ts";

const { ownWord: api } = createApiClient({ ownWord }, ownOrigin);

/**
 * The person's own Word file as a choice beside our designs; undefined where none is stored of that text, or none that can
 * be changed. decision: D-77.
 */
export function useOwnWordOption(tailored: TailoredText): OwnWordOption | undefined {
  const [isChosen, setIsChosen] = useState(takesOwnWord);
  const { data } = useQuery({
    queryKey: queryKey(ownWord.planOwnWord, tailored),
    queryFn: () => api.planOwnWord({ body: tailored }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (!data?.file || data.unchangeable !== null) return undefined;
  const onChoose = (takesOwn: boolean) => {
    setIsChosen(takesOwn);
    saveOwnWordChoice(takesOwn);
  };
  return { name: data.file.name, isChosen, onChoose };
}
