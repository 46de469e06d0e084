import { FileText } from "lucide-react";
import {
  type DocumentDesign,
  designTexts,
  documentDesigns,
} from "#shared/domain/resumes/document-designs.ts";
import { MenuChoice, MenuItem, MenuSeparator } from "#shared/ui/primitives/menu.tsx";

export interface DownloadItemsProps {
  design: DocumentDesign;
  onDesign: (design: DocumentDesign) => void;
  onPdf: () => void;
}

const options = documentDesigns.map((value) => ({ value, ...designTexts[value] }));

/** Inside a menu: the other format, and how both look. */
export function DownloadItems({ design, onDesign, onPdf }: DownloadItemsProps) {
  return (
    <>
      <MenuItem icon={<FileText aria-hidden="true" />} onSelect={onPdf}>
        Download as PDF
      </MenuItem>
      <MenuSeparator />
      <MenuChoice label="Design of both" options={options} value={design} onValueChange={onDesign} />
    </>
  );
}
