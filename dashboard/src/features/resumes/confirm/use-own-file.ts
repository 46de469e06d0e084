import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import { queryKey } from "#shared/client/route-query.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import type { Resume } from "#shared/contract/resumes/saved-resume.ts";
import { api } from "../../../platform/api.ts";
import type { FilePage } from "./open-pdf.ts";
import type { WordBlock } from "./open-word.ts";

/** A file as it can be shown here. */
export type ShownFile =
  | { kind: "pages"; pages: FilePage[]; more: number }
  | { kind: "word"; blocks: WordBlock[] }
  /** Its text as it was read, and why there is no more to see; null where the person asked for it. */
  | { kind: "text"; reason: string | null };

type KeptFile = NonNullable<Resume["file"]>;

export const noFileTexts = {
  none: "No file to compare with.",
  gone: "Your file is no longer kept. This is the text that was read from it.",
  plain: "A file of this kind cannot be drawn here. This is the text that was read from it.",
  failed: "Your file could not be drawn here. This is the text that was read from it.",
} as const;

async function openFile(
  bytes: Uint8Array,
  type: KeptFile["type"],
): Promise<ShownFile & { close?: () => void }> {
  if (type === "pdf") {
    const { openPdf } = await import("./open-pdf.ts");
    const { pages, pageCount, close } = await openPdf(bytes);
    return { kind: "pages", pages, more: pageCount - pages.length, close };
  }
  if (type === "docx") {
    const { openWord } = await import("./open-word.ts");
    return { kind: "word", blocks: openWord(bytes) };
  }
  return { kind: "text", reason: noFileTexts.plain };
}

/** The stored original, opened on this computer; undefined while it comes. */
export function useOwnFile(file: KeptFile | null): ShownFile | undefined {
  const params = { id: file?.id ?? "" };
  const { data, error } = useQuery({
    queryKey: queryKey(contract.resumes.file, { params }),
    queryFn: () => api.resumes.file({ params }),
    enabled: file !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const [shown, setShown] = useState<ShownFile>();
  useEffect(() => {
    if (!data || !file) return;
    let close: (() => void) | undefined;
    let isCurrent = true;
    openFile(data.bytes, file.type).then(
      (opened) => {
        close = opened.close;
        if (isCurrent) setShown(opened);
        else close?.();
      },
      () => isCurrent && setShown({ kind: "text", reason: noFileTexts.failed }),
    );
    return () => {
      isCurrent = false;
      close?.();
    };
  }, [data, file]);
  if (file === null) return { kind: "text", reason: noFileTexts.none };
  if (error) {
    const isGone = error instanceof ApiError && error.code === "not_found";
    return { kind: "text", reason: isGone ? noFileTexts.gone : noFileTexts.failed };
  }
  return shown;
}
