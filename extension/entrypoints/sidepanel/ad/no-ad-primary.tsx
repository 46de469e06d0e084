import { Bookmark, ClipboardPaste, FileText, TextSelect } from "lucide-react";
import { adWords } from "#shared/contract/jobs.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import type { NoAdSource } from "../../../features/jobs/no-ad-choice.tsx";
import type { PdfAd } from "../../../features/jobs/use-pdf-ad.ts";
import { openApplication } from "../open-application.ts";

export interface NoAdPrimaryProps {
  way: NoAdSource;
  pastedWords: number;
  isSaving: boolean;
  isWaiting: boolean;
  pdf: PdfAd;
  /** Id of the saved link. */
  openId: string | undefined;
  onSelection: () => void;
  onPaste: () => void;
  onLink: () => void;
}

/** The bar's primary button for a page that is not an ad. */
export function NoAdPrimary({ way, openId, ...props }: NoAdPrimaryProps) {
  const look = { variant: "primary", className: "flex-1" } as const;
  if (way === "selection")
    return (
      <Button {...look} icon={<TextSelect aria-hidden="true" />} onClick={props.onSelection}>
        Score the selection
      </Button>
    );
  if (way === "pdf")
    return (
      <Button
        {...look}
        icon={<FileText aria-hidden="true" />}
        busy={props.pdf.isReading}
        busyLabel="Reading..."
        onClick={props.pdf.read}
      >
        Read this PDF
      </Button>
    );
  if (way === "paste")
    return (
      <Button
        {...look}
        icon={<ClipboardPaste aria-hidden="true" />}
        disabled={props.pastedWords === 0}
        onClick={props.onPaste}
      >
        {props.pastedWords > 0 && props.pastedWords < adWords.minimum ? "Take this text" : "Score this text"}
      </Button>
    );
  if (openId !== undefined)
    return (
      <Button {...look} onClick={() => openApplication(openId)}>
        Open application
      </Button>
    );
  return (
    <Button
      {...look}
      icon={<Bookmark aria-hidden="true" />}
      busy={props.isSaving}
      busyLabel="Saving..."
      disabled={props.isWaiting}
      onClick={props.onLink}
    >
      {props.isWaiting ? "Waiting to send" : "Save link only"}
    </Button>
  );
}
