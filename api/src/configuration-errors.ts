import { bucketErrors } from "./bucket-config.ts";
import { stripeErrors } from "./payments-config.ts";

type Given = Record<string, string | undefined>;

/** Variables that mean nothing without each other. */
const pairs = [
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["INBOUND_MAIL_DOMAIN", "INBOUND_MAIL_SECRET"],
  ["ADZUNA_APP_ID", "ADZUNA_APP_KEY"],
  ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN"],
] as const;

/**
 * What no single variable shows: halves of pairs, what production needs, and names that are probably misspelt.
 * @param given the variables that have a value.
 * @param names all variables that the server reads.
 * @returns one indented line for each error.
 */
export function configurationErrors(given: Given, names: readonly string[]): string[] {
  return [
    ...pairErrors(given),
    ...twilioErrors(given),
    ...productionErrors(given),
    ...stripeErrors(given),
    ...bucketErrors(given),
    ...misspeltNames(Object.keys(given), names),
  ];
}

function pairErrors(given: Given): string[] {
  return pairs
    .filter((pair) => pair.filter((name) => given[name]).length === 1)
    .map((pair) => `  ${pair.find((name) => !given[name])}: ${pair.join(" and ")} belong together`);
}

/** Keys without a number send nothing, and a number without keys neither. */
function twilioErrors(given: Given): string[] {
  const numbers = ["TWILIO_FROM", "TWILIO_WHATSAPP_FROM"].filter((name) => given[name]);
  const hasKeys = Boolean(given.TWILIO_ACCOUNT_SID && given.TWILIO_AUTH_TOKEN);
  if (hasKeys && numbers.length === 0)
    return ["  TWILIO_FROM: Twilio's keys need a number to send from, here or in TWILIO_WHATSAPP_FROM"];
  const hasHalf = Boolean(given.TWILIO_ACCOUNT_SID || given.TWILIO_AUTH_TOKEN);
  return hasKeys || hasHalf
    ? []
    : numbers.map((name) => `  ${name}: needs TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN`);
}

/** What production needs and a computer of one person does without. */
function productionErrors(given: Given): string[] {
  if (given.NODE_ENV !== "production") return [];
  const errors: string[] = [];
  if (!given.SESSION_SECRET) errors.push("  SESSION_SECRET: needed in production (openssl rand -base64 48)");
  if (!given.APP_URL) errors.push("  APP_URL: needed in production, the address people type");
  if (!given.DATABASE_URL)
    errors.push("  DATABASE_URL: needed in production, the embedded database is for one person");
  if (!given.MAIL_URL)
    errors.push("  MAIL_URL: needed in production, without it the log contains reset links");
  if (given.MAIL_FROM?.replace(">", "").endsWith("@localhost"))
    errors.push("  MAIL_FROM: no mail server takes mail from localhost; name an address of yours");
  // A cookie on http travels in the clear; only a trial on this very computer may.
  if (given.APP_URL && !isHttpsOrLocal(given.APP_URL))
    errors.push("  APP_URL: https is needed in production");
  return errors;
}

function isHttpsOrLocal(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || hostname === "localhost" || hostname === "127.0.0.1";
}

/** Names that resemble ours; a variable of another program must not stop the start. */
function misspeltNames(given: readonly string[], names: readonly string[]): string[] {
  return given
    .filter((name) => !names.includes(name))
    .flatMap((name) => {
      const plain = name.replace(/^KELPIE_/, "").replace(/^SMTP_/, "MAIL_");
      const meant = names.find((own) => resembles(plain, own) || resembles(name, own));
      return meant === undefined ? [] : [`  ${name}: Kelpie does not read it; ${meant} is probably meant`];
    });
}

/** Equal but for a prefix KELPIE_, a few letters, or words left out in the middle: TWILIO_SID. */
function resembles(name: string, own: string): boolean {
  if (name === own) return true;
  const words = name.split("_");
  const ownWords = own.split("_");
  const isShortened =
    words.length > 1 &&
    words.length < ownWords.length &&
    words[0] === ownWords[0] &&
    words.at(-1) === ownWords.at(-1);
  return isShortened || (own.length > 6 && editDistance(name, own) <= (own.length > 8 ? 2 : 1));
}

/** Levenshtein's: letters that are added, left out or exchanged. */
function editDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...left].entries()) {
    const next = [at + 1];
    for (const [to, other] of [...right].entries())
      next.push(
        Math.min((next[to] ?? 0) + 1, (row[to + 1] ?? 0) + 1, (row[to] ?? 0) + Number(letter !== other)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
