import { lazy, Suspense } from "react";
import type { OwnWord } from "./use-own-word.ts";

/** Asked only where a line has no place. */
const OwnWordQuestion = lazy(async () => ({
  default: (await import("./own-word-question.tsx")).OwnWordQuestion,
}));

/** The question before a Word download, while there is one. decision: D-77. */
export function OwnWordDialog({ plan, answer }: Pick<OwnWord, "plan" | "answer">) {
  if (!plan) return null;
  return (
    <Suspense>
      <OwnWordQuestion plan={plan} answer={answer} />
    </Suspense>
  );
}
