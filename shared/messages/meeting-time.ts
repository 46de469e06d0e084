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
/** Words of a day by which an answer is due, or on which something else happens. */
const otherwise =
  /\b(?:by|before|close[sd]?|closing|deadline|due|respond|rsvp|reply|no later than|confirm your attendance|start(?:ing|s)? (?:date|work)|commence|first day|received|applied|dated|posted|office hours|business hours|expires?|return (?:it|the))\b/i;
/** Words before a day that holds no longer. */
const gone =
  /\b(?:instead of|originally|previous(?:ly)?:?|your (?:visit|time) on|was (?:booked|scheduled|set)|no longer|cannot make|can't make|unable to (?:make|meet)|rather than|moved? (?:it |your interview |the interview )?from|rescheduled? (?:it |your interview |the interview )?from|not)\b/i;
const fresh =
  /\b(?:now|new(?: time| date)?|amended|instead|(?:moved|changed|shifted|rescheduled|put back|back|forward) (?:\w+ ){0,4}(?:to|for))\b/i;

interface Candidate extends Meeting {
  score: number;
}

const reach = 45;

/** How much the words around a place speak for a meeting there. */
function scoreAt(text: string, from: number, isChanged: boolean): number {
  const before = text.slice(Math.max(0, from - reach), from);
  let score = meets.test(text) ? 2 : 0;
  if (otherwise.test(before)) score -= 4;
  if (gone.test(before)) score -= 3;
  if (isChanged && fresh.test(before)) score += 2;
  return score;
}

const nextTo = 30;

/** Day and time named within one sentence: each day with the time nearest to it. */
function inSentence(text: string, asOf: string, isChanged: boolean): Candidate[] {
  const times = findTimes(text);
  return findDays(text, asOf).map(({ day, from, to }) => {
    const gap = (one: ClockTime) => (one.from >= to ? one.from - to : from - one.to);
    const [nearest] = [...times].sort((one, other) => gap(one) - gap(other));
    const near = nearest === undefined ? 0 : gap(nearest) <= nextTo ? 4 : 2;
    const score = scoreAt(text, from, isChanged) + near - (day < asOf ? 5 : 0);
    return { date: day, time: nearest?.time ?? "", score };
  });
}

/** A day alone takes the time of one of the next sentences ("Date: 3 December", "Time: 10 am"), or of the one before. */
function withNearTime(sentences: readonly string[], at: number, candidate: Candidate): Candidate {
  if (candidate.time !== "") return candidate;
  for (const step of [1, 2, -1]) {
    const near = sentences[at + step] ?? "";
    const [time] = findTimes(near);
    if (time !== undefined && !otherwise.test(near.slice(0, time.from)))
      return { ...candidate, time: time.time, score: candidate.score + 1 };
  }
  return candidate;
}

/**
 * Day and time of the meeting that a message is about: the pair whose words speak most for a meeting, the first of
 * equal ones. Days by which an answer is due, old days of a moved meeting and quoted messages count less.
 * @param asOf `YYYY-MM-DD`, the day on which it was sent.
 * @param isChanged whether the message moves a meeting.
 */
export function findMeeting(
  sentences: readonly Sentence[],
  asOf: string,
  isChanged: boolean,
): Meeting | null {
  const texts = sentences.map(({ text }) => text);
  const candidates = sentences.flatMap(({ text, isQuoted, isSubject }, at) =>
    inSentence(text, asOf, isChanged).map((one) => {
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
