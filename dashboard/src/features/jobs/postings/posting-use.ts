import { useEffect } from "react";
import { readText, writeText } from "../../../platform/browser/browser-storage.ts";
import type { Job } from "../job-queries.ts";
import { postingsApi } from "./postings-api.ts";

/** Told to the posting's employer as a number; what fails is not counted, and nobody waits for it. */
export function notePostingUse(id: string, use: "view" | "apply"): void {
  const key = `kelpie_posting_${use}_${id}`;
  if (readText("session", key)) return;
  writeText("session", key, "1");
  void postingsApi.notePostingUse({ params: { id }, body: { use } }).catch(() => undefined);
}

/** Once a visit: a page that is loaded anew is no second reader. */
export function useCountedView({ id, source, isClosed }: Pick<Job, "id" | "source" | "isClosed">): void {
  const isCounted = source === "employer" && !isClosed;
  useEffect(() => {
    if (isCounted) notePostingUse(id, "view");
  }, [id, isCounted]);
}
