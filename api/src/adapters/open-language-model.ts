import type { LanguageModelConfig } from "../config.ts";
import type { LanguageModel } from "./language-model.ts";

/** The configured model. Its library is a tenth of a start and comes with the first question. */
export function openLanguageModel(config: LanguageModelConfig, now: () => Date): LanguageModel {
  const load = async () => (await import("./openai.ts")).createLanguageModel(config, now);
  let loaded: Promise<LanguageModel> | undefined;
  return {
    host: new URL(config.baseUrl).host,
    name: config.name,
    dailyCalls: config.dailyCalls,
    timeoutMs: config.timeoutMs,
    async ask(request) {
      loaded ??= load();
      return (await loaded).ask(request);
    },
  };
}
