import { useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import type { FileAnswer } from "#shared/contract/route.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { saveFile } from "../../platform/browser/save-file.ts";

/** Asks for a file and hands it to the browser; a failure says why. */
export function useFileDownload() {
  const [busy, setBusy] = useState<string | null>(null);
  const { toast } = useToast();
  const download = async (what: string, ask: () => Promise<FileAnswer>, name?: string) => {
    setBusy(what);
    try {
      const file = await ask();
      saveFile(file, name ?? file.name);
    } catch (error) {
      const description = error instanceof ApiError ? error.message : "Please try again later.";
      toast({ title: "Download failed", description, variant: "destructive" });
    } finally {
      setBusy(null);
    }
  };
  return { busy, download };
}
