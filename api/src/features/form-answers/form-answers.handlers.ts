import type { KelpieContract } from "#shared/contract/index.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { checkAnswer, draftAnswer } from "./draft-answer.ts";

export const formAnswersHandlers: FeatureHandlers<KelpieContract["formAnswers"]> = {
  draft: draftAnswer,
  check: checkAnswer,
};
