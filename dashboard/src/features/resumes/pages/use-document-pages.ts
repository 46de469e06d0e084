import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import { createApiClient } from "#shared/client/create-api-client.ts";
import { queryKey } from "#shared/client/route-query.ts";
import { type DocumentPages, documentPages } from "#shared/contract/resumes/document-pages.ts";
import type { DocumentDesign, SkillsLayout } from "#shared/domain/resumes/document-designs.ts";
import { ownOrigin } from "../../../platform/api.ts";

const { documentPages: api } = createApiClient({ documentPages }, ownOrigin);

/** Quiet time in the text before its pages are drawn anew. */
const quietMs = 500;

/** The text once it has rested; the first one at once. */
export function useSettledText(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), quietMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

export interface PagesOrder {
  text: string;
  design: DocumentDesign;
  twoPages?: boolean | undefined;
  skills?: SkillsLayout | undefined;
  thumbnail?: boolean;
}

/** A text that no PDF holds is refused in words: asking again changes nothing. */
function mayRetry(count: number, error: Error): boolean {
  return count < 2 && !(error instanceof ApiError && error.code === "unsupported");
}

/** The pages of a resume's PDF. The ones before stay while new ones are drawn. decision: D-79. */
export function useDocumentPages(order: PagesOrder) {
  return useQuery<DocumentPages>({
    queryKey: queryKey(documentPages.draw, order),
    queryFn: () => api.draw({ body: order }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: mayRetry,
  });
}

/** Why there are no pages, for people. */
export function noPagesText(error: Error | null): string {
  const said = error instanceof ApiError ? error.body?.error : undefined;
  return said ?? "The pages could not be drawn just now. The text is the same.";
}
