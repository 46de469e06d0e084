import { tenseOf } from "./verbs.ts";

const aside = /(?<!\s)\s*\(([^()]*)\)/g;
/** "(SMED)" says something; an aside of three words or more interrupts. */
const withoutAsides = (text: string) =>
  text.replace(aside, (whole, inside: string) => (inside.trim().split(/\s+/).length > 2 ? "" : whole));

/** "Seamlessly executed the logistics": how well is for others to say; "Weekly rosters" are no adverb. */
const adverb =
  /^(?!daily|weekly|monthly|quarterly|yearly|early|family|supply|assembly)\p{L}{3,}ly (?=\p{Ll}+ed )/iu;

/** The first sentence without asides and closing marks. */
export function plainLine(line: string): string {
  // Two spaces and a lost one before a comma are how a table was copied.
  const text = line.trim().replace(/ {2,}/g, " ").replaceAll(" ,", ",");
  // Who writes in small letters begins the next sentence so, too.
  const [first = ""] = text.split(
    /^\p{Ll}/u.test(text) ? /(?<=\p{Ll}{2}[.!?])\s+/u : /(?<=[.!?])\s+(?=\p{Lu})/u,
  );
  const bare = withoutAsides(first)
    .replace(/\bincl\.? (?=\p{L})/giu, "including ")
    .replace(/(?<![.;,])[.;,]+$/, "")
    .trimEnd();
  const own = bare.replace(/^I (?:also |have )?(?=\p{Ll})/u, "");
  const plain = own
    .replace(/^(?:also|successfully|currently|regularly|consistently) (?=\p{Ll})/iu, "")
    .replace(adverb, "");
  return plain === bare ? bare : (plain[0] ?? "").toUpperCase() + plain.slice(1);
}

const mostTopicWords = 4;
const hasNoVerb = (text: string) => tenseOf(text, true) === undefined;

/** "Two restructures: closed the workshop", "quality: wrote 14 plans": the deed stands behind its topic. */
function topicBefore(line: string): string | undefined {
  const label = /^[\p{L}&/ -]{2,30}: (?=\p{Ll})/u.exec(line)?.[0];
  const isDeed = label !== undefined && tenseOf(line.slice(label.length), false) === "past";
  return isDeed && label.split(" ").length <= mostTopicWords ? label : undefined;
}

const bareFigure = /^(\p{L}+(?: and \p{L}+)? (?:all )?(?!(?:19|20)\d\d\b)\d[\d,]*)(?=$|, )/u;
const counted = /^\p{Lu}?[\p{L}]+(?: \p{Ll}+){0,2}s$/u;

/** "Personnel files: digitised and audited 640": what was counted stands before the colon. */
function withCounted(body: string, label: string): string {
  const thing = label.replace(/: $/, "");
  if (!bareFigure.test(body) || !counted.test(thing)) return body;
  return body.replace(bareFigure, `$1 ${(thing[0] ?? "").toLowerCase()}${thing.slice(1)}`);
}

const oneWordLabel = /^(\p{L}[\p{L}-]{2,20}): (.+)$/u;
const mostItemWords = 5;
/** The parts of a story, and whom or what somebody worked with: no work of their own. */
const noWork =
  /^(?:challenge|situation|task|problem|result|results|outcome|action|context|background|team|staff|clients?|customers?|owners?|tenants?|patients?|residents?|students?|guests?|hours|shifts?|scope|size|notes?|sites?|tools|software|systems|skills|products?|stack|tech|technologies|environment|industry|achievements?|highlights?)$/i;

/** "Letting: opens, references, tenancy agreements" is letting, and what it consists of; "Counter: listen, ask" is no thing. */
function withItsParts(body: string): { head: string; detail: string | undefined } | undefined {
  const [, label, parts] = oneWordLabel.exec(body) ?? [];
  if (label === undefined || parts === undefined) return undefined;
  if (!hasNoVerb(label)) return undefined;
  const items = parts.split(", ");
  const hasDeed = !items.every(hasNoVerb);
  if (hasDeed || noWork.test(label)) return { head: label, detail: parts };
  const last = items.pop() ?? "";
  const isList =
    items.length > 0 &&
    [...items, last].every((item) => item.split(" ").length <= mostItemWords && !/\d/.test(item));
  if (!isList) return undefined;
  const joint = / and /.test(last) ? ", and" : " and";
  return { head: `${label} (${items.join(", ")}${joint} ${last})`, detail: undefined };
}

/** Head and what follows it; a label before a list or a sentence is no head. */
export function splitHead(line: string): { head: string; detail: string | undefined; more: string[] } {
  const [first = "", ...more] = line.split(/; /);
  const label = /^[\p{L}&/ -]{2,40}: (?=\p{Lu})/u.exec(first)?.[0] ?? topicBefore(first);
  const body =
    label !== undefined && hasNoVerb(first) ? withCounted(first.slice(label.length), label) : first;
  const labelled = withItsParts(body);
  if (labelled !== undefined) return { ...labelled, more };
  const [, head = body, detail] = /^(.{8,}?)(?:: | [\u2013\u2014-] )(.+)$/u.exec(body) ?? [];
  return { head: head.replace(/[,:]$/, ""), detail, more };
}
