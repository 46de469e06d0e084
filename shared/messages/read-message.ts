import {
  type MessageKind,
  type MessageReading,
  statusOfKind,
} from "#shared/domain/applications/message-kinds.ts";
import { findDays } from "#shared/language/named-days.ts";
import { type TaggerModel, tagSequence } from "#shared/language/sequence-tagger.ts";
import { unpackModel } from "#shared/language/tagger-model.ts";
import { packed } from "./generated/message-kinds.ts";
import { findMeeting, type Meeting } from "./meeting-time.ts";
import { messageFeatures, sentenceFeatures } from "./message-features.ts";
import { type MessageWords, type Sentence, sentencesOf, sentLine } from "./message-words.ts";

/** What the model tells apart: the kinds, and "none". */
export type MessageLabel = MessageKind | "none";

let model: TaggerModel | undefined;
const kindModel = () => (model ??= unpackModel(packed));

/** Below it a message is said to be about nothing. */
const leastProbability = 0.45;
/** From it on a status is proposed: of messages left out of the training 0 to .04 propose a wrong one. */
const clearProbability = 0.9;

/** The sentence that speaks most for a kind against all others. */
function bestSentence(sentences: readonly Sentence[], label: number, { rows, weights, labels }: TaggerModel) {
  const weigh = (sentence: Sentence) =>
    sentenceFeatures(sentence).reduce((sum, feature) => {
      const row = rows.get(feature);
      if (row === undefined) return sum;
      const own = weights.subarray(row * labels.length, (row + 1) * labels.length);
      const mean = own.reduce((all, one) => all + one, 0) / labels.length;
      return sum + (own[label] ?? 0) - mean;
    }, 0);
  const own = sentences.filter(({ isQuoted, isSubject }) => !isQuoted && !isSubject);
  const [first, ...rest] = own.length > 0 ? own : sentences;
  if (first === undefined) return "";
  return rest.reduce(
    (best, one) => {
      const weight = weigh(one);
      return weight > best.weight ? { text: one.text, weight } : best;
    },
    { text: first.text, weight: weigh(first) },
  ).text;
}

/** Kinds that are about a meeting, or may name one beside what they say. */
const withMeetings: readonly MessageKind[] = ["invitation", "changed"];
const mayMeet: readonly MessageKind[] = ["offer", "request"];

/**
 * What a message says of an application, with the sentence that says it; null where it says nothing of one. A
 * trained classifier over the words of its sentences tells the kind; a calendar part tells day and time before any
 * sentence. It changes nothing by itself. Pure; never throws.
 * @param asOf `YYYY-MM-DD`: days are counted from it where the message does not say when it was sent.
 */
export function readMessage(words: MessageWords, asOf: string): MessageReading | null {
  const trained = kindModel();
  const sentences = sentencesOf(words);
  if (sentences.length === 0) return null;
  const features = messageFeatures(sentences, words.meeting !== undefined);
  const [tagged] = tagSequence(trained, [{ features, step: 0 }]);
  if (tagged === undefined) return null;
  const label = trained.labels[tagged.label] as MessageLabel;
  if (label === "none" || tagged.probability < leastProbability) return null;
  const isClear = tagged.probability >= clearProbability;
  const meeting = meetingOf(label, words, () =>
    findMeeting(sentences, sentOn(words, asOf), label === "changed", mayMeet.includes(label)),
  );
  return {
    kind: label,
    status: statusOfKind(label, isClear),
    sentence: bestSentence(sentences, tagged.label, trained).slice(0, 400),
    isClear,
    date: meeting?.date ?? null,
    time: meeting?.time ?? "",
  };
}

/** The day it was sent, by its headers; else the day it is read. */
function sentOn({ sentOn: day, text }: MessageWords, asOf: string): string {
  const [named] = findDays(sentLine(text) ?? "", asOf);
  return day ?? named?.day ?? asOf;
}

/** A calendar part wins over the sentences. */
function meetingOf(
  kind: MessageKind,
  { meeting }: MessageWords,
  inSentences: () => Meeting | null,
): Meeting | null {
  if (![...withMeetings, ...mayMeet].includes(kind)) return null;
  return meeting === undefined || meeting.isCancelled ? inSentences() : meeting;
}
