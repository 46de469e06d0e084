import type { Profile } from "../domain/autofill/profile.ts";
import { type Answer, answersWith, chooses, hasOptions, isChosen, picks, writes } from "./answer-control.ts";
import { phoneText } from "./answer-phone.ts";
import { answerSalary, chooseSalaryRange, salaryText } from "./answer-salary.ts";
import { chooseNotice, datePartTexts, dayText, noticeText, startDay } from "./answer-start.ts";
import { answerWorkRights } from "./answer-work-rights.ts";
import { type FieldValue, type JobContext, profileValue } from "./field-values.ts";
import type { AutofillField } from "./fields.ts";
import type { AutofillDocument } from "./fill-plan.ts";
import { fold } from "./fold.ts";
import type { FormControl } from "./form-snapshot.ts";
import type { SavedAnswer } from "./similar-question.ts";

const DOCUMENTS: Partial<Record<AutofillField, AutofillDocument>> = {
  resume_file: "resume",
  cover_letter_file: "cover-letter",
  photo_file: "photo",
  other_file: "other",
};

const ONLY_IF_OTHER = /\bif (?:different|applicable|any|other)\b|\boptional\b/;

export type FillAnswers = { profile: Profile; answers: readonly SavedAnswer[]; job: JobContext };

/** The control's question in the words that a person sees. */
export function questionText({ label, near, placeholder, name, datePart }: FormControl): string {
  const said = [label, near, placeholder].find((text) => /\p{L}{2}/u.test(text)) ?? name;
  return `${said}${datePart === null ? "" : ` (${datePart})`}`
    .replace(/[*\u2731]/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 300);
}

/** A day for a box for the whole date, or for one of three. */
function answerDay(control: FormControl, day: string): Answer {
  if (control.datePart === null)
    return isChosen(control) ? "does_not_fit" : writes(control, dayText(day, control));
  const texts = datePartTexts(day, control.datePart);
  return answersWith(control, texts[0] ?? "", texts);
}

/** The notice period in words; as a number only if the form names its unit. */
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
  const asked = fold(questionText(control));
  const asksNotice = /notice|kundigung|preavis|delai de conge/.test(asked) && !/start|date/.test(asked);
  if (asksNotice && profile.noticeWeeks !== null) return answerNotice(control, asked, profile.noticeWeeks);
  if (control.type === "number") return "does_not_fit";
  return answerDay(control, day);
}

function answerPay(control: FormControl, { profile: { salary } }: FillAnswers): Answer {
  if (salary === null) return "not_in_profile";
  if (hasOptions(control)) return chooses(control, chooseSalaryRange(control.options, salary));
  if (isChosen(control)) return "does_not_fit";
  const text = answerSalary(control, questionText(control), salary);
  if (text === undefined) return "does_not_fit";
  const chosen = writes(control, text);
  return typeof chosen === "string"
    ? chosen
    : { ...chosen, shown: text === String(salary.amount) ? text : salaryText(salary, questionText(control)) };
}

function answerRights(control: FormControl, { profile, job }: FillAnswers): Answer {
  const answer = answerWorkRights(questionText(control), control.options, profile, job.country);
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

/** The answer to one field from the profile, the job and its documents. */
export function answerField(field: AutofillField, control: FormControl, answers: FillAnswers): Answer {
  const document = DOCUMENTS[field];
  if (document !== undefined) return answerDocument(document, answers);
  if (field === "work_rights") return answerRights(control, answers);
  if (field === "start_date") return answerStart(control, answers);
  if (field === "salary_expectation") return answerPay(control, answers);
  // Only the person can say where they found the ad; they may save that answer in their bank.
  if (field === "referral_source" && answers.job.source === null) return "no_answer";
  if (field === "birth_date") {
    const { birthDate } = answers.profile;
    return birthDate === "" ? "not_in_profile" : answerDay(control, birthDate);
  }
  const value = profileValue(field, answers.profile, answers.job);
  if (field === "phone" && value !== undefined) return writes(control, phoneText(value.text, control));
  // 'If different': the first name again would be wrong here.
  if (
    field === "preferred_name" &&
    answers.profile.preferredName === "" &&
    ONLY_IF_OTHER.test(fold(questionText(control)))
  )
    return "not_in_profile";
  return answerLine(control, value);
}
