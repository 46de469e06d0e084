import type { Profile } from "../domain/autofill/profile.ts";
import { type Answer, answersFromBank, answersWith, chooses, hasOptions, isChosen, picks, writes } from "./answer-control.ts";
import { answerSalary, chooseSalaryRange, salaryText } from "./answer-salary.ts";
import { chooseNotice, datePartTexts, dayText, noticeText, startDay } from "./answer-start.ts";
import { answerWorkRights } from "./answer-work-rights.ts";
import { classifyForm, type ReadControl } from "./classify-form.ts";
import { type FieldValue, type JobContext, profileValue } from "./field-values.ts";
import type { AutofillField } from "./fields.ts";
import type { AutofillDocument, FillItem, FillPlan, LeftItem, LeftReason } from "./fill-plan.ts";
import { fold } from "./fold.ts";
import type { FormControl, FormSnapshot } from "./form-snapshot.ts";
import { findAnswer, type SavedAnswer } from "./similar-question.ts";

const DOCUMENTS: Partial<Record<AutofillField, AutofillDocument>> = {
  resume_file: "resume",
  cover_letter_file: "cover-letter",
  photo_file: "photo",
  other_file: "other",
};

const KNOCK_OUT =
  /licen[cs]e|\bchecks?\b|clearance|certificat|qualification|registration|accredit|ticket|citizen|right to work|sponsor|\bvisa\b|years|willing|able to|available to|relocat|travel|roster|shift|fifo|vaccin|convict|criminal|medical|minimum|do you (?:have|hold|possess)|are you (?:a|an|able|willing|currently)|uber 18|over 18/;

/** What identity is stolen with or people are sorted out by; few forms need it before an offer. */
const SENSITIVE: ReadonlySet<AutofillField> = new Set(["birth_date", "nationality", "photo_file"]);

export type FillAnswers = { profile: Profile; answers: readonly SavedAnswer[]; job: JobContext };

/** What the form asks with this control, in the words a person sees. */
export function askedText({ label, near, placeholder, name, datePart }: FormControl): string {
  const said = [label, near, placeholder].find((text) => /\p{L}{2}/u.test(text)) ?? name;
  return `${said}${datePart === null ? "" : ` (${datePart})`}`
    .replace(/[*\u2731]/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 300);
}

/** A day in a box for the whole of it, or in one of three. */
function answerDay(control: FormControl, day: string): Answer {
  if (control.datePart === null)
    return isChosen(control) ? "does_not_fit" : writes(control, dayText(day, control));
  const texts = datePartTexts(day, control.datePart);
  return answersWith(control, texts[0] ?? "", texts);
}

/** The notice in words; as a number only where the form names its unit. */
function answerNotice(control: FormControl, asked: string, weeks: number): Answer {
  const isNumber = control.type === "number" || /number of|in (?:days|weeks)\b|\b(?:days|weeks)$/.test(asked);
  if (!isNumber) return writes(control, noticeText(weeks));
  if (/\bweeks?\b/.test(asked)) return writes(control, String(weeks));
  return /\bdays?\b/.test(asked) ? writes(control, String(weeks * 7)) : "does_not_fit";
}

function answerStart(control: FormControl, { profile, job }: FillAnswers): Answer {
  const day = startDay(profile, job.today);
  if (day === undefined) return "not_in_profile";
  const days = Math.max(0, (Date.parse(day) - Date.parse(job.today)) / 86_400_000);
  if (control.datePart !== null) return answerDay(control, day);
  if (hasOptions(control)) return chooses(control, chooseNotice(control.options, days));
  if (isChosen(control)) return "does_not_fit";
  const asked = fold(askedText(control));
  const asksNotice = /notice|kundigung|preavis|delai de conge/.test(asked) && !/start|date/.test(asked);
  if (asksNotice && profile.noticeWeeks !== null) return answerNotice(control, asked, profile.noticeWeeks);
  if (control.type === "number") return "does_not_fit";
  return answerDay(control, day);
}

