import { useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import { type Template, templateFileName } from "#shared/domain/templates/template.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../platform/api.ts";
import { saveFile } from "../../platform/browser/save-file.ts";
import { downloadToasts } from "./templates-texts.ts";

interface PageWay {
  failed: typeof downloadToasts.listFailed | typeof downloadToasts.detailFailed;
  fetchFor: (template: Template, email: string) => Promise<void>;
}

/** The list asks for a link and opens it, the detail page takes the file. decision: D-38. */
const pageWays = {
  list: {
    failed: downloadToasts.listFailed,
    fetchFor: async ({ id }, email) => {
      const { downloadUrl, filename } = await api.templates.download({ body: { templateId: id, email } });
      const link = document.createElement("a");
      link.href = downloadUrl;
      link.download = filename;
      link.click();
    },
  },
  detail: {
    failed: downloadToasts.detailFailed,
    fetchFor: async (template, email) => {
      const file = await api.templates.download.file({ body: { templateId: template.id, email } });
      saveFile(file, templateFileName(template));
    },
  },
} as const satisfies Record<string, PageWay>;

async function fetchSignedIn(template: Template): Promise<void> {
  const file = await api.templates.downloadSignedIn({ body: { templateId: template.id } });
  saveFile(file, templateFileName(template));
}

export interface TemplateDownload {
  /** Signed-in people get the file at once, visitors the dialog for this template. */
  start: (template: Template) => void;
  busyId: string | null;
  dialog: {
    template: Template | null;
    isBusy: boolean;
    onSubmit: (email: string) => void;
    onClose: () => void;
  };
}

/** @param isSignedIn answers once it is known. */
export function useTemplateDownload(
  page: keyof typeof pageWays,
  isSignedIn: () => Promise<boolean>,
): TemplateDownload {
  const [busyId, setBusyId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Template | null>(null);
  const { toast } = useToast();
  const { failed, fetchFor } = pageWays[page];

  const run = async (template: Template, fetchIt: () => Promise<void>) => {
    setBusyId(template.id);
    try {
      await fetchIt();
      setChosen(null);
      toast({ ...downloadToasts.done, description: templateFileName(template) });
    } catch (error) {
      const answered = error instanceof ApiError ? error.body?.message : undefined;
      toast({ ...failed, description: answered || failed.description });
    } finally {
      setBusyId(null);
    }
  };
  const start = async (template: Template) => {
    if (busyId) return;
    if (template.type === "premium") return void toast(downloadToasts.premium);
    if (await isSignedIn()) await run(template, () => fetchSignedIn(template));
    else setChosen(template);
  };
  return {
    start: (template) => void start(template),
    busyId,
    dialog: {
      template: chosen,
      isBusy: busyId !== null,
      onSubmit: (email) => chosen && void run(chosen, () => fetchFor(chosen, email)),
      onClose: () => setChosen(null),
    },
  };
}
