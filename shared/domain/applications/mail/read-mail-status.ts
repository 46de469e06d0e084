import type { ApplicationStatus } from "../status.ts";

export const mailKinds = ["offer", "rejection", "invitation", "request", "confirmation"] as const;
export type MailKind = (typeof mailKinds)[number];

/** What a message seems to say of an application; the person decides. */
export interface MailStatus {
  kind: MailKind;
  /** The status that it would lead to; null where it changes none. */
  status: ApplicationStatus | null;
  /** The sentence that says it. */
  sentence: string;
  /** Clear: it says so in words that mean nothing else. */
  isClear: boolean;
  /** Of an invitation, `YYYY-MM-DD`; null where none is named. */
  date: string | null;
  /** `HH:MM`; empty where none is named. */
  time: string;
}

const statuses: Record<MailKind, ApplicationStatus | null> = {
  ...{ offer: "offered", rejection: "rejected", invitation: "interviewing" },
  ...{ request: null, confirmation: "applied" },
} as const;

/** The status that a message of this kind leads to; null where it changes none. */
export const mailStatusOf = (kind: MailKind): ApplicationStatus | null => statuses[kind];

/** Signs, the clear one first; what weighs more for the person is looked for first. */
const signs: readonly (readonly [MailKind, RegExp, RegExp])[] = [
  [
    "offer",
    /\b(?:(?:pleased|delighted|happy|like) to (?:make you an offer|offer you (?:the|a|this) (?:position|role|job|contract))|(?:formal|written|verbal) offer of employment|your (?:letter of offer|employment contract) is attached)\b/i,
    /\b(?:letter of offer|offer of employment|employment contract)\b/i,
  ],
  [
    "rejection",
    /\b(?:(?:have|has|were|was|are) (?:been )?unsuccessful|not been (?:successful|selected|shortlisted)|(?:was|were) not (?:successful|selected|shortlisted)|(?:will|are|have decided) not (?:be )?(?:to )?(?:progress|proceed|mov|tak)\w*|position has (?:now )?been filled|(?:progress|proceed|move forward|moved forward|proceeding) with (?:other|another) (?:candidates?|applicants?))\b/i,
    /\b(?:unfortunately|regret to (?:inform|advise)|on this occasion)\b/i,
  ],
  [
    "invitation",
    /\b(?:invit\w+ (?:you )?(?:to|for)|(?:like|love|keen) to (?:arrange|schedule|book|organise|set up)|your interview (?:is|has been) (?:booked|confirmed|scheduled)|interview (?:is|has been) (?:booked|confirmed|scheduled))\b.{0,80}\b(?:interview|phone screen|video call|assessment cent\w+|chat|meet)?/i,
    /\b(?:interview|phone screen|assessment cent(?:re|er))\b/i,
  ],
  [
    "request",
    /\b(?:please|could you|can you|we (?:need|require))\b.{0,60}\b(?:referees?|references?|availability|police check|certificates?|questionnaire|online assessment|documents?)\b/i,
    /\b(?:complete|provide|upload|send us)\b.{0,60}\b(?:assessment|form|details|form)\b/i,
  ],
  [
    "confirmation",
    /\b(?:(?:have |has )?(?:been )?received your application|application (?:has been|was) (?:received|submitted)|thank you for (?:applying|your application|submitting))\b/i,
    /\bthanks? (?:you )?for your interest\b/i,
  ],
];
/** What would be if: "if you are unsuccessful", "only shortlisted candidates will be invited". */
const conditional =
  /^(?:if|should|once|when|in the event)\b|\b(?:if you (?:are|have been)|only (?:short-?listed|successful)|may be invited|will be (?:contacted|notified) if)\b/i;

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+(?=["'A-Z\d])|\n+/)
    .map((one) => one.replace(/\s+/g, " ").trim())
    .filter((one) => one !== "" && !one.startsWith(">"));
}

const months = "january february march april may june july august september october november december".split(
  " ",
);
const dayMonth =
  /\b(\d{1,2})(?:st|nd|rd|th)?(?: of)? (jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b,?(?: (\d{4}))?/i;
const clock = /\b(\d{1,2})(?:[:.](\d{2}))? ?([ap])\.?m\b/i;
const two = (number: number) => String(number).padStart(2, "0");

/** The day that a text names; without a year the next one from `asOf`. */
function dateIn(text: string, asOf: string): string | null {
  const [, day = "", month = "", year] = dayMonth.exec(text) ?? [];
  const at = months.findIndex((name) => month !== "" && name.startsWith(month.toLowerCase().slice(0, 3)));
  if (at === -1 || Number(day) < 1 || Number(day) > 31) return null;
  const thisYear = `${year ?? asOf.slice(0, 4)}-${two(at + 1)}-${two(Number(day))}`;
  return year === undefined && thisYear < asOf
    ? `${Number(asOf.slice(0, 4)) + 1}${thisYear.slice(4)}`
    : thisYear;
}

function timeIn(text: string): string {
  const [, hour, minutes = "00", half = ""] = clock.exec(text) ?? [];
  if (hour === undefined || Number(hour) < 1 || Number(hour) > 12) return "";
  return `${two((Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0))}:${minutes}`;
}

function found(sentences: readonly string[]): Pick<MailStatus, "kind" | "sentence" | "isClear"> | null {
  const plain = sentences.filter((one) => !conditional.test(one));
  for (const isClear of [true, false])
    for (const [kind, clear, likely] of signs) {
      const sentence = plain.find((one) => (isClear ? clear : likely).test(one));
      if (sentence !== undefined) return { kind, sentence: sentence.slice(0, 400), isClear };
    }
  return null;
}

/** A message's own words, without headers and markup. */
export interface MailWords {
  /** "" where there is none. */
  subject: string;
  text: string;
}

/**
 * What a message says of an application, with the sentence that says it; null where it says nothing. It changes
 * nothing by itself. Pure; never throws.
 * @param asOf `YYYY-MM-DD`: it tells the year of a day that is written without one.
 */
export function readMailStatus({ subject, text }: MailWords, asOf: string): MailStatus | null {
  const sentences = [...sentencesOf(text), ...sentencesOf(subject)];
  const one = found(sentences);
  if (one === null) return null;
  const isInvitation = one.kind === "invitation";
  const said = isInvitation ? [one.sentence, ...sentences] : [];
  const dated = said.find((sentence) => dateIn(sentence, asOf) !== null) ?? "";
  const timed = said.find((sentence) => timeIn(sentence) !== "") ?? "";
  return { ...one, status: statuses[one.kind], date: dateIn(dated, asOf), time: timeIn(timed) };
}
