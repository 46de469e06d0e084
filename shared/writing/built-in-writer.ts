import { stepper } from "./stepper.ts";
import type { Writer, WritingWorks } from "./writer.ts";

type BuiltInWorks = Pick<WritingWorks, "tailor" | "writeLetter" | "improveLetter">;

/** Kelpie's own writer: always available, deterministic, and without any request to a server. */
export function builtInWriter(works: BuiltInWorks): Writer {
  const by = { writer: "built-in", mayCount: true } as const;
  return {
    tailor: async ({ input }, onStep) => ({ ...by, result: await works.tailor(input, onStep) }),
    letter: async ({ input }, onStep) => {
      const step = stepper(onStep);
      step(3);
      const result = await works.writeLetter(input);
      step(4);
      return { ...by, result };
    },
    improve: async ({ input }, onStep) => {
      const step = stepper(onStep);
      step(1);
      const result = await works.improveLetter(input);
      step(4);
      return { ...by, result };
    },
  };
}
