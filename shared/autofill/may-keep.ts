import { savedAnswerLimits } from "../domain/autofill/profile.ts";
import type { LeftItem } from "./fill-plan.ts";
import { fold } from "./fold.ts";

/** What a person may be sorted out by, and what opens their accounts: an answer to it is never offered for keeping. */
const PRIVATE =
  /convict|criminal|offen[cs]e|\bcharged\b|charges|bankrupt|polic(?:e|ing)|court|medical|health|illness|injur|disab|\bcondition\b|allerg|medication|workcover|compensation|vaccin|pregnan|mental|origin|national|citizen|\bvisa\b|ethnic|\brace\b|aborigin|torres|indigenous|religio|faith|\bunion\b|politic|gender|\bsex|pronoun|married|marital|children\b|family|\bage\b|birth|password|\bpin\b|passport|licen[cs]e n|tax file|\btfn\b|medicare|\bbank\b|\bbsb\b|superannuation|\bcode\b|security question|maiden/;

/**
 * Whether an answer that the person typed to a question of a form is offered for keeping.
 * @param item a question that the plan left because nothing was known of it.
 */
export function mayKeep({ asked, reason }: Pick<LeftItem, "asked" | "reason">): boolean {
  return reason === "no_answer" && asked.length <= savedAnswerLimits.question && !PRIVATE.test(fold(asked));
}
