import { EXPERIENCE_WORDS } from "./experience-words.ts";
import { FIELD_WORDS, FILE_WORDS, type FieldWords } from "./field-words.ts";
import {
  type AutofillField,
  type ControlMeaning,
  fieldOfAutocomplete,
  isForeignAutocomplete,
} from "./fields.ts";
import { fold, foldName } from "./fold.ts";
import type { FormControl, FormFacts } from "./form-snapshot.ts";
import { isAboutOthers, isNeverFilled } from "./never-fill.ts";
import { isDenied } from "./other-meaning.ts";

const MARKS =
  /\b(?:required|optional|mandatory|erforderlich|requis|obligatoire|pflichtfeld|fakultativ|facultatif|(?:dd|tt|jj) ?mm ?(?:yyyy|jjjj|aaaa)|mm ?dd ?yyyy)\b/g;
const SCHOOL =
  /^(?:\w+ )?(?:education|ausbildung|formation|schools?|university|degree|languages?|sprachen|langues)(?: (?:history|details|and \w+))?(?: \d+)?$/;
const EXPERIENCE =
  /experience|employment (?:history|detail)|work history|career history|employer \d|(?:role|position|job|employment) \d|(?:current|previous|past|most recent) (?:role|position|job|employ)|berufserfahrung|parcours/;
/** A technical name for an entry of an earlier job or of a school. */
const ENTRY_NAME = /\b(?:work ?(?:experiences?|history)|employments?|jobs?|positions?|experiences?) \d/;
const SCHOOL_NAME = /\b(?:educations?|schools?|degrees?|qualifications?|certificat\w+|languages?) \d/;

