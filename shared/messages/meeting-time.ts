import { findDays } from "#shared/language/named-days.ts";
import { type ClockTime, findTimes } from "./clock-times.ts";
import type { Sentence } from "./message-words.ts";

export interface Meeting {
  date: string;
  /** `HH:MM`; empty where none is named. */
  time: string;
}

/** Words of a meeting beside a day. */
const meets =
  /\b(?:interview|meet(?:ing)?|call|chat|catch up|coffee|trial|screen|assessment cent(?:re|er)|appointment|see you|come (?:in|by|over)|booked|confirmed|scheduled|when|date|slot|available|invite|new time|arrival)\b/i;
/** Words that only a meeting has, for messages that are about something else. */
const surelyMeets =
  /\b(?:interview|meet(?:ing)?|(?:a|the|our|quick|phone|video) (?:call|chat)|coffee|catch up|trial|see you)\b/i;
/** Words of a day by which an answer is due, or on which something else happens. */
const otherwise =
  /\b(?:by|before|close[sd]?|closing|deadline|due|respond|rsvp|reply|no later than|nlt|confirm your attendance|start(?:ing|s)? (?:date|work)|commence|first day|received|applied|dated|posted|office hours|business hours|expires?|return (?:it|the))\b/i;
/** Words before a day that holds no longer. */
const gone =
  /\b(?:instead of|originally|previous(?:ly)?:?|your (?:visit|time) on|was (?:booked|scheduled|set)|no longer|cannot make|can't make|unable to (?:make|meet)|rather than|(?:moved?|changed?|shift(?:ed)?|rescheduled?|put (?:it |back )?) ?(?:\w+ ){0,3}from|not)\b/i;
const fresh =
  /\b(?:now|new(?: time| date)?|amended|instead|(?:moved|changed|shifted|rescheduled|put back|back|forward) (?:\w+ ){0,4}(?:to|for))\b/i;

/** Words right after a day that holds no longer ("your interview on 13 January has been put back"). */
const goneAfter =
  /^[^.!?]{0,30}?\b(?:(?:has|have|had) (?:been|to be|now been)? ?(?:put back|moved?|postponed|changed?|cancelled|rescheduled|brought forward|shifted)|no longer|(?:doesn't|does not|won't|will not|isn't|cannot|can't) (?:work|suit|go ahead|be)|is (?:cancelled|off|postponed))\b/i;
const freshAfter = /^(?: (?:now|instead)\b|[^.!?]{0,12} same day\b)/i;
/** Words before a time by which one is to be there: the time of the meeting, whatever "no later than" says. */
const arrives = /\b(?:report|arrive|be there|come|present yourself|sign in|check in|be at)\b/i;

interface Candidate extends Meeting {
  score: number;
}

const reach = 45;

/** A comma inside "Tuesday, 1 December" ends nothing. */
const clauseEnd = /(?<!day)[,;]\s+(?=\p{L})/u;

interface Place {
  from: number;
  to: number;
  /** Where the day named before it ends: words before that are the other day's. */
  since: number;
}

/** How much the words around a place speak for a meeting there. */
function scoreAt(text: string, { from, to, since }: Place, isChanged: boolean): number {
  const before = text.slice(Math.max(0, from - reach), from);
  const own = text.slice(Math.max(since, from - reach), from);
  const after = text.slice(to, to + 2 * reach);
  let score = meets.test(text) ? 2 : 0;
  if (otherwise.test(own)) score -= 4;
  if (gone.test(own.split(clauseEnd).at(-1) ?? "")) score -= 3;
  if (isChanged && goneAfter.test(after)) score -= 3;
  if (isChanged && (fresh.test(before) || freshAfter.test(after))) score += 2;
  return score;
}

const nextTo = 30;

/** Day and time named within one sentence: each day with the time nearest to it. */
function inSentence(text: string, asOf: string, isChanged: boolean): Candidate[] {
  const times = findTimes(text);
  return findDays(text, asOf).map(({ day, from, to }, at, days) => {
    const gap = (one: ClockTime) => (one.from >= to ? one.from - to : from - one.to);
    const [nearest] = [...times].sort((one, other) => gap(one) - gap(other));
    const near = nearest === undefined ? 0 : gap(nearest) <= nextTo ? 4 : 2;
    const score =
      scoreAt(text, { from, to, since: days[at - 1]?.to ?? 0 }, isChanged) + near - (day < asOf ? 5 : 0);
    return { date: day, time: nearest?.time ?? "", score };
  });
}

/** A day alone takes the time of one of the next sentences ("Date: 3 December", "Time: 10 am"), or of the one before. */
function withNearTime(sentences: readonly string[], at: number, candidate: Candidate): Candidate {
  if (candidate.time !== "") return candidate;
  for (const step of [1, 2, -1]) {
    const near = sentences[at + step] ?? "";
    const [time] = findTimes(near);
    const before = near.slice(0, time?.from);
    if (time !== undefined && (arrives.test(before) || !otherwise.test(before)))
      return { ...candidate, time: time.time, score: candidate.score + 1 };
  }
  return candidate;
}

/**
 * Day and time of the meeting that a message is about: the pair whose words speak most for a meeting, the first of
 * equal ones. Days by which an answer is due, old days of a moved meeting and quoted messages count less.
 * @param asOf `YYYY-MM-DD`, the day on which it was sent.
 * @param isChanged whether the message moves a meeting.
 * @param isAside whether it is about something else: then only a day and a time beside words of a meeting count.
 */
export function findMeeting(
  sentences: readonly Sentence[],
  asOf: string,
  isChanged: boolean,
  isAside: boolean,
): Meeting | null {
  const texts = sentences.map(({ text }) => text);
  const candidates = sentences.flatMap(({ text, isQuoted, isSubject }, at) =>
    inSentence(text, asOf, isChanged).map((one) => {
      if (isAside && (one.time === "" || !surelyMeets.test(text))) return { ...one, score: -1 };
      const whole = withNearTime(texts, at, one);
      return { ...whole, score: whole.score - (isQuoted ? 6 : 0) - (isSubject ? 1 : 0) };
    }),
  );
  const best = candidates.reduce<Candidate | undefined>(
    (most, one) => (most === undefined || one.score > most.score ? one : most),
    undefined,
  );
  return best === undefined || best.score < 0 ? null : { date: best.date, time: best.time };
}
