import { type AutofillField, CONTACT_FIELDS } from "./fields.ts";

/** Words that give another meaning to a label that sounds like one of the person's fields. */
const DENIALS: Partial<Record<AutofillField, RegExp>> = {
  work_rights:
    /\b(?:number|expir\w*|valid (?:until|to)|end date|date of issue|issue date|grant (?:date|number|notice)|evidence|proof|attach|upload|conditions? of|subclass number|previous(?:ly)?|reference)\b|\b(?:children|school|remotely|from home|weekends?|shifts?|overtime|night|alone|heights)\b/,
  salary_expectation:
    /\b(?:current|present|last|previous|existing|negotiable|currency|history|is (?:this|the) (?:salary|range)|happy with|comfortable with|aligned|acceptable|match your)\b/,
  start_date:
    /\binterview|\bshifts?\b|\bweekends?\b|\bovertime\b|\bhours\b|\btraining\b|\bplacement\b|\bcourse\b|\bdays? (?:of the week|are you)|\bwhich days\b|\bcurrent (?:role|job|position)\b|\bbest time\b|\bcontact you\b|\b(?:visa|lease|degree|study|studies)\b|\bprevious\b|\bcasual\b|\btravel\b/,
  referral_source: /\bname of\b|\bwho\b|\bcode\b|\bemployee\b|\bopen source\b|\bif (?:you|other|so|yes)\b/,
  location: /\b(?:prefer|desired|interested|would you like|relocat|willing|bucket|birth|office|which of)/,
  country: /\b(?:birth|code|dial\w*|issue|issuing|visa|passport|study|education|prefix)\b/,
  country_of_residence: /\b(?:birth|issue|issuing|previous)\b/,
  additional_information:
    /\b(?:convict\w*|crimin\w*|offen[cs]e\w*|health|medical|injur\w*|disab\w*|adjust\w*|accommodation|visa|disciplin\w*|bankrupt\w*|compensation claim|conflict of interest|relationship|referees?|of (?:the|your|any)|regarding|relating to|about (?:the|your|any)|if (?:yes|so|no|you answered))\b/,
  cover_letter_text: /\b(?:title|name|language|do you have|will you|did you)\b/,
  summary: /\b(?:of the|project|company|role|position|thesis)\b/,
  linkedin:
    /\b(?:recruiter|connections?|followers?|learning|ads?|campaigns?|sales navigator|experience|how many|marketing|did you|have you|see|saw|post|job)\b/,
  address: /\b(?:type|kind)\b|^(?:street|house|unit|building) (?:number|no|nr)\b|\b(?:previous|former)\b/,
  github: /\b(?:actions?|copilot|experience|how many|stars|workflows?|have you|did you|enterprise)\b/,
  twitter: /\b(?:ads?|campaigns?|experience|followers?|how many|have you|did you|marketing)\b/,
  website: /\b(?:password|company|employer|referee|experience|which|careers)\b/,
  full_name:
    /\b(?:sign\w*|referee|referral|contact person|school|institution|business|trading|father|mother|parent|file|event|course|event|product|project|pet|maiden|previous|former|other names?|alias\w*)\b/,
  first_name: /\b(?:of|referee|maiden|previous|former|emergency|contact s|manager)\b/,
  last_name: /\b(?:maiden|previous|former|at birth|referee|emergency|contact s|manager|of (?:your|the))\b/,
  current_company:
    /\b(?:size|website|address|phone|contact|number|industry|type|reason|name of your manager)\b/,
  work_title: /\b(?:applying|apply|advertised|vacancy|interested|desired|manager|referee|supervisor)\b/,
  city: /\b(?:birth|preferred|desired)\b/,
  state: /\b(?:birth|issue|issuing|licen[cs]e|registration|preferred)\b/,
  salutation: /\b(?:job|role|position|thesis|project|book)\b/,
  birth_date: /\b(?:child\w*|spouse|partner|dependant\w*|place|city|country)\b/,
  skills: /\b(?:describe|example|rate)\b/,
};

/** Words that say whose it is or what it is for; the person's own e-mail, number and address do not have them. */
const FOREIGN_TAIL =
  /\b(?:of (?:your|the|an?) |preferences?|notifications?|alerts?|updates|subscri\w+|provider|carrier|interview|screen(?:ing)?|experience|develop\w+|apps?\b|marketing|manager|supervisor|referee|employer|recruiter|company|school|doctor|agent|sales|support|cold call\w*|skills|system)/;

const CONTACTS: ReadonlySet<AutofillField> = new Set(CONTACT_FIELDS);

/**
 * True if other words of a label contradict one of its words: 'Visa expiry date' does not ask for a work right.
 * @param words the label, folded.
 */
export function isDenied(field: AutofillField, words: string): boolean {
  if (words === "") return false;
  return DENIALS[field]?.test(words) === true || (CONTACTS.has(field) && FOREIGN_TAIL.test(words));
}