/** The question in a label, without words such as "required" and "candidate". */
export function questionWords(text: string): string {
  return fold(text)
    .replace(MARKS, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(
      /^(?:candidate|applicant) (?=(?:e ?mail|phone|mobile|suburb|city|state|postcode|address)\b)/,
      "",
    );
}

function fits({ kinds }: FieldWords, control: FormControl): boolean {
  const kind = control.kind === "listbox" ? "select" : control.kind;
  return kinds === undefined ? kind !== "file" : kinds.includes(kind);
}

function byLabel(
  words: string,
  rows: readonly FieldWords[],
  control: FormControl,
): AutofillField | undefined {
  if (words === "") return undefined;
  return rows.find((row) => fits(row, control) && row.label.test(words))?.field;
}

function byName(
  names: readonly string[],
  rows: readonly FieldWords[],
  control: FormControl,
): AutofillField | undefined {
  for (const name of names) {
    if (name === "") continue;
    const row = rows.find((one) => fits(one, control) && one.name?.test(name) === true);
    if (row !== undefined) return row.field;
  }
  return undefined;
}

/** A sentence that asks for a description is a question, whatever single words it contains. */
function isEssay(words: string): boolean {
  return (
    words.length > 200 ||
    /^(?:please )?(?:describe|explain|outline|tell us|provide (?:an? )?(?:example|detail)|why|what (?:experience|do you know|interests|motivates|attracts)|how many|how much experience|do you have (?:any )?experience|have you (?:ever )?(?:worked|used|had))\b/.test(
      words,
    )
  );
}

const OF_QUESTIONS: ReadonlySet<AutofillField> = new Set([
  "work_rights",
  "salary_expectation",
  "start_date",
  "referral_source",
  "additional_information",
  "cover_letter_text",
]);

function isNamed(control: FormControl, pattern: RegExp): boolean {
  return namesOf(control).some((name) => pattern.test(name));
}

/** True for a control in an entry of the person's earlier jobs. */
export function isOfExperience(control: FormControl): boolean {
  return EXPERIENCE.test(fold(control.section)) || isNamed(control, ENTRY_NAME);
}

function isOfSchool(control: FormControl): boolean {
  return SCHOOL.test(fold(control.section)) || isNamed(control, SCHOOL_NAME);
}

function rowsFor(control: FormControl): readonly FieldWords[] {
  if (control.kind === "file") return FILE_WORDS;
  return isOfExperience(control) ? [...EXPERIENCE_WORDS, ...FIELD_WORDS] : FIELD_WORDS;
}

function namesOf({ name, id, hooks }: FormControl): string[] {
  // In `candidate[answers][0][text]` the last part names the field, and the whole name gives its context.
  const last = /\[([^\][]*)\](?:\[\])?$/.exec(name)?.[1] ?? "";
  return [foldName(last), foldName(name), foldName(id), foldName(hooks)];
}

/** A box that parses a resume to fill the page; its values would overwrite the person's. */
const PARSER = /auto ?fill|automatically fill|parse|pre ?fill|apply with|import (?:from|your)/;
const ANY_CREDENTIAL =
  /\b(?:additional|other|further|supporting|weitere|andere|attachments?|anhang|anhange|beilagen?|documents?|dokumente?|files|dateien|fichiers|annexes?|pieces jointes|supplementaire|references?|urkunden?)\b|zeugnis(?:se)?\b/;
/** The code of a question that the employer added, for example about one credential. */
const OWN_QUESTION = /\b(?:qa|ca|question|cards)[_[]\w/i;

function fileMeaning(control: FormControl): ControlMeaning {
  const label = questionWords(`${control.label} ${control.near}`);
  if (PARSER.test(label)) return "do_not_fill";
  const isOwnQuestion = OWN_QUESTION.test(`${control.name} ${control.hooks}`);
  const names = namesOf(control).filter((name) => !/^(?:file|files|input files)\b/.test(name));
  const said = byLabel(label, FILE_WORDS, control);
  // A list of examples ('letters, references or diplomas') belongs to the box for other documents.
  if (/^(?:additional|weitere|other|further|andere|supplementa)/.test(label)) return "other_file";
  if (said !== undefined && said !== "other_file") return said;
  const named = byName(names, FILE_WORDS, control);
  if (named !== undefined && named !== "other_file") return named;
  if (isOwnQuestion) return "other";
  if (said !== undefined || named !== undefined) return saysFile(said, named, label);
  return /^image/.test(control.accept) && !/pdf|doc/.test(control.accept) ? "photo_file" : "other";
}

function saysFile(
  said: AutofillField | undefined,
  named: AutofillField | undefined,
  label: string,
): ControlMeaning {
  // 'Diploma', 'Working with children check': a question about one credential, which only the person can answer.
  if (said !== undefined) return ANY_CREDENTIAL.test(label) || named === said ? said : "other";
  return label.split(" ").length > 8 ? "other" : (named ?? "other");
}

/** The label, else a short placeholder, else the words next to it, else a longer placeholder. */
function saidWords({ placeholder }: FormControl, label: string, near: string): string[] {
  if (label !== "") return [label];
  const hint = questionWords(placeholder);
  return hint.split(" ").length <= 4 ? [hint, near] : [near, hint];
}

function declaredField({ kind, autocomplete }: FormControl): AutofillField | undefined {
  const declared =
    kind === "select" || kind === "text" || kind === "listbox"
      ? fieldOfAutocomplete(autocomplete)
      : undefined;
  // A form may mean a former employer; the label decides.
  return declared === "current_company" ? undefined : declared;
}

/** The meaning of one control on its own; `classify-form.ts` then compares it with its neighbours. */
export function classifyControl(control: FormControl, facts: FormFacts | undefined): ControlMeaning {
  if (isForeignAutocomplete(control.autocomplete) || isNeverFilled(control, facts)) return "do_not_fill";
  if (control.kind === "file") return fileMeaning(control);
  if (isAboutOthers(control) || isOfSchool(control)) return "other";
  const meaning = declaredField(control) ?? questionMeaning(control, facts?.hasPassword === true);
  const words = questionWords(control.label || control.near || control.placeholder);
  return meaning !== "other" && meaning !== "do_not_fill" && isDenied(meaning, words) ? "other" : meaning;
}

function questionMeaning(control: FormControl, isRegistration: boolean): ControlMeaning {
  const rows = rowsFor(control);
  const label = questionWords(control.label);
  const near = questionWords(control.near);
  const said = saidWords(control, label, near)
    .map((words) => byLabel(words, rows, control))
    .find((field) => field !== undefined);
  if (said !== undefined && (OF_QUESTIONS.has(said) || !isEssay(label || near)))
    return essayGuard(said, label || near, control);
  if (label.split(" ").length > 6) return "other"; // a question in words; its name is a number or misleads
  // A registration form also asks for account data, so only the words that the person reads count.
  if (isRegistration) return "other";
  const named = byName(namesOf(control), rows, control);
  return named !== undefined && isNamedBy(named, label) ? named : "other";
}

/**
 * A technical name counts only if the label does not contradict it: 'Preferred office' named `location` is no
 * address.
 */
function isNamedBy(field: AutofillField, label: string): boolean {
  if (label === "") return true;
  if (field === "salutation") return label.split(" ").length <= 2;
  return !/preferred|desired|office|department|team|interest|which|type|country code|extension|relocat/.test(
    label,
  );
}

function essayGuard(field: AutofillField, words: string, control: FormControl): ControlMeaning {
  // The first and the last day of an earlier job.
  if (field === "start_date" && isOfExperience(control)) return "other";
  // In a large box 'Availability' means days and hours.
  if (field === "start_date" && control.kind === "textarea" && /^availability$/.test(words)) return "other";
  const isStory =
    /^(?:please )?(?:describe|explain|outline|tell us about|why|how many|have you ever|how much experience)\b/.test(
      words,
    );
  return isStory && field !== "additional_information" && field !== "cover_letter_text" ? "other" : field;
}
