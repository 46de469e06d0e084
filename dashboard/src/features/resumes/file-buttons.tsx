import { Download } from "lucide-react";
import { Button, type ButtonProps } from "#shared/ui/primitives/button.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import type { FileFormat } from "./download/use-download.ts";

export interface FileButtonsProps {
  /** "Word" on the analysis, "DOC" on the preview: the same file. */
  word: "Word" | "DOC";
  /** The look of the Word button; the other one stays quiet. */
  variant?: ButtonProps["variant"];
  busy: FileFormat | null;
  onDownload: (format: FileFormat) => void;
  className?: string | undefined;
}

/** The two formats side by side. */
export function FileButtons({ word, variant, busy, onDownload, className }: FileButtonsProps) {
  const icon = <Download aria-hidden="true" />;
  return (
    <div className={classNames("grid grid-cols-2 gap-2", className)}>
      <Button icon={icon} busy={busy === "pdf"} onClick={() => onDownload("pdf")}>
        PDF
      </Button>
      <Button icon={icon} variant={variant} busy={busy === "docx"} onClick={() => onDownload("docx")}>
        {word}
      </Button>
    </div>
  );
}
