import { packed as joiner } from "#shared/language/generated/line-joiner.ts";
import { unpackModel } from "#shared/language/tagger-model.ts";
import { packed as firstLines } from "./generated/first-lines.ts";
import { packed as firstWords } from "./generated/first-words.ts";
import { packed as secondLines } from "./generated/second-lines.ts";
import { packed as secondWords } from "./generated/second-words.ts";
import type { ReaderModels } from "./tag-resume.ts";

let models: ReaderModels | undefined;

/** The trained models, unpacked at the first call. */
export function readerModels(): ReaderModels {
  models ??= {
    joiner: unpackModel(joiner),
    firstLines: unpackModel(firstLines),
    secondLines: unpackModel(secondLines),
    firstWords: unpackModel(firstWords),
    secondWords: unpackModel(secondWords),
  };
  return models;
}
