import { useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import { createApiClient } from "#shared/client/create-api-client.ts";
import { type OwnWordPlan, ownWord } from "#shared/contract/resumes/own-word.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { ownOrigin } from "../../../platform/api.ts";
import { saveFile } from "../../../platform/browser/save-file.ts";
import { takesOwnWord } from "../../../platform/own-word-choice.ts";
import { optimizerToasts } from "../optimizer/optimizer-texts.ts";

const { ownWord: ownWordApi } = createApiClient({ ownWord }, ownOrigin);

/** A tailored text and the one that it was made from, which tells the file. */
export interface TailoredText {
  sourceText: string;
  text: string;
}

/** What the person is asked before a file is made. */
interface Question {
  plan: OwnWordPlan;
  tailored: TailoredText;
  /** Our own design instead. */
  ours: () => void;
}

export function changesText(count: number): string {
  return count === 1 ? "1 change" : `${count} changes`;
}

/**
 * The Word download: the person's own file with the changes in place where one is stored, else ours. What has no certain
 * place in their file is asked about first. decision: D-77.
 */
export function useOwnWord() {
  const [isBusy, setIsBusy] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const { toast } = useToast();
  const work = async (task: () => Promise<void>) => {
    setIsBusy(true);
    try {
      await task();
    } catch (error) {
      const { description } = optimizerToasts.downloadFailed;
      const text = error instanceof ApiError ? (error.body?.error ?? description) : description;
      toast({ ...optimizerToasts.downloadFailed, description: text });
    } finally {
      setIsBusy(false);
    }
  };
  const take = async (tailored: TailoredText, { placed }: OwnWordPlan) => {
    const file = await ownWordApi.downloadOwnWord({ body: tailored });
    saveFile(file, file.name);
    const description =
      placed === 0
        ? "It reads like this already: nothing had to change."
        : `${changesText(placed)} in place; everything else is as you made it. Read it through once.`;
    toast({ title: "Your own Word file", description });
  };
  /** @param ours makes the file in our design. */
  const start = (tailored: TailoredText, ours: () => void) => {
    if (!takesOwnWord()) return ours();
    return void work(async () => {
      const plan = await ownWordApi.planOwnWord({ body: tailored });
      if (plan.file === null) ours();
      else if (plan.unchangeable === null && plan.unplaced.length === 0) await take(tailored, plan);
      else setQuestion({ plan, tailored, ours });
    });
  };
  const answer = (choice: "own" | "ours" | "neither") => {
    setQuestion(null);
    if (!question) return;
    if (choice === "own") void work(() => take(question.tailored, question.plan));
    if (choice === "ours") question.ours();
  };
  return { isBusy, plan: question?.plan ?? null, start, answer };
}
export type OwnWord = ReturnType<typeof useOwnWord>;
