import { lazy, Suspense } from "react";
import type { StructureDoubtsProps } from "./structure-doubts.tsx";

/** What tells doubts needs the engine's lists of words: it loads with the engine. */
const StructureDoubts = lazy(async () => ({
  default: (await import("./structure-doubts.tsx")).StructureDoubts,
}));

/** Asks the person to look at what was read before anything is built on it; nothing where the reading is sure. */
export function StructureNotice(props: StructureDoubtsProps) {
  if (!props.analysis) return null;
  return (
    <Suspense>
      <StructureDoubts {...props} />
    </Suspense>
  );
}
