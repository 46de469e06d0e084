/** Whom to ask about the job. */
export interface AdContact {
  name?: string;
  phone?: string;
  email?: string;
}

const asking =
  /\b(?:contact|enquir(?:e|y|ies)|questions?|call|speak|speaking|talk|chat|discussion|phone|reach out|email|e-mail|ring|information)\b/i;
const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/;
const phone = /(?:\+61|\(0\d\)|\b0\d|\b1[38]00)[ \d()-]{6,14}\d/;
/** "please contact Jo Banks on", "speak with Dr Ana Li". */
const name =
  /\b(?:contact|call|to|with|phone|ring|email|enquiries:|questions:)\s+((?:(?:Dr|Mr|Ms|Mrs|Prof)\.?\s+)?[A-Z][a-z\u00C0-\u017F'\u2019-]{1,20}(?:\s+[A-Z][\w\u00C0-\u017F'\u2019-]{1,20}){1,2})/;
const notNames =
  /\b(?:Human|People|Talent|Team|Department|Recruitment|Apply|Us|Our|Quick|Manager|Services|Resources|Australia|Aboriginal|Torres|Agency|Agencies|Collections?|External|Internal|Partners|Committee|Council|Centre|Desk|Customers?|Clients?)\b/;
const longest = 500;

/** What the person is asked to do is near the name: "any questions to Jo Banks", not "a discussion … to our friends at Acme Homes". */
const askedNear = 60;

function isAsked(sentence: string, said: RegExpExecArray): boolean {
  const to = said.index + said[0].length - (said[1] ?? "").length;
  return !notNames.test(said[1] ?? "") && asking.test(sentence.slice(Math.max(0, to - askedNear), to));
}

/** The person, number and address that a sentence gives for questions; null when it gives none. */
export function contactIn(sentence: string): AdContact | null {
  const short = sentence.slice(0, longest);
  if (!asking.test(short)) return null;
  const said = name.exec(short);
  const found: AdContact = {};
  if (said !== null && isAsked(short, said)) found.name = said[1] ?? "";
  const number = phone.exec(short)?.[0].trim();
  if (number !== undefined && number.replace(/\D/g, "").length >= 8) found.phone = number;
  const address = email.exec(short)?.[0].replace(/\.$/, "");
  if (address !== undefined) found.email = address;
  return Object.keys(found).length === 0 ? null : found;
}
