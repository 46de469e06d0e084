import type { Optimisation } from "#shared/contract/resumes.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { optimizerTexts as texts } from "../optimizer/optimizer-texts.ts";

/** Who wrote it (decision: D-29). */
export function writerText({ writer }: Pick<Optimisation, "writer">): string {
  return writer === "model" ? texts.modelWriter : texts.writer;
}

/** Why the built-in writer did what a language model was asked for, or why the run cost no use, in the server's words. */
export function WriterNotice({ fallback, uncounted }: Pick<Optimisation, "fallback" | "uncounted">) {
  if (fallback) return <Notice title={texts.writer}>{fallback}</Notice>;
  return uncounted ? <Notice title={texts.nothingCounted}>{uncounted}</Notice> : null;
}
