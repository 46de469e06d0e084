import { useEffect, useRef, useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import { createApiClient } from "#shared/client/create-api-client.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import type { PageProgress } from "#shared/contract/resumes/page-progress.ts";
import { uploadLimit } from "#shared/contract/resumes/resumes.ts";
import type { DocumentFacts } from "#shared/domain/resumes/document-facts.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { sendTelling } from "../../platform/send-file.ts";
import { optimizerToasts } from "./optimizer/optimizer-texts.ts";

export interface ReadFile {
  text: string;
  name: string;
  /** What the file showed beside its text. */
  facts: DocumentFacts;
  /** The original, stored for a day unless a resume is stored with it. */
  fileId: string;
}

/** A file on its way. */
export interface FileUnderWay {
  name: string;
  /** How much of it has left, 0 to 1; then it is read. */
  sent: number;
  /** The page of a scan that is being read. */
  progress?: PageProgress;
}

const { readFile } = contract.resumes;

/** One call of its own for each file: it tells how far the file is. */
function sendFile(file: File, signal: AbortSignal, onUnderWay: (underWay: FileUnderWay) => void) {
  const { name } = file;
  const send = sendTelling((sent) => onUnderWay({ name, sent }));
  const { resumes } = createApiClient({ resumes: { readFile } }, { baseUrl: "", send });
  const onPage = (progress: PageProgress) => onUnderWay({ name, sent: 1, progress });
  return resumes.readFile({ file }, { signal, onPage });
}

/**
 * Reads a chosen or dropped file on the server; `reason` is the server's own sentence when it refused. A further file
 * goes before the one under way. Whoever leaves is told that the file stayed behind; what was typed is untouched.
 */
export function useResumeFile(onRead: (file: ReadFile) => void) {
  const [underWay, setUnderWay] = useState<FileUnderWay | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const running = useRef<{ name: string; call: AbortController } | null>(null);
  const { toast } = useToast();

  useEffect(() => {
    const now = running;
    return () => {
      if (!now.current) return;
      now.current.call.abort();
      toast(optimizerToasts.leftBehind(now.current.name));
    };
  }, [toast]);

  const read = async (file: File) => {
    setReason(null);
    if (file.size > uploadLimit) {
      toast(optimizerToasts.tooLarge);
      return;
    }
    running.current?.call.abort();
    const { name } = file;
    const call = new AbortController();
    running.current = { name, call };
    setUnderWay({ name, sent: 0 });
    const isLast = () => running.current?.call === call;
    const end = () => {
      running.current = null;
      setUnderWay(null);
    };
    try {
      const { text, fileName, facts, fileId } = await sendFile(file, call.signal, (now) => {
        if (isLast()) setUnderWay(now);
      });
      if (!isLast()) return;
      end();
      onRead({ text, name: fileName || name, facts, fileId });
      toast(optimizerToasts.uploaded);
    } catch (error) {
      if (call.signal.aborted) return;
      end();
      if (error instanceof ApiError && error.body) setReason(error.body.message);
      toast(optimizerToasts.uploadFailed);
    }
  };
  return { underWay, reason, read };
}
