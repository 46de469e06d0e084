import { messageKinds } from "#shared/domain/applications/message-kinds.ts";
import type { TaggerModel } from "#shared/language/sequence-tagger.ts";
import { messageFeatures, sentenceCues } from "#shared/messages/message-features.ts";
import { type Sentence, sentencesOf } from "#shared/messages/message-words.ts";
import type { LabelledMessage } from "../messages/labelled-messages.ts";
import { fitTagger } from "./fit-tagger.ts";

const labels = [...messageKinds, "none"];

/** Trains the classifier of messages: one label for the features of a whole message. The same input gives the same model. */
export function trainMessages(messages: readonly LabelledMessage[]): TaggerModel {
  const sequences = messages.flatMap(({ id, words, expected }) => {
    const whole = sentencesOf(words);
    return [whole, ...excerptOf(whole, expected.kind)].map((sentences) => ({
      items: [{ features: messageFeatures(sentences, words.meeting !== undefined), step: 0 }],
      labels: [labels.indexOf(expected.kind)],
      source: id,
    }));
  });
  return fitTagger(sequences, {
    labels,
    steps: 1,
    epochs: 30,
    leastSources: 3,
    rate: 0.05,
    decay: 0,
    seed: 1,
  });
}

/** The single sentence that shows the kind, as people paste it; none if there is no such sentence. */
function excerptOf(sentences: readonly Sentence[], kind: string): Sentence[][] {
  const said = sentences
    .filter(({ isQuoted, isSubject }) => !isQuoted && !isSubject)
    .find((one) => sentenceCues(one).some((cue) => cue === kind));
  return said === undefined ? [] : [[said]];
}
