import { Pencil } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { DocumentDesign } from "#shared/domain/resumes/document-designs.ts";
import { Paper } from "#shared/ui/blocks/paper.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { OwnWordMenu } from "../download/own-word-menu.tsx";
import type { FileFormat } from "../download/use-download.ts";
import { FileButtons } from "../file-buttons.tsx";
import type { Layout } from "../pages/use-layout.ts";
import { withoutHandEdits } from "../review/review.ts";
import type { Reviewed } from "../review/use-review.ts";
import { characterCount, previewToasts, previewTexts as texts } from "./preview-texts.ts";

/** Loaded when the text is there. */
const TypesetResume = lazy(async () => ({
  default: (await import("../pages/typeset-resume.tsx")).TypesetResume,
}));

/** The edit mode of the Final Resume: Save keeps what was typed, Cancel brings the text back as it was. */
export function useFinalEdit({ review, change, proposals }: Reviewed) {
  const [wasLeft, setWasLeft] = useState(false);
  const { toast } = useToast();
  const leave = (text: string) => {
    setWasLeft(true);
    change({ ...review, text, draft: null });
  };
  const unedited = withoutHandEdits(review, proposals);
  return {
    wasLeft,
    undoEdits: unedited.text === review.text ? null : () => leave(unedited.text),
    start: () => change({ ...review, draft: review.text }),
    type: (draft: string) => change({ ...review, draft }),
    cancel: () => leave(review.text),
    save: () => {
      const before = review.text;
      leave(review.draft ?? before);
      toast({
        ...previewToasts.saved,
        action: { label: "Undo", onAction: () => change({ ...review, text: before, draft: null }) },
      });
    },
  };
}

export interface FinalResumeProps {
  text: string;
  design: DocumentDesign;
  onDesign: (design: DocumentDesign) => void;
  layout: Layout;
  onLayout: (change: Layout) => void;
  busy: FileFormat | null;
  onDownload: (format: FileFormat) => void;
  onEdit: () => void;
  /** Takes back what was typed here; null while nothing was. */
  onUndoEdits: (() => void) | null;
  /** The edit mode was just left: the focus comes back to its button. */
  takesFocus: boolean;
}

/** The text that the files hold. */
export function FinalResume(props: FinalResumeProps) {
  const { text, design, onDesign, layout, onLayout, busy, onDownload, onEdit, onUndoEdits, takesFocus } =
    props;
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) card.current?.querySelector("button")?.focus();
  }, [takesFocus]);
  return (
    <Card as="section" inset={16} ref={card}>
      <CardHeader
        title={texts.final}
        action={
          <Button
            compact
            variant="ghost"
            className="-mr-3"
            icon={<Pencil aria-hidden="true" />}
            onClick={onEdit}
          >
            Edit
          </Button>
        }
      />
      <CardBody className="grid gap-3">
        <Suspense fallback={<TextSheet text={text} />}>
          <TypesetResume
            {...{ text, design, onDesign, layout, onLayout }}
            fallback={<TextSheet text={text} />}
          />
        </Suspense>
        <div className="flex items-center justify-between gap-2">
          <p className="text-13 text-muted tabular-nums">{characterCount(text)}</p>
          <OwnWordMenu />
        </div>
        <FileButtons word="DOC" busy={busy} onDownload={onDownload} />
        {onUndoEdits && (
          <div className="-mb-2 flex flex-wrap items-center justify-between gap-x-2 text-13">
            <p className="text-muted">Holds your own edits.</p>
            <Button compact variant="ghost" className="-mr-3" onClick={onUndoEdits}>
              Undo edits
            </Button>
          </div>
        )}
      </CardBody>
    </Card>
  );
}

/** The text until its pages are there. */
function TextSheet({ text }: { text: string }) {
  return (
    <Paper className="relative aspect-[210/297] overflow-hidden">
      <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
      <div
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 h-16 bg-linear-to-t from-surface to-transparent"
      />
    </Paper>
  );
}
