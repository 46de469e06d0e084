import { type Answer, answersFromBank } from "./answer-control.ts";
import { answerField, type FillAnswers, questionText } from "./answer-field.ts";
import { classifyForm, type ReadControl } from "./classify-form.ts";
import type { AutofillField } from "./fields.ts";
import type { FillItem, FillPlan, LeftItem } from "./fill-plan.ts";
import { fold } from "./fold.ts";
import { type FollowUp, followUpOf } from "./follow-up.ts";
import type { FormSnapshot } from "./form-snapshot.ts";
import { type HistorySection, withoutHistory } from "./history/plan-history.ts";
import { findAnswer } from "./similar-question.ts";

const KNOCK_OUT =
  /licen[cs]e|\bchecks?\b|clearance|certificat|qualification|registration|accredit|ticket|citizen|right to work|sponsor|\bvisa\b|years|willing|able to|available to|relocat|travel|roster|shift|fifo|vaccin|convict|criminal|medical|minimum|do you (?:have|hold|possess)|are you (?:a|an|able|willing|currently)|uber 18|over 18/;

/** Data that is used for identity theft or screening; few forms need it before an offer. */
const SENSITIVE: ReadonlySet<AutofillField> = new Set(["birth_date", "nationality", "photo_file"]);

function isKnockOut({ control, meaning }: ReadControl): boolean {
  if (meaning === "work_rights") return true;
  return meaning === "other" && control.kind !== "file" && KNOCK_OUT.test(fold(questionText(control)));
}

/** The question that a control depends on, and whether its answer requires the control. */
type Following = { question: string; isAsked: boolean };

/** Only an answer of the person's own, from the profile or saved by them, opens a follow-up question. */
function following(
  followUp: FollowUp | undefined,
  items: readonly (FillItem | LeftItem)[],
): Following | undefined {
  if (followUp === undefined) return undefined;
  const { parent, side } = followUp;
  const answer = items.find(({ ref }) => ref === parent?.ref);
  const isAsked = answer !== undefined && "action" in answer && fold(answer.shown).split(" ")[0] === side;
  return { question: parent === null ? "" : questionText(parent), isAsked };
}

/** An answer, and whether it is the person's own data. */
type Found = { answer: Answer; isOwn: boolean };

function findFor(
  { control, meaning }: ReadControl,
  asked: string,
  answers: FillAnswers,
  isFollowUp: boolean,
): Found {
  if (control.hasValue) return { answer: "has_value", isOwn: false };
  const isLine = meaning !== "other" && meaning !== "do_not_fill" && !isFollowUp;
  const known = isLine ? answerField(meaning, control, answers) : undefined;
  if (known !== undefined && typeof known !== "string") return { answer: known, isOwn: true };
  const saved = control.kind === "file" ? undefined : findAnswer(asked, answers.answers);
  const fromBank = saved === undefined ? undefined : answersFromBank(control, saved.answer);
  return { answer: fromBank ?? known ?? "no_answer", isOwn: false };
}

function sourceOf({ answer, isOwn }: Found): FillItem["source"] {
  if (!isOwn) return "answers";
  return typeof answer !== "string" && answer.action.kind === "file" ? "documents" : "profile";
}

function planOne(read: ReadControl, answers: FillAnswers, after?: Following): FillItem | LeftItem {
  const { control, meaning } = read;
  const field = meaning === "do_not_fill" ? "other" : meaning;
  // 'If yes, please give details' depends on its question, so an answer must fit both.
  const asked = `${after?.isAsked ? after.question : ""} ${questionText(control)}`.trim();
  const place = { ref: control.ref, field, asked, isKnockOut: isKnockOut(read) };
  const isOpen = after?.isAsked === false && !control.hasValue;
  const found: Found = isOpen
    ? { answer: "follows", isOwn: false }
    : findFor(read, asked, answers, after !== undefined);
  const { answer, isOwn } = found;
  if (typeof answer === "string")
    return {
      ...place,
      isKnockOut: place.isKnockOut && !isOpen,
      reason: answer,
      isRequired: control.isRequired,
    };
  const isSensitive = field !== "other" && SENSITIVE.has(field);
  return {
    ...place,
    ...answer,
    source: sourceOf(found),
    needsConsent: !isOwn || isSensitive,
    isSensitive,
    needsPick: control.kind === "combobox" || control.kind === "listbox",
  };
}

/**
 * What to write into a form and what to leave, from the page's snapshot and the person's data.
 * @param history the form's lists, which `planHistory` plans; they are left out here.
 */
export function planFill(
  snapshot: FormSnapshot,
  answers: FillAnswers,
  history: readonly HistorySection[] = [],
): FillPlan {
  const known = classifyForm(snapshot).filter(
    ({ meaning, control }) => meaning !== "do_not_fill" && !control.isReadOnly,
  );
  const read = withoutHistory(known, history);
  const items: (FillItem | LeftItem)[] = [];
  read.forEach((one, at) => {
    items.push(planOne(one, answers, following(followUpOf(read, at), items)));
  });
  return {
    fill: items.filter((item): item is FillItem => "action" in item),
    left: items.filter((item): item is LeftItem => !("action" in item)),
  };
}