function answerPay(control: FormControl, { profile: { salary } }: FillAnswers): Answer {
  if (salary === null) return "not_in_profile";
  if (hasOptions(control)) return chooses(control, chooseSalaryRange(control.options, salary));
  if (isChosen(control)) return "does_not_fit";
  const text = answerSalary(control, askedText(control), salary);
  if (text === undefined) return "does_not_fit";
  const chosen = writes(control, text);
  return typeof chosen === "string"
    ? chosen
    : { ...chosen, shown: text === String(salary.amount) ? text : salaryText(salary, askedText(control)) };
}

function answerRights(control: FormControl, { profile, job }: FillAnswers): Answer {
  const answer = answerWorkRights(askedText(control), control.options, profile, job.country);
  if (answer === undefined) return "not_in_profile";
  if (hasOptions(control)) return chooses(control, answer.option);
  return isChosen(control) ? picks(answer.wanted) : writes(control, answer.text);
}

function answerDocument(document: AutofillDocument, { job }: FillAnswers): Answer {
  const name = job.documents[document];
  return name === undefined ? "no_document" : { action: { kind: "file", document }, shown: name };
}

function answerLine(control: FormControl, value: FieldValue | undefined): Answer {
  if (value === undefined) return "not_in_profile";
  return answersWith(control, value.text, value.wanted);
}

/** What the profile, the job and its documents say to one field. */
function answerField(field: AutofillField, control: FormControl, answers: FillAnswers): Answer {
  const document = DOCUMENTS[field];
  if (document !== undefined) return answerDocument(document, answers);
  if (field === "work_rights") return answerRights(control, answers);
  if (field === "start_date") return answerStart(control, answers);
  if (field === "salary_expectation") return answerPay(control, answers);
  // Where the ad was found is the person's to say, once and for all in their bank if they like.
  if (field === "referral_source" && answers.job.source === null) return "no_answer";
  if (field === "birth_date") {
    const { birthDate } = answers.profile;
    return birthDate === "" ? "not_in_profile" : answerDay(control, birthDate);
  }
  return answerLine(control, profileValue(field, answers.profile, answers.job));
}

function leave({ control, meaning }: ReadControl, reason: LeftReason, isKnockOut: boolean): LeftItem {
  const field = meaning === "do_not_fill" ? "other" : meaning;
  return {
    ref: control.ref,
    field,
    asked: askedText(control),
    reason,
    isKnockOut,
    isRequired: control.isRequired,
  };
}

function isKnockOut({ control, meaning }: ReadControl): boolean {
  if (meaning === "work_rights") return true;
  return meaning === "other" && control.kind !== "file" && KNOCK_OUT.test(fold(askedText(control)));
}

function planOne(read: ReadControl, answers: FillAnswers): FillItem | LeftItem {
  const { control, meaning } = read;
  const isKnockOutField = isKnockOut(read);
  if (control.hasValue) return leave(read, "has_value", isKnockOutField);
  const saved = findAnswer(askedText(control), answers.answers);
  const known =
    meaning === "other" || meaning === "do_not_fill" ? undefined : answerField(meaning, control, answers);
  const fromBank =
    saved === undefined || control.kind === "file" ? undefined : answersFromBank(control, saved.answer);
  const isKnown = known !== undefined && typeof known !== "string";
  const answer = isKnown ? known : (fromBank ?? known ?? "no_answer");
  if (typeof answer === "string") return leave(read, answer, isKnockOutField);
  const isSensitive = meaning !== "other" && meaning !== "do_not_fill" && SENSITIVE.has(meaning);
  return {
    ref: control.ref,
    field: meaning === "do_not_fill" ? "other" : meaning,
    asked: askedText(control),
    ...answer,
    source: isKnown ? (answer.action.kind === "file" ? "documents" : "profile") : "answers",
    isKnockOut: isKnockOutField,
    needsConsent: !isKnown || isSensitive,
    isSensitive,
    needsPick: control.kind === "combobox" || control.kind === "listbox",
  };
}

/** What to write into a form and what to leave, from the page's snapshot and what the person has told Kelpie. */
export function planFill(snapshot: FormSnapshot, answers: FillAnswers): FillPlan {
  const read = classifyForm(snapshot).filter(
    ({ meaning, control }) => meaning !== "do_not_fill" && !control.isReadOnly,
  );
  const items = read.map((one) => planOne(one, answers));
  return {
    fill: items.filter((item): item is FillItem => "action" in item),
    left: items.filter((item): item is LeftItem => !("action" in item)),
  };
}
