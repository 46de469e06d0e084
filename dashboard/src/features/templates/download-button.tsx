import { Download } from "lucide-react";
import type { Template } from "#shared/domain/templates/template.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { EmailDialog } from "./email-dialog.tsx";
import { templatesTexts, templateTexts as texts } from "./templates-texts.ts";
import { useTemplateDownload } from "./use-template-download.ts";

export interface DownloadButtonProps {
  template: Template;
  /** The page it stands on: the two say other words and take the file another way. */
  page: "list" | "detail";
  /** Answers once it is known. */
  isSignedIn: () => Promise<boolean>;
}

/** Gets the file: at once who is signed in, through the dialog a visitor. */
export function DownloadButton({ template, page, isSignedIn }: DownloadButtonProps) {
  const { start, busyId, dialog } = useTemplateDownload(page, isSignedIn);
  return (
    <>
      <Button
        variant="primary"
        icon={<Download aria-hidden="true" />}
        aria-describedby={page === "list" ? `${template.id}-name` : undefined}
        busy={busyId !== null && (page === "list" || dialog.template === null)}
        busyLabel={texts.downloading}
        onClick={() => start(template)}
        block={page === "detail"}
        className={page === "list" ? "max-sm:w-full" : undefined}
      >
        {page === "list" ? templatesTexts.get : texts.download}
      </Button>
      <EmailDialog {...dialog} />
    </>
  );
}
