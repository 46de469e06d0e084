/// <reference types="dom-chromium-ai" />

/** The stub's answer; `material` is its whole input. */
export type StubAnswer = (material: string, instructions: string) => ReadableStream<string>;

export interface StubOptions {
  availability?: Availability;
  /** Progress events while the session opens. */
  downloads?: readonly number[];
  answer: StubAnswer;
}

/** The text in pieces, as a model streams it. */
export function streamed(text: string, end: "close" | "stall" | "error" = "close"): ReadableStream<string> {
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < text.length; at += 40) controller.enqueue(text.slice(at, at + 40));
      if (end === "close") controller.close();
      if (end === "error") controller.error(new Error("The model crashed"));
    },
  });
}

/** Installs a model in the browser that gives scripted answers, ignores signals and counts its sessions. */
export function stubLanguageModel({ availability = "available", downloads = [], answer }: StubOptions) {
  const seen = { created: 0, destroyed: 0, prompts: [] as string[], schemas: [] as unknown[] };
  const model = {
    availability: async () => availability,
    create: async ({ monitor, initialPrompts = [] }: LanguageModelCreateOptions = {}) => {
      seen.created += 1;
      const target = new EventTarget();
      monitor?.(target as CreateMonitor);
      for (const loaded of downloads)
        target.dispatchEvent(Object.assign(new Event("downloadprogress"), { loaded, total: 1 }));
      const instructions = String(initialPrompts[0]?.content);
      return {
        promptStreaming: (material: string, { responseConstraint }: LanguageModelPromptOptions = {}) => {
          seen.prompts.push(material);
          seen.schemas.push(responseConstraint);
          return answer(material, instructions);
        },
        destroy: () => {
          seen.destroyed += 1;
        },
      };
    },
  };
  Object.assign(globalThis, { LanguageModel: model });
  return { seen, remove: () => void Reflect.deleteProperty(globalThis, "LanguageModel") };
}
