/** Whom to ask about the job. */
export interface AdContact {
  name?: string;
  phone?: string;
  email?: string;
}

const asking =
  /\b(?:contact|enquir(?:e|y|ies)|questions?|call|speak|speaking|talk|chat|discussion|phone|reach|email|e-mail|ring|information)\b/i;
const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/;
const phone = /(?:\+61|\(0\d\)|\b0\d|\b1[38]00)[ \d()-]{6,14}\d/;
/** "please contact Jo Banks on", "speak with Dr Ana Li". */
const name =
  /\b(?:contact|call|to|with|phone|reach|ring|email|enquiries:|questions:)\s+((?:(?:Dr|Mr|Ms|Mrs|Prof)\.?\s+)?[A-Z][a-z\u00C0-\u017F'\u2019-]{1,20}(?:\s+[A-Z][\w\u00C0-\u017F'\u2019-]{1,20}){1,2})/;
const notNames =
  /\b(?:Human|People|Talent|Team|Department|Recruitment|Apply|Us|Our|Quick|Manager|Services|Resources|Australia|Aboriginal|Torres)\b/;
const longest = 500;

/** The person, number and address that a sentence gives for questions; null when it gives none. */
export function contactIn(sentence: string): AdContact | null {
  const short = sentence.slice(0, longest);
  if (!asking.test(short)) return null;
  const person = name.exec(short)?.[1];
  const found: AdContact = {};
  if (person !== undefined && !notNames.test(person)) found.name = person;
  const number = phone.exec(short)?.[0].trim();
  if (number !== undefined && number.replace(/\D/g, "").length >= 8) found.phone = number;
  const address = email.exec(short)?.[0].replace(/\.$/, "");
  if (address !== undefined) found.email = address;
  return Object.keys(found).length === 0 ? null : found;
}
