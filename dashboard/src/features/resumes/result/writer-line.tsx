import type { Optimisation } from "#shared/contract/resumes/optimisation.ts";
import { plainDate } from "#shared/domain/dates.ts";
import { writerLine } from "#shared/domain/writers.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";

/** Since when it is stored (D-57), why the built-in writer did what a language model was asked for, or why the run cost no use, in the server's words. */
export function WriterNotice({
  fallback,
  uncounted,
  keptFrom,
}: Pick<Optimisation, "fallback" | "uncounted" | "keptFrom">) {
  if (keptFrom)
    return (
      <Notice title={`Kept from ${plainDate(keptFrom)}`}>
        The same resume, ad and answers: this result was made before, and opening it counts nothing.
      </Notice>
    );
  if (fallback) return <Notice title={writerLine({ writer: "built-in" })}>{fallback}</Notice>;
  return uncounted ? <Notice title={uncounted} /> : null;
}
