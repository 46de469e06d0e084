import { fold, foldName } from "./fold.ts";
import type { FormControl, FormFacts } from "./form-snapshot.ts";

const ROBOT =
  /captcha|honeypot|honey pot|\bbot\b|\bspam\b|leave (?:this |it )?(?:field )?(?:blank|empty)|do not fill|frei lassen|ne pas remplir|^hp(?: [0-9a-f]+)*$/;

const CONSENT =
  /consent|gdpr|ccpa|rgpd|dsgvo|privacy|datenschutz|data protection|protection des donnees|confidentialite|einverstand|einwillig|zustimm|j accepte|accepte|agree|acknowledge|certify|disclaimer|i have read|i understand|j ai lu|gelesen|terms|conditions generales|\bagb\b|cookies?|cmplz|opt ?in|newsletter|marketing|talent (?:pool|community|network)|talentpool|future (?:job|opportunit|jobs|roles)|job alert|strictly necessary|strictly_necessary|analytics|release agreed|keep my (?:data|details|resume)|text messages|sms/;

const ABOUT_BODY =
  /\bgender\b|geschlecht|\bgenre\b|\bsexe?\b|sexual|\blgbt|transgender|pronouns?\b|\brace\b|racial|ethnic|ethnie|hispanic|latin[oax]\b|veteran|disabilit|behinder|handicap|aboriginal|torres strait|indigenous|first nations|religio|konfession|marital|familienstand|zivilstand|etat civil|age (?:group|range|bracket)|your age\b|cultural background|\beeo[c]?\b|self identif|demographic|diversity|surveys? ?responses?|sozialversicherung/;

/** A question about work with a group of people is not about the person. */
const ABOUT_WORK = /experience|experienced|years|worked|working with|support worker|qualification/;

const SECRET =
  /tax file|\btfn\b|bank (?:account|details|name)|\bbsb\b|account number|\bmedicare|passport n|social security|\bssn\b|national insurance|credit card|card number|\bcvv\b|\biban\b|\bahv\b|password|passwort|kennwort|mot de passe|one time code|verification code|verify code|superannuation (?:fund|member)|driver s? ?licen[cs]e n/;

const OTHER_PERSON =
  /referee|references?\b|emergency contact|next of kin|\bparent\b|guardian|spouse|supervisor|manager s|recommended by|referred by|referrer|empfehlung|empfohlen von|parraine|kontaktperson|contact person/;

/** Words in the control's own label; in a heading they may be the job's title. */
const WHOSE =
  /\b(?:your|current|line|hiring|direct|previous|reporting|of the|their) (?:manager|boss|employer s|doctor|agent|recruiter|partner|consultant)\b|\b(?:partner|husband|wife|friend|relative|colleague|employee) s? ?(?:name|e ?mail|phone|number)\b|\bname of (?:the |your |an? )?(?:person|employee|friend|relative|staff|recruiter|consultant|agency)\b/;

const AGE_RANGE =
  /^(?:under |over )?\d{2} ?(?:\d{2}|plus|or (?:older|over|younger|under)|and (?:over|above))?$/;

/** Questions about a person's age, including yes-or-no ones. */
const AGE =
  /\bhow old\b|^(?:your )?age$|\byour age\b|\bminimum age\b|\b(?:over|under|at least) (?:the age of )?\d{2}\b(?! (?:km|kg|kilo|hours|days|words|staff|people))|\b\d{2} (?:years? )?(?:of age|or older|or over|years old)\b/;

function wordsOf(control: FormControl): string {
  const own = [control.label, control.near, control.placeholder].map(fold).join(" ");
  return `${own} ${foldName(control.name)} ${foldName(control.id)}`;
}

/** A name typed here is a signature. */
const SIGNATURE =
  /\bsignature\b|\bsign (?:here|below|off)\b|electronically sign|by typing|type your (?:full )?name|\bdeclaration\b/;

function isTwin({ kind, isHidden, hasVisibleTwin, id, name, type }: FormControl): boolean {
  if (kind !== "text" && kind !== "textarea" && kind !== "editable" && kind !== "combobox") return false;
  if (type === "search") return true;
  // Select2 and similar libraries focus boxes of their own; the select behind them is filled instead.
  if (/^s2id|select2|autogen|chosen-search|__search/.test(`${id} ${name}`)) return true;
  return isHidden && !hasVisibleTwin;
}

/** True for a control that no person fills: a honeypot, a search, a password. */
export function isTrap(control: FormControl): boolean {
  return control.type === "password" || control.type === "search" || ROBOT.test(wordsOf(control));
}

function isAboutBody(control: FormControl, words: string): boolean {
  const options = control.options.map(({ label }) => fold(label));
  if (options.filter((option) => AGE_RANGE.test(option)).length >= 3) return true;
  if (options.some((option) => /hispanic|non binary|\bveteran\b|caucasian/.test(option))) return true;
  if (
    /\beeo|survey ?responses?|demographic|diversity|equal opportunity|voluntary self|self identif|voluntary disclosure|disability status/.test(
      `${words} ${fold(control.section)}`,
    )
  )
    return true;
  return ABOUT_BODY.test(words) && !(ABOUT_WORK.test(words) && !/gender|\bsex\b|ethnic/.test(words));
}

function isAboutAge({ label, near }: FormControl): boolean {
  return AGE.test(fold(label)) || AGE.test(fold(near));
}

function isForeignForm(facts: FormFacts | undefined): boolean {
  if (facts === undefined) return false;
  const words = fold(facts.words);
  return (
    facts.isSignIn ||
    facts.isSearch ||
    /newsletter|subscribe|mailing list|job ?alert|abonnieren|log ?in|sign ?in|anmelden\b|\bsearch\b/.test(
      words,
    )
  );
}

/**
 * True for controls that Kelpie never fills: honeypots, consents, personal attributes, secrets, copies, other forms.
 */
export function isNeverFilled(control: FormControl, facts: FormFacts | undefined): boolean {
  const words = wordsOf(control);
  if (control.type === "password" || ROBOT.test(words) || SECRET.test(words)) return true;
  if (
    control.kind !== "file" &&
    SIGNATURE.test(fold(`${control.label} ${control.near} ${control.placeholder}`))
  )
    return true;
  if (isTwin(control) || isForeignForm(facts)) return true;
  const isChoice = control.kind === "checkbox" || control.kind === "radio";
  if (isChoice) {
    const said = `${words} ${control.options.map(({ label }) => fold(label)).join(" ")}`;
    if (CONSENT.test(said)) return true;
  }
  return isAboutAge(control) || isAboutBody(control, words);
}

/**
 * True if the control asks about somebody else: a referee, an emergency contact, the person who recommended the job.
 */
export function isAboutOthers(control: FormControl): boolean {
  const words = fold(`${control.label} ${control.near}`);
  return OTHER_PERSON.test(words) || WHOSE.test(words) || OTHER_PERSON.test(fold(control.section));
}
