import { isPrivateQuestion } from "../domain/autofill/private-questions.ts";
import { savedAnswerLimits } from "../domain/autofill/profile.ts";
import type { LeftItem } from "./fill-plan.ts";
import { fold } from "./fold.ts";

/**
 * More topics by which a person may be screened out, and secrets. Kelpie does not offer to save these answers, but
 * the person may.
 */
const CAREFUL =
  /\bcharged\b|charges|polic(?:e|ing)|court|\bcondition\b|allerg|workcover|compensation|\borigin|national|citizen|\bvisa\b|faith|\bunion\b|politic|married|children\b|family|\bage\b|birth|\bpin\b|licen[cs]e n|superannuation|\bcode\b|security question|maiden/;

/**
 * Whether Kelpie offers to save an answer that the person typed.
 * @param item a question that the plan left because it had no answer.
 */
export function maySaveAnswer({ asked, reason }: Pick<LeftItem, "asked" | "reason">): boolean {
  if (reason !== "no_answer" || asked.length > savedAnswerLimits.question) return false;
  return !isPrivateQuestion(asked) && !CAREFUL.test(fold(asked));
}
