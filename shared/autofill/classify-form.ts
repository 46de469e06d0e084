import { classifyControl, questionWords } from "./classify-control.ts";
import type { ControlMeaning } from "./fields.ts";
import { fold, foldName } from "./fold.ts";
import type { FormControl, FormSnapshot } from "./form-snapshot.ts";

/** A control with its meaning. */
export type ReadControl = { control: FormControl; meaning: ControlMeaning };

const REPEATS: Partial<Record<ControlMeaning, ControlMeaning>> = {
  email: "email_confirm",
  phone: "phone_other",
  website: "website_other",
};

/** Fields that a form has once; a second one belongs to somebody or something else. */
const ONCE: ReadonlySet<ControlMeaning> = new Set([
  "first_name",
  "last_name",
  "full_name",
  "address",
  "city",
  "state",
  "postcode",
  "country",
  "location",
  "birth_date",
  "resume_file",
  "photo_file",
  "summary",
  "headline",
  "cover_letter_text",
  "cover_letter_file",
]);

const END =
  /^(?:(?:end|finish|leaving) ?date|date (?:ended|left|to|finished)|to|until|(?:i )?(?:currently|still) work here|current (?:job|role|position))\b/;
/** Maximum distance, in controls, between a start date and the end date that belongs to it. */
const BESIDE = 6;

/** A start date near an end date belongs to a role or a course; otherwise it is the day the person can begin. */
function settleRoleDates(read: ReadControl[]): void {
  read.forEach((one, at) => {
    if (one.meaning !== "start_date") return;
    const near = read.slice(Math.max(0, at - BESIDE), at + BESIDE);
    if (near.some(({ control }) => END.test(questionWords(control.label || control.near))))
      one.meaning = "other";
  });
}

function isTyped({ kind }: FormControl): boolean {
  return kind === "text" || kind === "textarea" || kind === "editable" || kind === "combobox";
}

/**
 * A bare 'Name' or 'Nom' is the part that the form does not ask for elsewhere: first name, family name or the whole.
 */
function settleNames(read: ReadControl[]): void {
  const has = (meaning: ControlMeaning): boolean => read.some((one) => one.meaning === meaning);
  const [first, last, full] = [has("first_name"), has("last_name"), has("full_name")];
  for (const one of read) {
    if (one.meaning === "full_name" && last && !first) one.meaning = "first_name";
    else if (one.meaning === "full_name" && first && !last && isBareName(one.control))
      one.meaning = "last_name";
    else if (one.meaning === "last_name" && !first && !full && isBareName(one.control))
      one.meaning = "full_name";
  }
}

function isBareName({ label, placeholder, near, name }: FormControl): boolean {
  const said = [label, placeholder, near].map(questionWords).find((words) => words !== "") ?? foldName(name);
  return /^(?:(?:your|ihr|dein|votre) )?(?:name|nom)$/.test(said);
}

function settleRepeats(read: ReadControl[]): void {
  const seen = new Set<ControlMeaning>();
  for (const one of read) {
    if (!seen.has(one.meaning)) {
      seen.add(one.meaning);
      continue;
    }
    // The second and the third box of the same date.
    if (one.control.datePart !== null) continue;
    const next = isTyped(one.control) ? REPEATS[one.meaning] : undefined;
    if (next !== undefined && !seen.has(next)) {
      one.meaning = next;
      seen.add(next);
    } else if (ONCE.has(one.meaning) || next !== undefined) {
      one.meaning = "other";
    }
  }
}

const OF_A_JOB: ReadonlySet<ControlMeaning> = new Set(["current_company", "work_company", "work_title"]);
const OF_A_BLOCK: ReadonlySet<ControlMeaning> = new Set([
  "address",
  "city",
  "state",
  "postcode",
  "country",
  "location",
]);
/** Maximum number of boxes between an employer's name and its place. */
const BLOCK = 4;

