import { useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import { uploadLimit } from "#shared/contract/resumes/resumes.ts";
import type { DocumentFacts } from "#shared/domain/resumes/document-facts.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../platform/api.ts";
import { optimizerToasts } from "./optimizer/optimizer-texts.ts";

export interface ReadFile {
  text: string;
  name: string;
  /** What the file showed beside its text. */
  facts: DocumentFacts;
  /** The original, kept for a day unless a resume is kept with it. */
  fileId: string;
}

/** Reads a chosen or dropped file on the server; `reason` is the server's own sentence when it refused. */
export function useResumeFile(onRead: (file: ReadFile) => void) {
  const [isReading, setIsReading] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  const { toast } = useToast();
  const read = async (file: File) => {
    setReason(null);
    if (file.size > uploadLimit) {
      toast(optimizerToasts.tooLarge);
      return;
    }
    setIsReading(true);
    try {
      const { text, fileName, facts, fileId } = await api.resumes.readFile({ file });
      onRead({ text, name: fileName || file.name, facts, fileId });
      toast(optimizerToasts.uploaded);
    } catch (error) {
      if (error instanceof ApiError && error.body) setReason(error.body.message);
      toast(optimizerToasts.uploadFailed);
    } finally {
      setIsReading(false);
    }
  };
  return { isReading, reason, read };
}
