import { isPrivateQuestion } from "../domain/autofill/private-questions.ts";
import { savedAnswerLimits } from "../domain/autofill/profile.ts";
import type { LeftItem } from "./fill-plan.ts";
import { fold } from "./fold.ts";

/** More that a person may be sorted out by, or that opens an account: not offered, though one may keep it oneself. */
const CAREFUL =
  /\bcharged\b|charges|polic(?:e|ing)|court|\bcondition\b|allerg|workcover|compensation|\borigin|national|citizen|\bvisa\b|faith|\bunion\b|politic|married|children\b|family|\bage\b|birth|\bpin\b|licen[cs]e n|superannuation|\bcode\b|security question|maiden/;

/**
 * Whether an answer that the person typed to a question of a form is offered for keeping.
 * @param item a question that the plan left because nothing was known of it.
 */
export function maySaveAnswer({ asked, reason }: Pick<LeftItem, "asked" | "reason">): boolean {
  if (reason !== "no_answer" || asked.length > savedAnswerLimits.question) return false;
  return !isPrivateQuestion(asked) && !CAREFUL.test(fold(asked));
}