/** A place right after an employer or a job title is where that job was, not where the person lives. */
function settleEmployers(read: ReadControl[]): void {
  read.forEach((one, at) => {
    const before = read.slice(Math.max(0, at - BLOCK), at).map(({ meaning }) => meaning);
    const job = before.findLastIndex((meaning) => OF_A_JOB.has(meaning));
    const isOwn = before.slice(job + 1).some((meaning) => ["email", "phone", "last_name"].includes(meaning));
    if (OF_A_BLOCK.has(one.meaning) && job >= 0 && !isOwn) one.meaning = "other";
  });
}

/** The only file box of an application, called 'your documents' or similar, takes the resume. */
function settleOnlyFile(read: ReadControl[]): void {
  const files = read.filter(({ control, meaning }) => control.kind === "file" && meaning !== "do_not_fill");
  const [only] = files;
  if (only === undefined || files.length > 1) return;
  const words = fold(`${only.control.label} ${only.control.near}`);
  if (
    /unterlagen|bewerbung|dossier|candidature|application|your (?:documents?|files?)|^(?:dateien|dokumente|files?|documents?)\b/.test(
      words,
    )
  )
    only.meaning = "resume_file";
}

function formsOf(snapshot: FormSnapshot): FormControl[][] {
  const byForm = new Map<number, FormControl[]>();
  for (const control of snapshot.controls)
    byForm.set(control.form, [...(byForm.get(control.form) ?? []), control]);
  return [...byForm.values()];
}

/** Classifies every control of a document, each form separately, because fields repeat between forms. */
export function classifyForm(snapshot: FormSnapshot): ReadControl[] {
  return formsOf(snapshot).flatMap((controls) => {
    const read = controls.map((control) => ({
      control,
      meaning: classifyControl(control, snapshot.forms[control.form]),
    }));
    settleNames(read);
    settleRoleDates(read);
    settleEmployers(read);
    settleRepeats(read);
    settleOnlyFile(read);
    return read;
  });
}

/** Words in the path of an address that job systems use for the steps of an application. */
function isApplyAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  return /\/(?:apply|apply-?now|applymanually|application|applications|bewerbung|candidature)(?:\/|$)/i.test(
    new URL(url).pathname,
  );
}

/** True for a later step of a form that was already filled: it has questions, and is no search or sign-in. */
export function isNextStep(read: readonly ReadControl[]): boolean {
  return read.some(({ meaning, control }) => meaning !== "do_not_fill" && !control.isHidden);
}

/** Headings above an application form. */
const APPLYING =
  /\b(?:apply|job application|(?:position|employment) application|application (?:form )?for|applicants?|candidates?|work (?:with|for) us|join (?:our|the) (?:team|crew)|expression of interest|bewerbung|candidature)\b/;

/** True for an application form: it asks for a resume, or for a name, a way to reply and more. */
export function isApplicationForm(read: readonly ReadControl[], url = ""): boolean {
  const has = (...meanings: ControlMeaning[]): boolean =>
    read.some(({ meaning }) => meanings.includes(meaning));
  const isNamed = has("first_name", "last_name", "full_name");
  if (has("resume_file") && (isNamed || has("email", "phone"))) return true;
  // A form without a file box is recognised by its headings.
  const says = read.some(({ control }) => APPLYING.test(fold(control.section)));
  const known = read.filter(({ meaning }) => meaning !== "other" && meaning !== "do_not_fill").length;
  // One step of several: the e-mail was asked for at sign-up, and the resume comes in another step.
  if (isApplyAddress(url) && known >= 3) return true;
  if (says && isNamed && has("email", "phone") && known >= 5) return true;
  return (
    isNamed &&
    has("email") &&
    known >= 4 &&
    has(
      "work_rights",
      "salary_expectation",
      "start_date",
      "linkedin",
      "cover_letter_text",
      "resume_file",
      "current_company",
    )
  );
}
