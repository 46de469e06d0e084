import { messageKinds } from "#shared/domain/applications/message-kinds.ts";
import type { TaggerModel } from "#shared/language/sequence-tagger.ts";
import { messageFeatures } from "#shared/messages/message-features.ts";
import { sentencesOf } from "#shared/messages/message-words.ts";
import type { LabelledMessage } from "../messages/labelled-messages.ts";
import { fitTagger } from "./fit-tagger.ts";

const labels = [...messageKinds, "none"];

/** Trains the classifier of messages: one label for the features of a whole message. The same input gives the same model. */
export function trainMessages(messages: readonly LabelledMessage[]): TaggerModel {
  const sequences = messages.map(({ id, words, expected }) => ({
    items: [{ features: messageFeatures(sentencesOf(words), words.meeting !== undefined), step: 0 }],
    labels: [labels.indexOf(expected.kind)],
    source: id,
  }));
  return fitTagger(sequences, {
    labels,
    steps: 1,
    epochs: 12,
    leastSources: 3,
    rate: 0.05,
    decay: 0,
    seed: 1,
  });
}
