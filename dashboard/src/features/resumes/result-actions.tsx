import { Download, Pencil, Upload } from "lucide-react";
import type { Optimisation } from "#shared/contract/resumes.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { optimizerTexts as texts } from "./optimizer-texts.ts";
import { useDownloadResume } from "./use-download-resume.ts";

export interface ResultActionsProps {
  result: Optimisation;
  onEdit: () => void;
  onRescan: () => void;
}

export function ResultActions({ result, onEdit, onRescan }: ResultActionsProps) {
  const { isBusy, download } = useDownloadResume(result);
  return (
    <div className="grid w-full grid-cols-2 gap-2 md:flex">
      <Button variant="ghost" icon={<Upload aria-hidden="true" />} onClick={onRescan}>
        {texts.rescan}
      </Button>
      <Button icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
        {texts.edit}
      </Button>
      <Button
        variant="primary"
        icon={<Download aria-hidden="true" />}
        busy={isBusy}
        busyLabel="Downloading..."
        onClick={download}
        className="max-md:col-span-2"
      >
        {texts.download}
      </Button>
    </div>
  );
}
