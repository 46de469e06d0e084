import { ChevronDown, Download, Pencil, Upload } from "lucide-react";
import type { Optimisation } from "#shared/contract/resumes.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { Menu } from "#shared/ui/primitives/menu.tsx";
import { DownloadItems } from "./download-items.tsx";
import { optimizerTexts as texts } from "./optimizer-texts.ts";
import { useDesign } from "./use-design.ts";
import { useDownloadResume } from "./use-download-resume.ts";

export interface ResultActionsProps {
  result: Optimisation;
  onEdit: () => void;
  onRescan: () => void;
}

export function ResultActions({ result, onEdit, onRescan }: ResultActionsProps) {
  const [design, setDesign] = useDesign();
  const { isBusy, download } = useDownloadResume(result, design);
  return (
    <div className="grid w-full grid-cols-2 gap-2 md:flex">
      <Button variant="ghost" icon={<Upload aria-hidden="true" />} onClick={onRescan}>
        {texts.rescan}
      </Button>
      <Button icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
        {texts.edit}
      </Button>
      <div className="flex gap-2 max-md:col-span-2">
        <Button
          variant="primary"
          icon={<Download aria-hidden="true" />}
          busy={isBusy}
          busyLabel="Downloading..."
          onClick={() => download("docx")}
          className="max-md:flex-1"
        >
          {texts.download}
        </Button>
        <Menu trigger={<IconButton label="PDF and designs" icon={<ChevronDown aria-hidden="true" />} />}>
          <DownloadItems design={design} onDesign={setDesign} onPdf={() => download("pdf")} />
        </Menu>
      </div>
    </div>
  );
}
